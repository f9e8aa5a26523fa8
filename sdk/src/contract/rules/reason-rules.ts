import type { RejectionReason, RejectionReasonsChanges } from '../schema.gen.ts';
import type { FormErrors } from './form-rule.ts';

/** Reviewers choose a reason by its name: a list has each name once, whatever its case. */
export function reasonErrors(changes: RejectionReasonsChanges): FormErrors {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([kind, reasons]: [string, readonly RejectionReason[] | undefined]) =>
      repeatedIn(reasons ?? []).map((index) => [`${kind}.${String(index)}.name`, ['Please use each name once']]),
    ),
  );
}

function repeatedIn(reasons: readonly RejectionReason[]): readonly number[] {
  const names = reasons.map(({ name }) => name.trim().toLowerCase());
  return [...names.keys()].filter((index) => names.indexOf(names[index] ?? '') < index);
}
