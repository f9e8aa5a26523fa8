import { isFields, type ApiDocument, type Fields } from '@grt/sdk/document';
import * as fc from 'fast-check';
import { typesOf } from '../core/http/contract-schemas.ts';

/** Values that a schema allows, as a tool makes them that knows standard JSON Schema and none of our formats: for conditions
 * between fields, the caller has to leave out what they refuse. */
export function arbitraryValue(document: ApiDocument, written: unknown): fc.Arbitrary<unknown> {
  const schema = document.resolve(written);
  const parts = schema['oneOf'] ?? schema['anyOf'];
  if (Array.isArray(parts)) return fc.oneof(...parts.map((part: unknown) => arbitraryValue(document, part)));
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...(schema['enum'] as unknown[]));
  if (schema['const'] !== undefined) return fc.constant(schema['const']);
  const types = typesOf(schema);
  return fc.oneof(...types.map((type) => typed(document, schema, type)));
}

function typed(document: ApiDocument, schema: Fields, type: string): fc.Arbitrary<unknown> {
  const limit = (name: string, otherwise: number) => Number(schema[name] ?? otherwise);
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: limit('minimum', -1000), max: limit('maximum', 1000) });
    case 'number':
      // In whole cents, since JSON Schema has no way to say so that works for 0.07.
      return fc
        .integer({ min: limit('minimum', -1000) * 100, max: Math.min(limit('maximum', 1000), 1e9) * 100 })
        .map((cents) => cents / 100);
    case 'string':
      return text(schema);
    case 'array':
      return fc.uniqueArray(arbitraryValue(document, schema['items']), {
        minLength: limit('minItems', 0),
        maxLength: Math.min(limit('maxItems', 3), Math.max(3, limit('minItems', 0))),
      });
    default:
      return object(document, schema);
  }
}

function object(document: ApiDocument, schema: Fields): fc.Arbitrary<unknown> {
  const properties = isFields(schema['properties']) ? schema['properties'] : undefined;
  if (!properties) {
    const maxKeys = Math.min(Number(schema['maxProperties'] ?? 3), 3);
    return fc.dictionary(
      fc.stringMatching(/^[a-z_]{1,12}$/),
      arbitraryValue(document, schema['additionalProperties']),
      { maxKeys },
    );
  }
  const fields = Object.entries(properties).map(
    ([name, property]) => [name, arbitraryValue(document, property)] as const,
  );
  const requiredKeys = Array.isArray(schema['required']) ? (schema['required'] as string[]) : [];
  return fc
    .record(Object.fromEntries(fields), { requiredKeys })
    .filter((found) => Object.keys(found).length >= Number(schema['minProperties'] ?? 0));
}

/** On a day that exists, which a pattern cannot say. */
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

/** By pattern: to take one apart costs more than to draw from it. */
const matching = new Map<string, fc.Arbitrary<string>>();

function text(schema: Fields): fc.Arbitrary<string> {
  const min = Number(schema['minLength'] ?? 0);
  const max = Number(schema['maxLength'] ?? 200);
  const isWithin = (value: string) => {
    const { length } = Array.from(value);
    return length >= min && length <= max;
  };
  const format = schema['format'];
  if (format === 'date' || format === 'date-time')
    return moment.map((found) => found.toISOString().slice(0, format === 'date' ? 10 : undefined));
  const pattern = schema['pattern'];
  if (typeof pattern === 'string') {
    // International names follow rules of their own, which the document leaves to IDNA.
    const plain = pattern.replaceAll(String.raw`\u00a1-\uffff`, '');
    const size = plain.startsWith('^') ? 'small' : 'xsmall';
    const known = matching.get(plain) ?? fc.stringMatching(new RegExp(plain, 'u'), { size });
    matching.set(plain, known);
    return known.filter(isWithin);
  }
  const some = { minLength: min, maxLength: Math.min(max, min + 40) };
  return fc.oneof(fc.string(some), fc.string({ ...some, unit: 'binary' }).filter(isStorable)).filter(isWithin);
}

/** The document says that no text has NUL characters, nor a text of a body U+FFFD. */
function isStorable(value: string): boolean {
  return !value.includes('\u0000') && !value.includes('\uFFFD');
}
