import { notBlankPattern } from '../src/contract/document/repeated-rules.ts';
import {
  DocumentError,
  fieldsOf,
  isBinary,
  isFields,
  optionalFields,
  type Fields,
} from '../src/contract/document/index.ts';
import { formatPatterns, geoPatterns, statePatterns, whole } from './format-patterns.ts';

/** Adds to the bodies of requests what standard JSON Schema can say of our own rules, so that the tools of others refuse what
 * the server would: patterns for our formats, a character in each text that is needed, states that belong to their country, and
 * codes that belong to their type. Our own forms and the server leave it out again (`withoutRepeatedRules`). */
export function withStandardPatterns(document: Fields): Fields {
  const components = fieldsOf(document['components'], 'components');
  const schemas = optionalFields(components['schemas'], 'components.schemas');
  const sent = new Set<string>();
  const paths = inBodies(document['paths'], (body) => {
    collect(body, schemas, sent);
    return completed(body, 'body');
  });
  const changed = Object.entries(schemas).map(([name, schema]): [string, unknown] => [
    name,
    sent.has(name) ? completed(schema, name) : schema,
  ]);
  return { ...document, components: { ...components, schemas: Object.fromEntries(changed) }, paths };
}

/** Applies a function to the body of every operation. */
function inBodies(paths: unknown, change: (body: unknown) => unknown): unknown {
  const items = Object.entries(fieldsOf(paths, 'paths')).map(([path, item]): [string, unknown] => {
    const operations = Object.entries(fieldsOf(item, path)).map(([method, operation]): [string, unknown] => [
      method,
      isFields(operation) && operation['requestBody'] !== undefined
        ? { ...operation, requestBody: change(operation['requestBody']) }
        : operation,
    ]);
    return [path, Object.fromEntries(operations)];
  });
  return Object.fromEntries(items);
}

/** Collects the names of the schemas that a body refers to. */
function collect(value: unknown, schemas: Fields, found: Set<string>): void {
  if (Array.isArray(value)) for (const entry of value) collect(entry, schemas, found);
  if (!isFields(value)) return;
  const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(String(value['$ref'])) ?? [];
  if (name !== undefined && !found.has(name)) {
    found.add(name);
    collect(schemas[name], schemas, found);
  }
  for (const entry of Object.values(value)) collect(entry, schemas, found);
}

function completed(value: unknown, place: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => completed(entry, place));
  if (!isFields(value)) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      name.startsWith('example') || name === 'x-messages' ? entry : completed(entry, `${place}.${name}`),
    ]),
  );
  return { ...inner, ...patternOf(value, place), ...conditionOf(value) };
}

/** The pattern of a text. */
function patternOf(schema: Fields, place: string): Fields {
  const types: readonly unknown[] = [schema['type']].flat();
  if (!types.includes('string') || isBinary(schema) || schema['enum'] !== undefined || schema['const'] !== undefined)
    return {};
  const needsText = Number(schema['minLength'] ?? 0) > 0;
  const format = formatPatterns[String(schema['format'])];
  if (format !== undefined && schema['pattern'] !== undefined)
    throw new DocumentError(`${place}: a pattern beside a format of ours; the bundle adds it`);
  if (format !== undefined) return { pattern: whole(format, !needsText) };
  const isKept = schema['x-text'] === 'exact' || schema['pattern'] !== undefined || schema['format'] !== undefined;
  return needsText && !isKept ? { pattern: notBlankPattern } : {};
}

/** What an object's fields demand of each other. */
function conditionOf(schema: Fields): Fields {
  const properties = isFields(schema['properties']) ? schema['properties'] : {};
  const formatOf = (name: string) => (isFields(properties[name]) ? properties[name]['format'] : undefined);
  if (formatOf('country') === 'country-code' && properties['state'] !== undefined)
    return byValue('country', 'state', statePatterns);
  if (formatOf('code') === 'geo-code' && properties['type'] !== undefined) return byValue('type', 'code', geoPatterns);
  return {};
}

/** A chain of conditions: for each value of one field, the pattern of another. */
function byValue(field: string, other: string, patterns: Readonly<Record<string, string>>): Fields {
  return Object.entries(patterns).reduceRight<Fields>(
    (rest, [value, pattern]) => ({
      if: { properties: { [field]: { const: value } }, required: [field], additionalProperties: true },
      // oxlint-disable-next-line unicorn/no-thenable -- the keyword of JSON Schema
      then: { properties: { [other]: { pattern } }, additionalProperties: true },
      ...(Object.keys(rest).length === 0 ? {} : { else: rest }),
    }),
    {},
  );
}
