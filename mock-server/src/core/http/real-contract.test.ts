import { beforeAll, describe, expect, it } from 'vitest';

import { contractSchemas } from './contract-schemas.ts';
import type { ContractSchemas } from './contract-schemas.ts';
import { isFields, type ApiDocument, type Fields } from '@grt/sdk/document';
import { loadDocument } from './document.ts';
import { multipartPlan } from './multipart-plan.ts';

let document: ApiDocument;
let schemas: ContractSchemas;

beforeAll(async () => {
  document = await loadDocument();
  schemas = contractSchemas(document);
});

/** Every JSON schema of a reply, with its location. */
function repliesOf({ operations }: ApiDocument): { place: string; schema: Fields; example: unknown; named: Fields }[] {
  return operations.flatMap((operation) =>
    Object.entries(operation.replies).flatMap(([status, reply]) => {
      const content = isFields(reply['content']) ? reply['content'] : {};
      const media = content['application/json'];
      if (!isFields(media) || !isFields(media['schema'])) return [];
      return [
        {
          place: `${operation.id} ${status}`,
          schema: media['schema'],
          example: media['example'],
          named: isFields(media['examples']) ? media['examples'] : {},
        },
      ];
    }),
  );
}

describe('the contract', () => {
  it('compiles: every parameter, body, and reply', () => {
    const requests = document.operations.flatMap(({ parameters, body }) => [
      ...parameters.map(({ schema }) => schema),
      ...(body?.json ? [body.json] : []),
      ...(body?.multipart ? [multipartPlan(schemas, body.multipart).textSchema] : []),
    ]);
    for (const schema of requests) expect(() => schemas.forRequest(schema)).not.toThrow();
    for (const { schema } of repliesOf(document)) expect(() => schemas.forReply(schema)).not.toThrow();
  });

  it('has examples that its own closed schemas accept', () => {
    const faulty = repliesOf(document).flatMap(({ place, schema, example }) => {
      if (example === undefined) return [];
      const validate = schemas.forReply(schema);
      return validate(example) ? [] : [`${place}: ${JSON.stringify(validate.errors?.[0])}`];
    });
    expect(faulty).toEqual([]);
  });

  it('has an example of every reply, short enough for a mock to answer with', () => {
    const long = repliesOf(document).filter(({ example, named }) => {
      const examples = example === undefined ? Object.values(named) : [example];
      return examples.length === 0 || examples.some((one) => JSON.stringify(one).length > 8000);
    });
    expect(long.map(({ place }) => place)).toEqual([]);
  });

  it('closes the bodies of all requests, so that an unknown field is refused', () => {
    const open = document.operations.flatMap(({ id, body }) =>
      [body?.json, body?.multipart]
        .filter((schema) => schema !== undefined)
        .filter((schema) => {
          const resolved = schemas.resolve(schema);
          return isFields(resolved['properties']) && schemas.forRequest(schema)({ no_such_field: 1 });
        })
        .map(() => id),
    );
    expect(open).toEqual([]);
  });

  it('says who may call every operation', () => {
    const silent = document.operations.filter(({ roles }) => roles.length === 0).map(({ id }) => id);
    expect(silent).toEqual([]);
    const contradicting = document.operations
      .filter(({ isPublic, roles }) => isPublic !== roles.includes('visitor'))
      .map(({ id }) => id);
    expect(contradicting).toEqual([]);
  });

  it('accepts an idempotency key on every POST', () => {
    const without = document.operations.filter(
      ({ method, parameters }) => method === 'post' && !parameters.some(({ name }) => name === 'Idempotency-Key'),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it('has names that generators of clients can use: npm run generators runs those', () => {
    const components = isFields(document.root['components']) ? document.root['components'] : {};
    const namesOf = (section: string) => Object.keys(isFields(components[section]) ? components[section] : {});
    const schemaNames = new Set(namesOf('schemas'));
    expect(namesOf('parameters').filter((name) => schemaNames.has(name))).toEqual([]);
    const parameters = document.operations.flatMap((operation) => operation.parameters.map(({ name }) => name));
    expect(parameters.filter((name) => !/^[A-Za-z][\w-]*$/.test(name))).toEqual([]);
    expect(document.text).not.toContain('multipleOf:');
  });

  it('describes every code, and lists only known ones for each operation', () => {
    const { schema } = codes();
    const described = String(schema['description']);
    const rows = [...described.matchAll(/^\| (`.+?`) \| [\d, ]+ \| .+ \|$/gm)].flatMap(([, names = '']) =>
      names.split(', ').map((name) => name.replaceAll('`', '')),
    );
    expect(rows.toSorted()).toEqual(codes().known.toSorted());
    for (const { id, errorCodes } of document.operations) {
      expect(errorCodes, id).not.toEqual([]);
      expect(errorCodes.filter((code) => !codes().known.includes(code))).toEqual([]);
    }
  });

  it('has no code that no operation refuses with, besides those outside of operations', () => {
    const used = new Set(document.operations.flatMap(({ errorCodes }) => errorCodes));
    expect(codes().known.filter((code) => !used.has(code))).toEqual(['no_such_path', 'method_not_allowed']);
  });

  it('has the request id in every reply, and says which replies may be replayed', () => {
    for (const { id, method, replies, successStatus } of document.operations) {
      for (const [status, reply] of Object.entries(replies))
        expect(headersOf(reply), `${id} ${status}`).toContain('X-Request-Id');
      expect(headersOf(replies[String(successStatus)] ?? {}).includes('Idempotent-Replayed') || method !== 'post').toBe(
        true,
      );
    }
  });
});

const headersOf = (reply: Fields) => Object.keys(isFields(reply['headers']) ? reply['headers'] : {});

function codes() {
  const schema = schemas.resolve({ $ref: '#/components/schemas/ErrorCode' });
  return { schema, known: schema['enum'] as string[] };
}
