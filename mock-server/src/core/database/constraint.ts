/** The kinds of constraints that a statement can violate. */
export type ConstraintKind = 'unique' | 'foreign_key' | 'check' | 'not_null';

export interface BrokenConstraint {
  kind: ConstraintKind;
  /** The constraint's name; for `not_null` the column's. */
  constraint: string;
}

/** SQLSTATE class 23. */
const KINDS: Readonly<Record<string, ConstraintKind>> = {
  '23505': 'unique',
  '23503': 'foreign_key',
  '23514': 'check',
  '23502': 'not_null',
};

/** Returns which constraint a statement violated, wherever the query layer put the database's error; undefined if the
 * error is a different one. Rules turn it into a 409 or a field's message. */
export function constraintOf(error: unknown): BrokenConstraint | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint, column } = current as { code?: unknown; constraint?: unknown; column?: unknown };
    const kind = typeof code === 'string' ? KINDS[code] : undefined;
    const name = kind === 'not_null' ? column : constraint;
    if (kind !== undefined) return { kind, constraint: typeof name === 'string' ? name : '' };
  }
  return undefined;
}
