import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from './feed-limits.ts';
import { JsonSplitter } from './json-splitter.ts';
import { cut } from './testing/sources.ts';

function split(text: string, path?: string, sizes: readonly number[] = []) {
  const splitter = new JsonSplitter(path, defaultLimits);
  for (const piece of cut(text, sizes)) splitter.push(piece);
  splitter.end();
  return splitter.records;
}

const values = (text: string, path?: string): unknown[] =>
  split(text, path).map((record): unknown => JSON.parse(record.text));

describe('finding the records', () => {
  it.each<[string, string, string | undefined, unknown[]]>([
    ['an array as the root', '[{"a":1},{"a":2}]', undefined, [{ a: 1 }, { a: 2 }]],
    ['an array within an object', '{"total":2,"data":[{"a":1}],"next":null}', undefined, [{ a: 1 }]],
    ['an array that is pinned', '{"cats":[{"c":1}],"data":{"items":[{"a":1}]}}', 'data.items', [{ a: 1 }]],
    ['the root array when it is pinned', ' [ {"a":"]}"} ] ', '$', [{ a: ']}' }]],
    [
      'the first array of objects, not one of names',
      '{"tags":["x","y"],"empty":[],"v":[{"a":1}]}',
      undefined,
      [{ a: 1 }],
    ],
    ['a single object as the root when it is pinned', '{"a":[1]}', '$', [{ a: [1] }]],
    ['objects one after the other', '{"a":1}\n {"a":2}{"a":3}', '$', [{ a: 1 }, { a: 2 }, { a: 3 }]],
    ['entries that are no objects', '[1,"a,b",null,[2]]', '$', [1, 'a,b', null, [2]]],
    ['an empty array', '[]', '$', []],
    ['escapes at every place', '[{"a\\"b":"\\\\"},{"c":"\\u005d"}]', '$', [{ 'a"b': '\\' }, { c: ']' }]],
    ['a key that names the array with escapes of its own in front', '{"x\\"":{"y":1},"v":[{"a":1}]}', 'v', [{ a: 1 }]],
  ])('cuts %s', (_, text, path, expected) => {
    expect(values(text, path)).toEqual(expected);
  });

  it('names the line on which each record starts', () => {
    expect(split('[\n{"a":1},\n\n{"a":\n2}, {"a":3}]').map((record) => record.line)).toEqual([2, 4, 5]);
  });

  it('gives the same records with the same lines for any chunking', () => {
    const records = fc.array(fc.dictionary(fc.string({ maxLength: 5 }), fc.jsonValue({ maxDepth: 2 })), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(
        records,
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(undefined, 1),
        (list, sizes, indent) => {
          const text = JSON.stringify({ before: ['x', { y: '[{' }], list, after: '"' }, null, indent);
          expect(split(text, 'list', sizes)).toEqual(split(text, 'list'));
          expect(values(text, 'list')).toEqual(list.map((record): unknown => JSON.parse(JSON.stringify(record))));
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('what JSON does not have, but people write', () => {
  const several = 'Several JSON documents in a row were read as one';
  const two = [{ a: 1 }, { a: 2 }];

  it.each([
    {
      text: '[{"a":1},\n]',
      read: [{ a: 1 }],
      notice: '2: The comma after the last JSON record was ignored',
    },
    { text: '[{"a":1}]\n\nx [{"a":2}]', read: [{ a: 1 }], notice: '3: The text after the JSON document was ignored' },
    { text: '[{"a":1}]\n[{"a":2}]', read: two, notice: `2: ${several}` },
    { text: '{"v":[{"a":1}]}{"v":[{"a":2}]}', path: 'v', read: two, notice: `1: ${several}` },
    {
      text: '{"a":1},{"a":2}',
      read: two,
      notice: '1: The JSON records are separated by commas, but are not in a list',
    },
    {
      text: '[ // "x\n{"a":1} /* ] */, {"a":2}] //',
      read: two,
      notice: '1: Comments in the JSON were ignored',
    },
    {
      text: '{"v":[{"a":1}],}',
      path: 'v',
      read: [{ a: 1 }],
      notice: '1: The JSON has a comma before } outside its records',
    },
  ])('is read with a notice: $text', ({ text, path = '$', read, notice }) => {
    for (const sizes of [[], [1]]) {
      const splitter = new JsonSplitter(path, defaultLimits);
      for (const piece of cut(text, sizes)) splitter.push(piece);
      splitter.end();
      expect(splitter.records.map((record): unknown => JSON.parse(record.text))).toEqual(read);
      expect(splitter.notices.map(({ line, message }) => `${String(line)}: ${message}`)).toEqual([notice]);
    }
  });

  it('gives the values of an object, and the lists in it, with their keys', () => {
    const keyed = '{"n":2,"v":{"k1":{"a":1},"x":5,"k\\"2":[{"a":2},{"a":3}],"k3":{"a":4}},"w":{"k4":{"a":5}}}';
    expect(split(keyed, 'v.*').map(({ key, text }) => [key, text])).toEqual([
      ['k1', '{"a":1}'],
      ['k\\"2', '{"a":2}'],
      ['k\\"2', '{"a":3}'],
      ['k3', '{"a":4}'],
    ]);
    expect(split('{"k1":{"a":1},"k2":{"a":2}}', '*', [1]).map(({ key }) => key)).toEqual(['k1', 'k2']);
  });
});

describe('broken documents', () => {
  it.each<[string, string, string]>([
    ['the end in an array', '[{"a":1},', 'feed.truncated'],
    ['the end in a record', '[{"a":1},{"b":', 'feed.truncated'],
    ['the end in a string', '{"a":"x', 'feed.truncated'],
    ['two commas', '[{"a":1},,{"a":2}]', 'feed.json_malformed'],
    ['a comma alone', '[,]', 'feed.json_malformed'],
    ['no comma', '[{"a":1}{"a":2}]', 'feed.json_malformed'],
    ['brackets that do not match', '[{"a":[1}]', 'feed.json_malformed'],
    ['a bracket too many', '[{"a":1}]]', 'feed.json_malformed'],
    ['a comma after the document', '[{"a":1}],', 'feed.json_malformed'],
    ['a broken envelope', '{"total":01,"d":[{"a":1}]}', 'feed.json_malformed'],
  ])('refuses %s', (_, text, code) => {
    expect(() => split(text)).toThrow(expect.objectContaining({ code }));
  });

  it('are reported with their position', () => {
    expect(() => split('[{"a":1},\n  ,]')).toThrow('The JSON has an unexpected , (line 2, column 3)');
    expect(() => split('[{"a":1},\n  ,]', '$', [3])).toThrow('(line 2, column 3)');
  });

  it('refuses a path that does not exist', () => {
    expect(() => split('{"a":[{"b":1}]}', 'items')).toThrow('The file has no list of records at "items"');
  });

  it('accepts 64 levels and refuses the 65th, within and around the records', () => {
    const nested = (levels: number) => `[{"a":${'['.repeat(levels - 2)}${']'.repeat(levels - 2)}}]`;
    expect(split(nested(64))).toHaveLength(1);
    expect(() => split(nested(65))).toThrow(expect.objectContaining({ code: 'feed.too_deep' }));
    expect(() => split('['.repeat(100_000))).toThrow(expect.objectContaining({ code: 'feed.too_deep' }));
    expect(() => split('{"a":'.repeat(100_000))).toThrow(expect.objectContaining({ code: 'feed.too_deep' }));
  });

  it('refuses a record of more than 1 MB, and more than 2 MB around the records', () => {
    const large = 'x'.repeat(1_048_576);
    expect(() => split(`[{"a":"${large}"}]`)).toThrow(
      expect.objectContaining({ code: 'feed.record_too_large', line: 1 }),
    );
    expect(() => split(`{"a":"${large}${large}","v":[{"a":1}]}`)).toThrow(
      expect.objectContaining({ code: 'feed.record_too_large' }),
    );
  });
});
