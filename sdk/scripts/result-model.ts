import type { ResultKind } from '../src/contract/operation-row.ts';
import {
  DocumentError,
  fieldsOf,
  isFields,
  optionalFields,
  textsOf,
  type ApiDocument,
  type Fields,
  type Operation,
} from '../src/contract/document/index.ts';

/** What an operation's success replies mean to its caller. */
export interface ResultModel {
  readonly kind: Exclude<ResultKind, 'any'>;
  /** The query parameter `format` turns the JSON into a file. */
  readonly alsoFile: boolean;
  /** The values of `format` that do so. */
  readonly fileFormats: readonly string[];
  /** The type of what the call returns, or of a row of its list, if the document names it: `Domain`, `readonly Feed[]`. */
  readonly typeName: string | undefined;
}

/** Names that an envelope may have when only its `data` matters. */
const plainEnvelope = new Set(['success', 'data', 'message']);

/** Reads the 2xx replies of an operation.
 * @throws DocumentError if there are none, or if a paged list has no `data` and `meta`. */
export function resultOf(document: ApiDocument, operation: Operation): ResultModel {
  const { id } = operation;
  const json: Fields[] = [];
  const written: unknown[] = [];
  const other = new Set<string>();
  for (const [status, reply] of Object.entries(operation.replies)) {
    if (!status.startsWith('2')) continue;
    const content = optionalFields(reply['content'], `${id}: ${status}`);
    for (const [media, entry] of Object.entries(content)) {
      if (media !== 'application/json') other.add(media);
      else {
        const { schema } = fieldsOf(entry, `${id}: ${media}`);
        written.push(schema);
        json.push(...variantsOf(document, schema));
      }
    }
    if (Object.keys(content).length === 0) json.push({});
  }
  if (json.length === 0 && other.size === 0) throw new DocumentError(`${id}: no 2xx response is described`);
  const fileFormats = json.length > 0 && other.size > 0 ? formatsOf(document, operation) : [];
  const kind = json.length === 0 ? 'file' : jsonKind(json, operation.fields['x-paginated'] === true, id);
  const names = written.map((schema) => typeNameOf(document, schema, kind));
  const typeName = names.length > 0 && !names.includes(undefined) ? [...new Set(names)].join(' | ') : undefined;
  return { kind, alsoFile: fileFormats.length > 0, fileFormats, typeName };
}

/** The name of the part of a reply that the caller gets. */
function typeNameOf(document: ApiDocument, schema: unknown, kind: ResultModel['kind']): string | undefined {
  if (kind === 'whole') return nameOf(schema);
  const { data } = optionalFields(document.resolve(schema)['properties'], 'properties');
  const items = isFields(data) && data['type'] === 'array' ? nameOf(data['items']) : undefined;
  if (kind === 'page') return items;
  return items === undefined ? nameOf(data) : `readonly ${items}[]`;
}

function nameOf(schema: unknown): string | undefined {
  const reference = isFields(schema) ? schema['$ref'] : undefined;
  return typeof reference === 'string' ? /^#\/components\/schemas\/(\w+)$/.exec(reference)?.[1] : undefined;
}

function jsonKind(variants: readonly Fields[], paged: boolean, id: string): ResultModel['kind'] {
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
