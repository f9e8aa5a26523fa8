import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UsageError } from './command-error.ts';
import { allIds, parseId, parseIds } from './ids.ts';

describe('parseIds', () => {
  it('reads what a list prints in a pipe, with --json, and as JSON lines', () => {
    expect(parseIds('7\tclips.example\tpending\n8\treels.example\tpending\n')).toEqual([7, 8]);
    expect(parseIds('[{"id":7},\n{"id":8}]\n')).toEqual([7, 8]);
    expect(parseIds('{"id":7}\n{"id":8,"status":"pending"}\n')).toEqual([7, 8]);
  });

  it('reads plain ids, skips empty lines and comments, and accepts Windows line ends', () => {
    expect(parseIds('# pending ones\r\n7\r\n\r\n  8\r\n9;rest')).toEqual([7, 8, 9]);
    expect(parseIds('[7, "8"]')).toEqual([7, 8]);
    expect(parseIds('')).toEqual([]);
  });

  it.each([['0'], ['-1'], ['1.5'], ['7\nseven'], ['{"name":"x"}'], ['[{}]'], ['{"id":7'], ['12345678901']])(
    'refuses %j, which has no id',
    (text) => {
      expect(() => parseIds(text)).toThrow(UsageError);
    },
  );

  it('names the invalid line', () => {
    expect(() => parseIds('7\nseven')).toThrow('--from: line 2 has no id: "seven"');
  });

  it('reads back every list of ids, however it is written', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2_147_483_647 })), (ids) => {
        expect(parseIds(ids.join('\n'))).toEqual(ids);
        expect(parseIds(JSON.stringify(ids.map((id) => ({ id }))))).toEqual(ids);
      }),
    );
  });
});

describe('allIds', () => {
  const files = { files: { readText: () => Promise.resolve('8\n7\n') } } as unknown as Parameters<typeof allIds>[0];

  it('deduplicates ids, those from the command line first', async () => {
    expect(await allIds(files, [9, 7], 'ids.txt')).toEqual([9, 7, 8]);
  });

  it('does not treat an empty list as everything', async () => {
    await expect(allIds(files, [], undefined)).rejects.toThrow('Specify an id, or use --from');
  });
});

describe('parseId', () => {
  it('accepts a number and nothing else', () => {
    expect(parseId('42')).toBe(42);
    expect(() => parseId('4x')).toThrow('Must be a number.');
  });
});
