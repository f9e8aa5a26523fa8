import { textDamaged } from '@grt/sdk/contract';

import type { FieldErrors } from '../refusal.ts';

/** Deeper than any body of the contract, and far from exhausting a stack. */
const maxDepth = 32;

const notText = 'Please remove the unprintable characters';
// eslint-disable-next-line no-control-regex -- NUL is what this looks for: PostgreSQL's text type refuses it
const nul = /\u0000/;

/** Whether the text of a field may have U+FFFD, which stands for what could not be decoded. */
type MayBeDamaged = (field: string) => boolean;

/** Checks what no schema covers: NUL characters and lone surrogates, which the database cannot store, damaged texts, and
 * nesting that no call needs. The key `__proto__` is removed: it is not in the contract and must not reach an assignment.
 * A key may be damaged: it is a known field, or the name of a feed's column, which is as it is in the client's file.
 * @returns the first fault of each field, by dotted name; undefined if there is none. */
export function unsafeFields(value: unknown, mayBeDamaged: MayBeDamaged): FieldErrors | undefined {
  const errors: Record<string, string[]> = {};
  visit(value, [], { errors, mayBeDamaged });
  return Object.keys(errors).length > 0 ? errors : undefined;
}

interface Findings {
  readonly errors: Record<string, string[]>;
  readonly mayBeDamaged: MayBeDamaged;
}

function visit(value: unknown, path: readonly string[], findings: Findings): void {
  const { errors, mayBeDamaged } = findings;
  const field = path.join('.') || 'body';
  if (typeof value === 'string') {
    if (isUnsafe(value)) errors[field] = [notText];
    else if (value.includes('\uFFFD') && !mayBeDamaged(field)) errors[field] = [textDamaged];
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (path.length >= maxDepth) {
    errors[path[0] ?? 'body'] = [`Please send at most ${String(maxDepth)} levels of nesting`];
    return;
  }
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__');
  for (const [key, entry] of Object.entries(value)) {
    if (isUnsafe(key)) errors[field] = [notText];
    else visit(entry, [...path, key], findings);
  }
}

function isUnsafe(text: string): boolean {
  return nul.test(text) || !isWellFormed(text);
}

/** String.prototype.isWellFormed, which the language version of this project does not declare yet. */
function isWellFormed(text: string): boolean {
  return !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);
}
