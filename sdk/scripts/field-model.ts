import {
  isBinary,
  isFields,
  optionalFields,
  type ApiDocument,
  type Fields,
  type Operation,
} from '../src/contract/document/index.ts';

/** One field of a call, for whoever reads about it. */
export interface FieldModel {
  readonly name: string;
  readonly required: boolean;
  /** What it may be, with its limits: `number, 0 to 100`. */
  readonly values: string;
  /** With its unit. Empty if the document says nothing more than the name does. */
  readonly description: string;
}

/** The fields of a call in the order of the document: path, query, and body. */
export function inputFieldsOf(document: ApiDocument, { parameters, body }: Operation): readonly FieldModel[] {
  const fields = new Map<string, FieldModel>();
  for (const { name, in: place, required, schema, description } of parameters) {
    if (place !== 'header') fields.set(name, fieldOf(document, { name, required, source: schema, description }));
  }
  const schemas = Object.values(body?.content ?? {}).map((content) => document.resolve(content));
  const isRequired = (name: string): boolean =>
    schemas.every((schema) => Array.isArray(schema['required']) && schema['required'].includes(name));
  for (const schema of schemas) {
    for (const [name, source] of Object.entries(optionalFields(schema['properties'], 'properties'))) {
      if (!isFields(source)) continue;
      fields.set(name, fieldOf(document, { name, required: isRequired(name), source, description: undefined }));
    }
  }
  return [...fields.values()];
}

interface FieldSource {
  readonly name: string;
  readonly required: boolean;
  readonly source: Fields;
  readonly description: string | undefined;
}

function fieldOf(document: ApiDocument, { name, required, source, description }: FieldSource): FieldModel {
  const written = description ?? source['description'] ?? document.resolve(source)['description'];
  return {
    name,
    required,
    values: valuesOf(document, source),
    description: typeof written === 'string' ? written.replaceAll(/\s+/g, ' ').trim() : '',
  };
}

function valuesOf(document: ApiDocument, source: Fields): string {
  const schema = document.resolve(source);
  if (isBinary(schema)) return 'file';
  const choices = schema['oneOf'] ?? schema['anyOf'];
  if (Array.isArray(choices)) return listed(choices.filter(isFields).map((choice) => valuesOf(document, choice)));
  if (Array.isArray(schema['enum'])) return listed(schema['enum'].map((value) => JSON.stringify(value)));
  const types = [schema['type']].flat().filter((type) => typeof type === 'string');
  const plain = types.filter((type) => type !== 'null');
  const what = plain.map((type) => typeText(document, schema, type)).join(' or ');
  return [what, ...limitsOf(schema)].filter((text) => text !== '').join(', ');
}

function typeText(document: ApiDocument, schema: Fields, type: string): string {
  if (type === 'array' && isFields(schema['items'])) return `list of ${valuesOf(document, schema['items'])}`;
  return typeof schema['format'] === 'string' ? `${type} (${schema['format']})` : type;
}

function limitsOf(schema: Fields): readonly string[] {
  return [
    span(schema['minimum'], schema['maximum'], ''),
    span(schema['minLength'], schema['maxLength'], ' characters'),
    span(schema['minItems'], schema['maxItems'], ' entries'),
  ];
}

/** The largest number of the database, which is no limit to anyone. */
const largestInteger = 2_147_483_647;

function span(least: unknown, most: unknown, unit: string): string {
  const [from, to] = [least, most].map((limit) =>
    typeof limit === 'number' && limit !== largestInteger ? String(limit) : undefined,
  );
  if (from === undefined) return to === undefined ? '' : `at most ${to}${unit}`;
  return to === undefined ? `${from}${unit} or more` : `${from} to ${to}${unit}`;
}

function listed(choices: readonly string[]): string {
  return choices.filter((choice) => choice !== 'null').join(' | ');
}
