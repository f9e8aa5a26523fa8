/** An object of the document, its values not looked at yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** Methods that the document may use, in lower case as in the document. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** What is wrong with the document, with the place. The generator stops at the first one. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

/** The value as an object.
 * @throws DocumentError with the place if it is something else. */
export function fieldsOf(value: unknown, place: string): Fields {
  if (!isFields(value)) throw new DocumentError(`${place}: an object was expected`);
  return value;
}

/** The value as an object, none when it is not there. */
export function optionalFields(value: unknown, place: string): Fields {
  return value === undefined ? {} : fieldsOf(value, place);
}

/** The value as a list of texts, empty when it is not there. */
export function textsOf(value: unknown, place: string): readonly string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || !value.every((entry) => typeof entry === 'string')) {
    throw new DocumentError(`${place}: a list of texts was expected`);
  }
  return value;
}

/** The value as a text.
 * @throws DocumentError with the place if it is something else. */
export function textOf(value: unknown, place: string): string {
  if (typeof value !== 'string') throw new DocumentError(`${place}: a text was expected`);
  return value;
}

/** One operation, not looked at yet, and the path item that it belongs to. */
export interface Found {
  readonly path: string;
  readonly item: Fields;
  readonly method: (typeof methods)[number];
  readonly operation: Fields;
}

/** The operations of a document, path by path. */
export function* operationsIn(document: Fields): Generator<Found> {
  for (const [path, value] of Object.entries(optionalFields(document['paths'], 'paths'))) {
    const item = fieldsOf(value, path);
    for (const method of methods) {
      const operation = item[method];
      if (operation !== undefined) yield { path, item, method, operation: fieldsOf(operation, `${method} ${path}`) };
    }
  }
}

/** Follows `$ref` until there is none. */
export function resolve(document: Fields, value: unknown, place: string): Fields {
  const fields = fieldsOf(value, place);
  const reference = fields['$ref'];
  if (reference === undefined) return fields;
  const path = textOf(reference, place);
  if (!path.startsWith('#/')) throw new DocumentError(`${place}: ${path} is not inside the document`);
  let target: unknown = document;
  for (const step of path.slice(2).split('/')) {
    target = fieldsOf(target, path)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return resolve(document, target, path);
}

/** Whether a value is an object with named values. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
