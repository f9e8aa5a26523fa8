import { numberFormats, textFormats } from '@grt/sdk/formats';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import { isFields, withoutRepeatedRules, type ApiDocument, type Fields } from '@grt/sdk/document';
import { texts } from './document.ts';

/** Compiles the document's schemas lazily, one by one. */
export interface ContractSchemas {
  /** For requests: reports every fault and fills in defaults. */
  forRequest(schema: Fields): ValidateFunction;
  /** For replies: stops at the first fault and changes nothing. */
  forReply(schema: Fields): ValidateFunction;
  /** The same schema with its references followed one step, for messages and coercion. */
  resolve(schema: unknown): Fields;
  /** What is currently compiled: the number of schemas and the length of their code. */
  figures(): { readonly count: number; readonly sizeBytes: number };
  /** Drops compiled schemas; they are recompiled when needed. */
  clear(): void;
}

const documentKey = 'contract';
const schemaLists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const;
const schemaMaps = ['properties', 'patternProperties', 'dependentSchemas', '$defs'] as const;
const schemaPlaces = [
  'items',
  'additionalProperties',
  'propertyNames',
  'contains',
  'not',
  'if',
  'then',
  'else',
] as const;

/** Compiled schemas are shared by every server of the document in this process. */
const compiledContracts = new WeakMap<ApiDocument, ContractSchemas>();

/** Prepares the schemas of a document for ajv. An object schema that does not say whether it allows other properties is
 * closed, so that unknown request fields are refused and extra reply fields show up as drift;
 * inside `allOf`, and beside other properties of a choice, it stays open, since each part sees only its share. */
export function contractSchemas(document: ApiDocument): ContractSchemas {
  const known = compiledContracts.get(document) ?? compileContract(document);
  compiledContracts.set(document, known);
  return known;
}

function addAllFormats(ajv: Ajv2020): void {
  addFormats(ajv);
  for (const [name, { accepts }] of Object.entries(textFormats)) {
    ajv.addFormat(name, { type: 'string', validate: (text: string) => text === '' || accepts(text) });
  }
  for (const [name, { accepts }] of Object.entries(numberFormats)) {
    ajv.addFormat(name, { type: 'number', validate: accepts });
  }
}

function compileContract(document: ApiDocument): ContractSchemas {
  const components = isFields(document.root['components']) ? document.root['components'] : {};
  const schemas = isFields(components['schemas']) ? components['schemas'] : {};
  const parts = partsOfOthers(schemas);
  const ready = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      prepare(schema, !parts.has(`#/components/schemas/${name}`)),
    ]),
  );
  const compiler = (options: { allErrors: boolean; useDefaults: boolean }) => {
    const ajv = new Ajv2020({
      ...options,
      strict: false,
      strictNumbers: true,
      ownProperties: true,
      logger: false,
      // A test compares the document with the schema of schemas (`contract-schemas.test.ts`); compiling that takes longer than
      // anything else about a start.
      meta: false,
      validateSchema: false,
    });
    addAllFormats(ajv);
    ajv.addSchema({ $id: documentKey, components: { schemas: ready } });
    const compiled = new Map<Fields, { readonly source: Fields; readonly validate: ValidateFunction }>();
    return {
      compile(schema: Fields) {
        const known = compiled.get(schema);
        if (known) return known.validate;
        const source = prepared(schema, true);
        const validate = ajv.compile(source);
        compiled.set(schema, { source, validate });
        return validate;
      },
      validators: () => [...compiled.values()].map(({ validate }) => validate),
      clear() {
        for (const { source } of compiled.values()) ajv.removeSchema(source);
        compiled.clear();
      },
    };
  };
  const requests = compiler({ allErrors: true, useDefaults: true });
  const replies = compiler({ allErrors: false, useDefaults: false });
  return {
    forRequest: (schema) => requests.compile(schema),
    forReply: (schema) => replies.compile(schema),
    resolve: (schema) => document.resolve(schema),
    figures() {
      const validators = [...requests.validators(), ...replies.validators()];
      const sizeBytes = validators.reduce((total, validate) => total + validate.toString().length, 0);
      return { count: validators.length, sizeBytes };
    },
    clear() {
      requests.clear();
      replies.clear();
    },
  };
}

/** References to components used in an `allOf` somewhere, which therefore describe only part of an object. */
function partsOfOthers(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) {
    for (const entry of value) partsOfOthers(entry, found);
  } else if (isFields(value)) {
    const all = value['allOf'];
    if (Array.isArray(all))
      for (const entry of all) if (isFields(entry) && typeof entry['$ref'] === 'string') found.add(entry['$ref']);
    for (const entry of Object.values(value)) partsOfOthers(entry, found);
  }
  return found;
}

function prepare(schema: unknown, closes: boolean): unknown {
  return isFields(schema) ? prepared(schema, closes) : schema;
}

function prepared(schema: Fields, closes: boolean): Fields {
  const copy: Record<string, unknown> = { ...withoutRepeatedRules(schema) };
  if (typeof copy['$ref'] === 'string') copy['$ref'] = `${documentKey}${copy['$ref']}`;
  const isMixed = copy['properties'] !== undefined || copy['allOf'] !== undefined;
  for (const key of schemaMaps) {
    const map = copy[key];
    if (isFields(map))
      copy[key] = Object.fromEntries(Object.entries(map).map(([name, part]) => [name, prepare(part, true)]));
  }
  for (const key of schemaPlaces)
    copy[key] = prepare(copy[key], key !== 'not' && key !== 'if' && key !== 'then' && key !== 'else');
  for (const key of schemaPlaces) if (copy[key] === undefined) delete copy[key];
  for (const key of schemaLists) {
    const list = copy[key];
    const staysOpen = key === 'allOf' || (key !== 'prefixItems' && isMixed);
    if (Array.isArray(list)) copy[key] = list.map((part) => prepare(part, closes && !staysOpen));
  }
  const isClosable =
    isFields(copy['properties']) && copy['additionalProperties'] === undefined && copy['allOf'] === undefined;
  const isChoice = copy['oneOf'] !== undefined || copy['anyOf'] !== undefined;
  if (closes && isClosable && !isChoice) copy['additionalProperties'] = false;
  return copy;
}

/** The types that a schema names; `null` is one of them. */
export function typesOf(schema: Fields): string[] {
  return typeof schema['type'] === 'string' ? [schema['type']] : texts(schema['type']);
}
