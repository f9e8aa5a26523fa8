import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { DocumentError, readDocument, type ApiDocument } from './document/index.ts';
import { generatedFiles, readSources, staleAmong } from '../../scripts/generated-files.ts';
import { operationsOf } from '../../scripts/operation-model.ts';

vi.setConfig({ testTimeout: 120_000 }); // It generates the SDK.

const root = new URL('../../../', import.meta.url);
const sources = await readSources(root);
const generated = await generatedFiles(sources);

/** A document with one operation, given in YAML. */
function withOperation(operation: string, path = '/things/{id}'): ApiDocument {
  return readDocument(`
openapi: 3.1.0
info: { title: T, version: '1' }
security: [{ bearer: [] }]
components:
  schemas:
    Thing: { type: object, properties: { id: { type: integer }, name: { type: string } } }
    Filter: { type: object, properties: { name: { type: string } } }
    Envelope: { type: object, required: [data], properties: { success: {}, data: { $ref: '#/components/schemas/Thing' }, message: {} } }
paths:
  ${path}:
    get: ${operation}
`);
}

const id = `{ name: id, in: path, required: true, schema: { type: integer } }`;
const reply = `'200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Envelope' } } } }`;
const refusal = `'404': { description: none }`;
const good = `{ operationId: things.show, tags: [things], summary: Shows one., parameters: [${id}], responses: { ${reply}, ${refusal} } }`;

describe('the generated files', () => {
  it('match openapi/', async () => {
    expect(await staleAmong(generated, root), 'Run: npm run generate').toEqual([]);
  });

  it('are stale if one is missing or has different text', async () => {
    const folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'grt-generated-'))}/`);
    try {
      expect(await staleAmong(generated, folder)).toEqual([...generated.keys()]);
      for (const [name, text] of generated) {
        const path = fileURLToPath(new URL(name, folder));
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, name === 'openapi.yaml' ? `${text}# edited by hand\n` : text);
      }
      expect(await staleAmong(generated, folder)).toEqual(['openapi.yaml']);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('the generator', () => {
  it('accepts an operation that can be called unambiguously', () => {
    expect(operationsOf(withOperation(good))).toMatchObject([
      { id: 'things.show', row: { method: 'GET', path: '/things/{id}', result: 'data' } },
    ]);
  });

  it.each([
    ['no operationId', good.replace('operationId: things.show, ', ''), 'operationId is missing'],
    ['an operationId without a group', good.replace('things.show', 'show'), 'must be group.verb'],
    ['an operationId in another case', good.replace('things.show', 'things.Show_it'), 'must be group.verb'],
    ['another tag than its group', good.replace('[things]', '[objects]'), 'the only tag must be things'],
    ['a second tag', good.replace('[things]', '[things, objects]'), 'the only tag must be things'],
    [
      'a group that the client needs itself',
      good.replace('things.show', 'signIn.show').replace('[things]', '[signIn]'),
      'its own signIn',
    ],
    ['no 4xx reply', good.replace(`, ${refusal}`, ''), 'no 4xx response is described'],
    ['no 2xx reply', good.replace(`${reply}, `, ''), 'no 2xx response is described'],
    [
      'an object in the query',
      good.replace(id, `${id}, { name: filter, in: query, schema: { $ref: '#/components/schemas/Filter' } }`),
      'the parameter filter cannot be of type object',
    ],
    [
      'a name in two places',
      good.replace(id, `${id}, { name: id, in: query, schema: { type: string } }`),
      'id occurs in two parts',
    ],
    [
      'a name in path and body',
      good.replace(
        'responses:',
        `requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }, responses:`,
      ),
      'id occurs in two parts',
    ],
    [
      'a path parameter that the path has not',
      good.replace(id, `${id}, { name: other, in: path, schema: { type: string } }`),
      'path parameters differ',
    ],
    [
      'a body that is a list',
      good.replace(
        'responses:',
        `requestBody: { content: { application/json: { schema: { type: array } } } }, responses:`,
      ),
      'must be an object',
    ],
    [
      'a body in a form that nobody sends',
      good.replace('responses:', `requestBody: { content: { text/csv: { schema: { type: object } } } }, responses:`),
      'no way to send',
    ],
    ['a paged list without meta', good.replace('summary:', 'x-paginated: true, summary:'), 'needs data and meta'],
    [
      'JSON or a file without a way to choose',
      good.replace(
        'content: { application/json',
        'content: { text/csv: { schema: { type: string } }, application/json',
      ),
      'needs a format query parameter',
    ],
  ])('refuses %s', (_, operation, message) => {
    expect(() => operationsOf(withOperation(operation))).toThrow(message);
    expect(() => operationsOf(withOperation(operation))).toThrow(DocumentError);
  });

  it('refuses two operations with the same name', () => {
    const { text } = withOperation(good);
    expect(() => readDocument(`${text}  /others/{id}: { get: ${good} }\n`)).toThrow(
      'things.show: two operations have this name',
    );
  });
});
