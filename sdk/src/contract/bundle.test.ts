import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { bundle } from '../../scripts/bundle.ts';
import { readSources } from '../../scripts/generated-files.ts';
import { DocumentError, fieldsOf, writtenOperations } from './document/index.ts';
import { printDocument } from '../../scripts/print-document.ts';

vi.setConfig({ testTimeout: 120_000 }); // It bundles the whole contract.

const responses = ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'Conflict', 'TooLarge', 'WrongType']
  .concat('Invalid', 'TooMany', 'Failure')
  .map((name) => `    ${name}: { description: ${name} }`)
  .join('\n');

const shared = `openapi: 3.1.0
tags:
  - { name: things, description: Things }
  - { name: parts, description: Parts }
components:
  parameters:
    IdempotencyKey: { name: Idempotency-Key, in: header, schema: { type: string } }
  responses:
${responses}
`;

const things = `components:
  schemas:
    Thing:
      type: object
      examples:
        - &thing { id: 1, part: { $example: Part } }
paths:
  /things/{id}:
    post:
      tags: [things]
      x-roles: [admin]
      parameters:
        - $ref: '#/components/parameters/IdempotencyKey'
      requestBody: { content: {} }
      responses:
        '200':
          content: { application/json: { schema: { $ref: '#/components/schemas/Thing' }, example: { data: *thing } } }
`;

const parts = `components:
  schemas:
    Part:
      type: object
      examples: [{ name: wheel }]
paths:
  /parts:
    get:
      tags: [parts]
      x-roles: [visitor, admin]
      responses:
        '200':
          content: { application/json: { schema: { $ref: '#/components/schemas/Part' } } }
`;

interface Files {
  readonly shared?: string;
  readonly things?: string;
  readonly parts?: string;
}

/** Bundles the three files above, with some changes. */
function bundled(changed: Files = {}) {
  const texts = { shared, things, parts, ...changed };
  return bundle(Object.entries(texts).map(([name, text]) => ({ name: `openapi/${name}.yaml`, text })));
}

function repliesOf(method: string, path: string, changed: Files = {}) {
  const found = [...writtenOperations(bundled(changed))].find(
    (entry) => entry.method === method && entry.path === path,
  );
  return fieldsOf(found?.operation['responses'], 'responses');
}

describe('the bundle', () => {
  it('contains what the files contain, in the order of the tags', () => {
    const document = bundled();
    expect(Object.keys(fieldsOf(document['paths'], 'paths'))).toEqual(['/things/{id}', '/parts']);
    expect(fieldsOf(document['components'], 'components')['schemas']).toMatchObject({ Thing: {}, Part: {} });
  });

  it('accepts a second file of the same tag', () => {
    const more = {
      name: 'openapi/parts.spare.yaml',
      text: parts.replace('/parts:', '/spares:').replace(/^comp[^]*?paths/, 'paths'),
    };
    const texts = Object.entries({ shared, things, parts }).map(([name, text]) => ({
      name: `openapi/${name}.yaml`,
      text,
    }));
    expect(Object.keys(fieldsOf(bundle([more, ...texts])['paths'], 'paths'))).toContain('/spares');
  });

  it('inserts referenced examples, across files and through anchors', () => {
    expect(repliesOf('post', '/things/{id}')['200']).toMatchObject({
      content: { 'application/json': { example: { data: { id: 1, part: { name: 'wheel' } } } } },
    });
  });

  it('is printed without anchors, and reads back the same', () => {
    const document = bundled();
    const text = printDocument(document);
    expect(text).not.toMatch(/[&*]thing/);
    expect(parse(text)).toEqual(document);
  });

  it('quotes what loaders of YAML 1.1 take for something else', () => {
    const text = printDocument({ links: ['http://grt.test/setup?token=s'], operators: ['=', '<'] });
    expect(text).toContain("links: [ 'http://grt.test/setup?token=s' ]");
    expect(text).toContain("operators: [ '=', < ]");
  });

  it('of the real files has neither anchors nor unresolved examples', async () => {
    const document = bundle(await readSources(new URL('../../../', import.meta.url)));
    expect(parse(printDocument(document), { maxAliasCount: 0 })).toEqual(document);
    expect(JSON.stringify(document)).not.toContain('$example');
  });
});

describe('the bundler refuses', () => {
  it.each<[string, Files, string]>([
    [
      'a path in two files',
      { parts: parts.replace('paths:', 'paths:\n  /things/{id}: {}') },
      'openapi/parts.yaml:7: /things/{id} is already defined in openapi/things.yaml:8',
    ],
    [
      'a schema in two files',
      { parts: parts.replace('    Part:', '    Thing: {}\n    Part:') },
      'openapi/parts.yaml:3: Thing is already defined in openapi/things.yaml:3',
    ],
    ['a key twice in a file', { parts: `${parts}paths: {}\n` }, 'openapi/parts.yaml:14: Map keys must be unique'],
    ['what is not YAML', { parts: 'paths: [' }, 'openapi/parts.yaml:1: '],
    [
      'an alias without its anchor',
      { parts: parts.replace('{ name: wheel }', '*thing') },
      'openapi/parts.yaml: Unresolved alias',
    ],
    [
      'a reference to nothing',
      { parts: parts.replace('schemas/Part', 'schemas/Wheel') },
      'openapi/parts.yaml:13: there is no #/components/schemas/Wheel',
    ],
    [
      'a reference out of the document',
      { parts: parts.replace('#/components/schemas/Part', 'things.yaml#/Thing') },
      'openapi/parts.yaml:13: there is no things.yaml#/Thing',
    ],
    [
      'an example of nothing',
      { things: things.replace('$example: Part', '$example: Wheel') },
      'openapi/things.yaml:6: there is no Wheel',
    ],
    [
      'an example that the schema does not have',
      { parts: parts.replace('      examples: [{ name: wheel }]\n', '') },
      'openapi/things.yaml:6: the schema Part has no example',
    ],
    [
      'an example that contains itself',
      { parts: parts.replace('name: wheel', 'whole: { $example: Thing }') },
      'the example of Part contains itself',
    ],
    [
      'a component that nothing uses',
      { parts: parts.replace('    Part:', "    Wheel: { items: { $ref: '#/components/schemas/Wheel' } }\n    Part:") },
      'openapi/parts.yaml:3: nothing uses Wheel',
    ],
    [
      'an operation in the file of another tag',
      { parts: parts.replace('[parts]', '[things]') },
      'openapi/parts.yaml:8: get /parts has another tag than parts',
    ],
    [
      'a file of no tag',
      { shared: shared.replace('name: parts', 'name: pieces') },
      'openapi/parts.yaml: openapi/shared.yaml has no tag parts',
    ],
    [
      'what belongs in the shared file',
      { parts: `info: {}\n${parts}` },
      'openapi/parts.yaml:1: info belongs in openapi/shared.yaml',
    ],
  ])('%s', (_, changed, message) => {
    expect(() => bundled(changed)).toThrow(message);
    expect(() => bundled(changed)).toThrow(DocumentError);
  });

  it('sources without the shared file', () => {
    expect(() => bundle([{ name: 'openapi/parts.yaml', text: parts }])).toThrow('openapi/shared.yaml is missing');
  });
});

describe('the standard refusals', () => {
  const names = (replies: Readonly<Record<string, unknown>>) => Object.keys(replies).join(' ');

  it('are all present for a change with a session, a path parameter, a key, and a body', () => {
    expect(names(repliesOf('post', '/things/{id}'))).toBe('200 400 401 403 404 409 413 415 422 429 default');
  });

  it('are three for anything a visitor may read', () => {
    expect(names(repliesOf('get', '/parts'))).toBe('200 422 429 default');
  });

  it.each([
    ['a session', { parts: parts.replace('visitor, ', '') }, '200 401 403 422 429 default'],
    [
      'a body',
      { parts: parts.replace('      responses', '      requestBody: {}\n      responses') },
      '200 400 413 415 422 429 default',
    ],
    [
      'an idempotency key',
      {
        parts: parts.replace(
          '      responses',
          "      parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }]\n      responses",
        ),
      },
      '200 409 422 429 default',
    ],
  ])('follow from %s', (_, changed, expected) => {
    expect(names(repliesOf('get', '/parts', changed))).toBe(expected);
  });

  it('follow from a path parameter', () => {
    const replies = repliesOf('get', '/parts/{id}', { parts: parts.replace('/parts:', '/parts/{id}:') });
    expect(names(replies)).toBe('200 404 422 429 default');
  });

  it('keep what a source says itself', () => {
    const own = parts
      .replace('/parts:', '/parts/{id}:')
      .replace(
        "        '200'",
        "        '404': { description: No such part. }\n        default: { description: Odd. }\n        '200'",
      );
    expect(repliesOf('get', '/parts/{id}', { parts: own })).toMatchObject({
      '404': { description: 'No such part.' },
      '422': { $ref: '#/components/responses/Invalid' },
      default: { description: 'Odd.' },
    });
  });
});

describe('the codes of an operation', () => {
  const withCodes = shared.replace(
    'components:\n',
    'components:\n  schemas:\n    ErrorCode: { type: string, enum: [jammed, feed.empty, feed.torn] }\n',
  );
  /** The schema has to be used by something. */
  const used = {
    description: 'Jammed',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorCode' } } },
  };
  const codesOf = (own: string) => {
    const changed = {
      shared: withCodes,
      parts: parts.replace(
        '      responses:\n',
        `      x-error-codes: ${own}\n      responses:\n        '409': ${JSON.stringify(used)}\n`,
      ),
    };
    const found = [...writtenOperations(bundled(changed))].find(({ path }) => path === '/parts');
    return found?.operation['x-error-codes'] as string[];
  };

  it('are its own, those of the replies that it lists, and those of every call', () => {
    const codes = codesOf("[jammed, 'feed.*']");
    expect(codes.slice(0, 4)).toEqual(['jammed', 'feed.empty', 'feed.torn', 'conflict']);
    expect(codes).toContain('internal');
    expect(codes).not.toContain('unauthenticated');
    expect(codes).not.toContain('bad_request');
  });

  it('include those of sessions, keys, and bodies where it has them', () => {
    const found = [...writtenOperations(bundled())].find(({ path }) => path === '/things/{id}');
    expect(found?.operation['x-error-codes']).toEqual(
      expect.arrayContaining([
        'unauthenticated',
        'second_factor_setup_required',
        'not_found',
        'still_running',
        'too_large',
      ]) as unknown,
    );
  });

  it.each(['[jamed]', "['fed.*']"])('are refused if ErrorCode lacks them: %s', (own) => {
    expect(() => codesOf(own)).toThrow(/ErrorCode has no/);
  });
});

const always = ['X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

it('the headers of replies follow from their kind', () => {
  const headersOf = (reply: unknown) => Object.keys(fieldsOf(fieldsOf(reply, 'reply')['headers'], 'headers'));
  expect(headersOf(repliesOf('post', '/things/{id}')['200'])).toEqual([...always, 'Idempotent-Replayed']);
  expect(headersOf(repliesOf('get', '/parts')['200'])).toEqual(always);
  const asFile = parts.replace('application/json', 'text/csv');
  expect(headersOf(repliesOf('get', '/parts', { parts: asFile })['200'])).toContain('Content-Disposition');
  const { responses: replies } = fieldsOf(bundled()['components'], 'components');
  const common = fieldsOf(replies, 'responses');
  expect(headersOf(common['TooMany'])).toEqual([...always, 'Retry-After']);
  expect(headersOf(common['Invalid'])).toEqual([...always, 'Idempotent-Replayed']);
});

it('choices in replies are marked as open, and those of requests alone are not', () => {
  const choosing = parts
    .replace('examples:', 'enum: [round, square]\n      examples:')
    .replace(
      '      responses',
      '      parameters: [{ name: sort, in: query, schema: { type: string, enum: [asc, desc] } }]\n      responses',
    );
  const document = bundled({ parts: choosing });
  const { schemas } = fieldsOf(document['components'], 'components');
  expect(fieldsOf(schemas, 'schemas')['Part']).toMatchObject({ 'x-open-enum': true });
  const parameter = [...writtenOperations(document)].find(({ path }) => path === '/parts')?.operation['parameters'];
  expect(JSON.stringify(parameter)).not.toContain('x-open-enum');
});
