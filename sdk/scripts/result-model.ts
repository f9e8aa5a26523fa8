import type { ResultKind } from '../src/contract/operation-row.ts';
import {
  DocumentError,
  fieldsOf,
  optionalFields,
  textsOf,
  type ApiDocument,
  type Fields,
  type Operation,
} from '../src/contract/document/index.ts';

/** What an operation's success replies mean to its caller. */
export interface ResultModel {
  readonly kind: ResultKind;
  /** The query parameter `format` turns the JSON into a file. */
  readonly alsoFile: boolean;
  /** The values of `format` that do so. */
  readonly fileFormats: readonly string[];
}

/** Names that an envelope may have when only its `data` matters. */
const plainEnvelope = new Set(['success', 'data', 'message']);

/** Reads the 2xx replies of an operation.
 * @throws DocumentError if there are none, or if a paged list has no `data` and `meta`. */
export function resultOf(document: ApiDocument, operation: Operation): ResultModel {
  const { id } = operation;
  const json: Fields[] = [];
  const other = new Set<string>();
  for (const [status, reply] of Object.entries(operation.replies)) {
    if (!status.startsWith('2')) continue;
    const content = optionalFields(reply['content'], `${id}: ${status}`);
    for (const [media, entry] of Object.entries(content)) {
      if (media !== 'application/json') other.add(media);
      else json.push(...variantsOf(document, fieldsOf(entry, `${id}: ${media}`)['schema']));
    }
    if (Object.keys(content).length === 0) json.push({});
  }
  if (json.length === 0 && other.size === 0) throw new DocumentError(`${id}: no 2xx response is described`);
  const fileFormats = json.length > 0 && other.size > 0 ? formatsOf(document, operation) : [];
  const kind = json.length === 0 ? 'file' : jsonKind(json, operation.fields['x-paginated'] === true, id);
  return { kind, alsoFile: fileFormats.length > 0, fileFormats };
}

function jsonKind(variants: readonly Fields[], paged: boolean, id: string): ResultKind {
  const shapes = variants.map((schema) => Object.keys(optionalFields(schema['properties'], id)));
  if (paged) {
    if (!shapes.every((names) => names.includes('data') && names.includes('meta'))) {
      throw new DocumentError(`${id}: a paged list needs data and meta`);
    }
    return 'page';
  }
  if (shapes.every((names) => names.length === 0)) return 'none';
  return shapes.every((names) => names.includes('data') && names.every((name) => plainEnvelope.has(name)))
    ? 'data'
    : 'whole';
}

function variantsOf(document: ApiDocument, schema: unknown): readonly Fields[] {
  const resolved = document.resolve(schema);
  const choices = resolved['oneOf'] ?? resolved['anyOf'];
  return Array.isArray(choices) ? choices.flatMap((choice) => variantsOf(document, choice)) : [resolved];
}

/** An operation that answers JSON or a file must let its caller choose, or no one could type the result. */
function formatsOf(document: ApiDocument, { id, parameters }: Operation): readonly string[] {
  const format = parameters.find((parameter) => parameter.in === 'query' && parameter.name === 'format');
  const values = textsOf(document.resolve(format?.schema ?? {})['enum'], `${id}: format`);
  const files = values.filter((value) => value !== 'json');
  if (files.length === 0)
    throw new DocumentError(`${id}: returns JSON or a file, so it needs a format query parameter`);
  return files;
}
