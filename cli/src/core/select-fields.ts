import { UsageError } from './command-error.ts';

/** Field names as typed: comma-separated, with dots for nested fields. */
export function parseFieldNames(typed: string): readonly string[] {
  const names = typed.split(',').map((name) => name.trim());
  if (names.includes('')) throw new UsageError(`--json: missing field name in "${typed}"`);
  return names;
}

/**
 * Keeps the named fields of a result. An unknown field is a typo.
 * @param mayLack - fields that are missing are null instead
 * @throws UsageError that lists the available fields
 */
export function selectFields(value: unknown, names: readonly string[], mayLack = false): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const selected: [string, unknown][] = names.map((name) => [name, fieldOf(value, name, mayLack ? undefined : value)]);
  return Object.fromEntries(selected);
}

/** The error for a field that a result does not have. */
export function unknownField(name: string, available: readonly string[]): UsageError {
  return new UsageError(`--json: unknown field "${name}". Available fields: ${available.join(', ')}`);
}

/** @param whole - what must have it; undefined if it may be missing
 * @param path - of the value, with a dot at its end */
function fieldOf(value: object, name: string, whole: object | undefined, path = ''): unknown {
  const own = Object.getOwnPropertyDescriptor(value, name);
  if (own) return own.value;
  const dot = name.indexOf('.');
  const outer = dot > 0 ? Object.getOwnPropertyDescriptor(value, name.slice(0, dot)) : undefined;
  if (outer === undefined) {
    if (whole === undefined) return null;
    throw unknownField(
      path + name,
      Object.keys(whole).map((one) => path + one),
    );
  }
  const inner: unknown = outer.value;
  if (inner === null || inner === undefined) return null;
  if (typeof inner !== 'object') throw new UsageError(`--json: "${path}${name.slice(0, dot)}" has no fields`);
  return fieldOf(inner, name.slice(dot + 1), whole && inner, path + name.slice(0, dot + 1));
}
