/** An object in the document, whose values have not been checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** An error in the document, with its place. Reading stops at the first one. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

/** Whether a value is an object with named values. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as an object.
 * @throws DocumentError with the place if it is something else. */
export function fieldsOf(value: unknown, place: string): Fields {
  if (!isFields(value)) throw new DocumentError(`${place}: an object was expected`);
  return value;
}

/** The value as an object; an empty one if it is missing. */
export function optionalFields(value: unknown, place: string): Fields {
  return value === undefined ? {} : fieldsOf(value, place);
}

/** The value as a text.
 * @throws DocumentError with the place if it is something else. */
export function textOf(value: unknown, place: string): string {
  if (typeof value !== 'string') throw new DocumentError(`${place}: a text was expected`);
  return value;
}

/** The value as a list of texts, empty if missing.
 * @throws DocumentError with the place if it is something else. */
export function textsOf(value: unknown, place: string): readonly string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || !value.every((entry) => typeof entry === 'string')) {
    throw new DocumentError(`${place}: a list of texts was expected`);
  }
  return value;
}

/** The value as a list, empty if missing.
 * @throws DocumentError with the place if it is something else. */
export function listOf(value: unknown, place: string): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new DocumentError(`${place}: a list was expected`);
  return value;
}

/** Follows `$ref` until there are no more.
 * @throws DocumentError if one leads nowhere, out of the document, or in a circle. */
export function resolve(root: Fields, value: unknown, place: string): Fields {
  let found = fieldsOf(value, place);
  for (let hops = 0; found['$ref'] !== undefined; hops += 1) {
    const reference = textOf(found['$ref'], place);
    if (!reference.startsWith('#/') || hops > 20) throw new DocumentError(`${place}: ${reference} cannot be followed`);
    let target: unknown = root;
    for (const step of reference.slice(2).split('/')) {
      target = fieldsOf(target, `${place}: ${reference}`)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
    }
    found = fieldsOf(target, `${place}: ${reference}`);
  }
  return found;
}
