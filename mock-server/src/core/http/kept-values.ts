import { isBinary } from '@grt/sdk/document';
import { textFormats, textKinds } from '@grt/sdk/formats';
import type { TextKind } from '@grt/sdk/formats';

import { typesOf } from './contract-schemas.ts';
import type { ContractSchemas } from './contract-schemas.ts';
import { isFields, type Fields } from '@grt/sdk/document';
import { texts } from './document.ts';

/** A value as it will be stored. */
interface Kept {
  readonly value: unknown;
  /** The places that are missing, null, or blank although a value is required. */
  readonly empty: readonly (readonly string[])[];
}

/** Normalizes the texts of a body for storage: on one line, trimmed, or verbatim (`x-text`), and in their format's
 * spelling. The value passed in is not changed. */
export function keptValues(schemas: ContractSchemas, schema: Fields, value: unknown): Kept {
  const empty: (readonly string[])[] = [];
  const visit = (part: unknown, found: unknown, place: Place): unknown => {
    const resolved = choose(schemas, schemas.resolve(part), found);
    if (isMissing(resolved, found, place.required)) empty.push(place.path);
    if (typeof found === 'string') return keptText(resolved, found);
    if (Array.isArray(found)) {
      const items = resolved['items'];
      return isFields(items) ? found.map((entry, index) => visit(items, entry, below(place, String(index)))) : found;
    }
    return isFields(found)
      ? keptObject(resolved, found, (inner, entry, name) => {
          return visit(inner, entry, below(place, name, texts(resolved['required']).includes(name)));
        })
      : found;
  };
  const kept = visit(schema, value, { path: [], required: false });
  return { value: kept, empty };
}

interface Place {
  readonly path: readonly string[];
  readonly required: boolean;
}

function below({ path }: Place, step: string, required = false): Place {
  return { path: [...path, step], required };
}

function keptObject(
  schema: Fields,
  found: Fields,
  visit: (part: Fields, entry: unknown, name: string) => unknown,
): Fields {
  const properties = isFields(schema['properties']) ? schema['properties'] : {};
  const others = schema['additionalProperties'];
  return Object.fromEntries(
    Object.entries(found).map(([name, entry]) => {
      const part = Object.hasOwn(properties, name) ? properties[name] : others;
      return [name, isFields(part) ? visit(part, entry, name) : entry];
    }),
  );
}

/** The part of a choice that is meant for values of this type. */
function choose(schemas: ContractSchemas, schema: Fields, found: unknown): Fields {
  const parts: unknown = schema['oneOf'] ?? schema['anyOf'];
  if (!Array.isArray(parts)) return schema;
  const type = found === null ? 'null' : Array.isArray(found) ? 'array' : typeof found;
  const fitting = parts.map((part: unknown) => schemas.resolve(part)).find((part) => typesOf(part).includes(type));
  return fitting ?? schema;
}

function isMissing(schema: Fields, found: unknown, required: boolean): boolean {
  const needsText = Number(schema['minLength'] ?? 0) > 0;
  const types = typesOf(schema);
  if (found === null) return !types.includes('null') && types.length > 0 && (required || needsText);
  if (typeof found !== 'string') return false;
  if (isFreeText(schema)) return needsText && keptText(schema, found) === '';
  return required && found.trim() === '' && !texts(schema['enum']).includes(found);
}

function keptText(schema: Fields, text: string): string {
  if (!isFreeText(schema)) return text;
  const kind = schema['x-text'] ?? 'line';
  const read = isKind(kind) ? textKinds[kind](text) : text;
  const keep = textFormats[String(schema['format'])]?.keep;
  return keep && read !== '' ? keep(read) : read;
}

function isKind(kind: unknown): kind is TextKind {
  return typeof kind === 'string' && Object.hasOwn(textKinds, kind);
}

function isFreeText(schema: Fields): boolean {
  const isChosen = schema['enum'] !== undefined || schema['const'] !== undefined;
  return typesOf(schema).includes('string') && !isChosen && !isBinary(schema);
}
