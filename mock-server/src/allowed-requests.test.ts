import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as fc from 'fast-check';
import { isBinary, isFields, type Fields, type Operation } from '@grt/sdk/document';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadDocument } from './core/http/document.ts';
import { arbitraryValue } from './testing/arbitrary-value.ts';
import { contractDoor, type ContractDoor } from './testing/contract-door.ts';
import { isFull } from './testing/sampled.ts';
import { asWritten, type SenderRole } from './testing/unsaid-rules.ts';
import { contractForms } from './testing/contract-forms.ts';

const numRuns = isFull ? 20 : 6;

const document = await loadDocument();
const forms = contractForms(document);
const withParameters = document.operations.filter(
  ({ parameters, body }) => parameters.length > 0 && (!body || body.json),
);

let door: ContractDoor;
beforeAll(async () => {
  door = await contractDoor(document);
});

describe('a request that the document allows', () => {
  it.each(forms.map((form) => [`${form.operation.id} as ${form.kind}`, form] as const))(
    'is not refused for its form: %s',
    async (_, { operation, kind }) => {
      const schema = document.resolve(operation.body?.[kind]);
      const allows = standardValidator(schema);
      const body = arbitraryValue(document, withoutFiles(schema)).filter((found) => allows(found));
      for (const role of sendersOf(operation)) {
        await fc.assert(
          fc.asyncProperty(body, async (found) => {
            const sent = asWritten(operation.id, found as Fields, role);
            const files = filesOf(schema, kind);
            const errors = await door.errorsOf(operation, { body: sent, files, role, isForm: kind === 'multipart' });
            expect({ sent, errors }).toEqual({ sent, errors: undefined });
          }),
          { numRuns },
        );
      }
    },
  );

  it.each(withParameters.map((operation) => [operation.id, operation] as const))(
    'is not refused for its parameters: %s',
    async (_, operation) => {
      const values = fc.record(Object.fromEntries(operation.parameters.map((one) => [one.name, parameterValue(one)])), {
        requiredKeys: operation.parameters.filter(({ required }) => required).map(({ name }) => name),
      });
      const names = new Set(operation.parameters.map(({ name }) => name));
      await fc.assert(
        fc.asyncProperty(values, async (found) => {
          const errors = await door.errorsIn(requestTo(operation, found), sendersOf(operation)[0] ?? 'visitor');
          const own = Object.entries(errors ?? {}).filter(([name]) => names.has(name));
          expect({ found, own }).toEqual({ found, own: [] });
        }),
        { numRuns },
      );
    },
  );
});

/** A standard validator, without any format of ours. */
const ajv = new Ajv2020({ strict: false, allErrors: false, logger: false });
addFormats(ajv);
ajv.addSchema({ $id: 'contract', components: document.root['components'] });

function standardValidator(schema: Fields) {
  const absolute: unknown = JSON.parse(
    JSON.stringify(withoutFiles(schema)).replaceAll('"#/components', '"contract#/components'),
  );
  return ajv.compile(absolute as Fields);
}

function withoutFiles(schema: Fields): Fields {
  const properties = isFields(schema['properties']) ? schema['properties'] : {};
  const kept = Object.entries(properties).filter(([, property]) => !isBinary(document.resolve(property)));
  const required = Array.isArray(schema['required']) ? (schema['required'] as string[]) : [];
  const names = new Set(kept.map(([name]) => name));
  return { ...schema, properties: Object.fromEntries(kept), required: required.filter((name) => names.has(name)) };
}

function filesOf(schema: Fields, kind: string): Record<string, File> {
  if (kind !== 'multipart' || !isFields(schema['properties'])) return {};
  const names = Object.entries(schema['properties']).filter(([, property]) => isBinary(document.resolve(property)));
  return Object.fromEntries(names.map(([name]) => [name, new File(['x'], name === 'file' ? 'a.csv' : 'a.pdf')]));
}

/** As any value that the schema allows, but for `.` and `..` as a part of a path, which every URL resolves away. */
function parameterValue({ in: place, schema }: Operation['parameters'][number]) {
  const value = arbitraryValue(document, schema);
  return place === 'path' ? value.filter((found) => found !== '.' && found !== '..') : value;
}

function sendersOf({ roles }: Operation): readonly SenderRole[] {
  const all = (['client', 'super_admin'] as const).filter((role) => roles.includes(role));
  return all.length > 0 ? all : ['visitor'];
}

/** A call with these parameters, and with the body of the example. */
function requestTo({ id, method, path, parameters, body }: Operation, values: Fields): Request {
  const textsOf = (name: string) => [values[name]].flat().map(String);
  const url = new URL(
    `http://grt.test/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textsOf(name).join()))}`,
  );
  const headers = new Headers({ Authorization: 'Bearer client' });
  for (const { name, in: place, explode } of parameters.filter((one) => values[one.name] !== undefined)) {
    if (place === 'header') headers.set(name, textsOf(name).join());
    if (place === 'query')
      for (const text of explode ? textsOf(name) : [textsOf(name).join()]) url.searchParams.append(name, text);
  }
  const example = forms.find((form) => form.operation.id === id && form.kind === 'json')?.example;
  if (body?.json === undefined) return new Request(url, { method: method.toUpperCase(), headers });
  headers.set('Content-Type', 'application/json');
  return new Request(url, { method: method.toUpperCase(), headers, body: JSON.stringify(example) });
}
