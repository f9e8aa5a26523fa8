import type { FieldErrors } from '../refusal.ts';

/** Deeper than any body of the contract, and far from exhausting a stack. */
const maxDepth = 32;

const notText = 'Please remove the unprintable characters';
// eslint-disable-next-line no-control-regex -- NUL is what this looks for: PostgreSQL's text type refuses it
const nul = /\u0000/;

/** Checks what no schema covers: NUL characters and lone surrogates, which the database cannot store, and nesting
 * that no call needs. The key `__proto__` is removed: it is not in the contract and must not reach an assignment.
 * @returns the first fault of each field, by dotted name; undefined if there is none. */
export function unsafeFields(value: unknown): FieldErrors | undefined {
  const errors: Record<string, string[]> = {};
  visit(value, [], errors);
  return Object.keys(errors).length > 0 ? errors : undefined;
}

function visit(value: unknown, path: readonly string[], errors: Record<string, string[]>): void {
  const field = path.join('.') || 'body';
  if (typeof value === 'string') {
    if (isUnsafe(value)) errors[field] = [notText];
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
    else visit(entry, [...path, key], errors);
  }
}

function isUnsafe(text: string): boolean {
  return nul.test(text) || !isWellFormed(text);
}

/** String.prototype.isWellFormed, which the language version of this project does not declare yet. */
function isWellFormed(text: string): boolean {
  return !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);
}
