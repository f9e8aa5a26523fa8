import { DocumentError, fieldsOf, isFields, textOf, type Fields } from '../src/contract/document/index.ts';

/** Replaces each `{ $example: Name }` by the first example of that schema.
 * @throws DocumentError if an example contains itself. */
export function fillExamples(document: Fields): Fields {
  const schemas = fieldsOf(fieldsOf(document['components'], 'components')['schemas'], 'schemas');
  const fill = (value: unknown, open: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((entry: unknown) => fill(entry, open));
    if (!isFields(value)) return value;
    if (value['$example'] !== undefined) return exampleOf(textOf(value['$example'], '$example'), open);
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, fill(entry, open)]));
  };
  const exampleOf = (name: string, open: readonly string[]): unknown => {
    if (open.includes(name)) throw new DocumentError(`the example of ${name} contains itself`);
    const examples: unknown = fieldsOf(schemas[name], name)['examples'];
    return fill(Array.isArray(examples) ? examples[0] : undefined, [...open, name]);
  };
  return fieldsOf(fill(document, []), 'document');
}
