import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocument } from '@grt/sdk/document';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadDocument, readOnce } from './document.ts';
import { routesOf } from './route-order.ts';

const withPaths = (paths: string) => readDocument(`openapi: 3.1.0\npaths:\n${paths}`);

describe('reading a document', () => {
  it('says what is wrong with an operation', () => {
    expect(() => withPaths('  /a: { get: { responses: {} } }')).toThrow('get /a: operationId is missing');
    expect(() => withPaths('  /a: { get: { operationId: a.b } }\n  /b: { get: { operationId: a.b } }')).toThrow(
      'a.b: two operations have this name',
    );
    expect(() => readDocument('openapi: 3.1.0')).toThrow('paths: an object was expected');
  });

  it('names a reference that leads nowhere', () => {
    const document = withPaths(
      "  /a: { get: { operationId: a.b, parameters: [{ $ref: '#/components/parameters/None' }] } }",
    );
    expect(() => document.operations[0]?.parameters).toThrow('#/components/parameters');
    expect(() => document.resolve({ $ref: 'other.yaml#/a' })).toThrow('other.yaml#/a cannot be followed');
  });

  it('follows references of references', () => {
    const document = readDocument("a: { $ref: '#/b~1c' }\n'b/c': { type: string }\npaths: {}");
    expect(document.resolve({ $ref: '#/a' })).toEqual({ type: 'string' });
  });

  it('reads the real one once', async () => {
    expect(await loadDocument()).toBe(await loadDocument());
  });

  it('parses a text once for all processes, and another one anew, also where nothing can be kept', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'grt-document-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const path = join(folder, 'cache/openapi.json');
    const text = 'openapi: 3.1.0\ninfo: { title: Written }\npaths: {}';
    const titleOf = async (given: string, at = path) => (await readOnce(given, at)).root['info'];
    expect(await titleOf(text)).toEqual({ title: 'Written' });
    await writeFile(path, (await readFile(path, 'utf8')).replace('Written', 'Kept'));
    expect(await titleOf(text)).toEqual({ title: 'Kept' });
    expect(await titleOf(text.replace('Written', 'New'))).toEqual({ title: 'New' });
    expect(await readdir(join(folder, 'cache'))).toEqual(['openapi.json']);
    expect(await titleOf(text, join(path, 'not-a-folder'))).toEqual({ title: 'Written' });
  });
});

describe('the order of routes', () => {
  it('puts a fixed segment before a parameter, at every depth', () => {
    const document = withPaths(
      ['/{a}', '/x/{id}/y', '/x/{id}', '/x/new', '/x/{id}/{other}', '/x']
        .map((path, index) => `  ${path}: { get: { operationId: a.${String(index)} } }`)
        .join('\n'),
    );
    expect(routesOf(document.operations).map(({ path }) => path)).toEqual([
      '/x',
      '/x/new',
      '/x/{id}',
      '/x/{id}/y',
      '/x/{id}/{other}',
      '/{a}',
    ]);
  });
});
