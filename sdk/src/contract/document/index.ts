/** The contract as a document: read once here, for the generator of the SDK and for the server. */
import { parse } from 'yaml';
import { DocumentError, fieldsOf, resolve, type Fields } from './fields.ts';
import { readOperation, writtenOperations, type Operation } from './operation.ts';

export {
  DocumentError,
  fieldsOf,
  isFields,
  listOf,
  optionalFields,
  resolve,
  textOf,
  textsOf,
  type Fields,
} from './fields.ts';
export { notBlankPattern, withoutRepeatedRules } from './repeated-rules.ts';
export { writtenOperations, type Operation, type Parameter } from './operation.ts';

/** The parsed contract. */
export interface ApiDocument {
  readonly root: Fields;
  /** As written, in YAML. */
  readonly text: string;
  readonly operations: readonly Operation[];
  /** Follows a `$ref` into this document until there are no more.
   * @throws DocumentError when it leads nowhere or out of the document. */
  resolve(value: unknown): Fields;
}

/** Reads the contract from its text.
 * @param parsed - what the text says, for those who have parsed it already.
 * @throws DocumentError when it has no paths, an operation without an id, or the same id twice. */
export function readDocument(text: string, parsed: unknown = parse(text)): ApiDocument {
  const root = fieldsOf(parsed, 'document');
  fieldsOf(root['paths'], 'paths');
  const operations = new Map<string, Operation>();
  for (const written of writtenOperations(root)) {
    const operation = readOperation(root, written);
    if (operations.has(operation.id)) throw new DocumentError(`${operation.id}: two operations have this name`);
    operations.set(operation.id, operation);
  }
  return { root, text, operations: [...operations.values()], resolve: (value) => resolve(root, value, 'reference') };
}

/** Whether a schema represents bytes. */
export function isBinary(schema: Fields): boolean {
  return schema['contentMediaType'] !== undefined || schema['format'] === 'binary';
}
