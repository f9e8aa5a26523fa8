import { numberFormats, textFormats, textKinds } from '../src/contract/formats/index.ts';
import {
  DocumentError,
  isFields,
  optionalFields,
  textOf,
  textsOf,
  type ApiDocument,
  type Fields,
} from '../src/contract/document/index.ts';

/** A request body of the document. */
export interface RequestForm {
  /** The operation it belongs to. */
  readonly id: string;
  readonly media: 'application/json' | 'multipart/form-data';
  readonly schema: Fields;
}

/** Every request body of the document, in the order of the operations' names. */
export function requestForms(document: ApiDocument): readonly RequestForm[] {
  return document.operations
    .flatMap(({ id, body }) =>
      Object.entries(body?.content ?? {}).map(([media, schema]) => {
        if (media !== 'application/json' && media !== 'multipart/form-data')
          throw new DocumentError(`${id}: no form for ${media}`);
        return { id, media, schema } as const;
      }),
    )
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** The sentences of a field, by keyword. */
export type Sentences = Readonly<Record<string, string>>;

/** An object's sentences for one of its fields. */
export function sentencesOf(schema: Fields, name: string, place: string): Sentences {
  const texts = optionalFields(optionalFields(schema['x-messages'], `${place}: x-messages`)[name], `${place}.${name}`);
  return Object.fromEntries(Object.entries(texts).map(([keyword, text]) => [keyword, textOf(text, place)]));
}

/** The types that a schema names, without `null`, and whether `null` is one of them. */
export function typesOf(
  schema: Fields,
  place: string,
): { readonly types: readonly string[]; readonly isNullable: boolean } {
  const named = typeof schema['type'] === 'string' ? [schema['type']] : textsOf(schema['type'], `${place}: type`);
  return { types: named.filter((type) => type !== 'null'), isNullable: named.includes('null') };
}

/** The name of a format of texts, which must be one of `sdk/src/contract/formats`. */
export function formatOf(schema: Fields, kind: 'string' | 'number', place: string): string | undefined {
  const name = schema['format'];
  if (name === undefined) return undefined;
  const known = kind === 'string' ? textFormats : numberFormats;
  if (typeof name === 'string' && Object.hasOwn(known, name)) return name;
  throw new DocumentError(`${place}: there is no format ${JSON.stringify(name)} in sdk/src/contract/formats`);
}

/** The name of the function that normalizes a text for storage. */
export function readerOf(schema: Fields, place: string): string {
  const kind = schema['x-text'] ?? 'line';
  const reader = Object.entries(textKinds).find(([name]) => name === kind);
  if (kind !== 'exact' && /password/.test(place)) throw new DocumentError(`${place}: a password needs x-text: exact`);
  if (!reader) throw new DocumentError(`${place}: x-text is ${Object.keys(textKinds).join(', ')}`);
  return reader[1].name;
}

/** The parts of a choice by the type of their values: a text, an object, a list. */
export function partsOf(
  document: ApiDocument,
  schema: Fields,
  place: string,
): Readonly<Record<string, unknown>> | undefined {
  const parts = schema['oneOf'] ?? schema['anyOf'];
  if (!Array.isArray(parts)) return undefined;
  return Object.fromEntries(
    parts.map((part: unknown) => {
      const { types } = typesOf(document.resolve(part), place);
      const [type] = types;
      if (type === undefined || types.length > 1 || !['string', 'object', 'array'].includes(type))
        throw new DocumentError(`${place}: each part of a choice has to be a text, an object or a list`);
      return [type, part];
    }),
  );
}

/** The name of the constant in `enums.gen.ts` with the values of a referenced schema. */
export function enumConstant(value: unknown): string | undefined {
  const reference = isFields(value) ? value['$ref'] : undefined;
  const name = typeof reference === 'string' ? /^#\/components\/schemas\/(\w+)$/.exec(reference)?.[1] : undefined;
  return name === undefined ? undefined : `${name.charAt(0).toLowerCase()}${name.slice(1)}Values`;
}
