import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UsageError } from './command-error.ts';
import { allIds, parseId, parseRows, type FileRow } from './ids.ts';

const idRows = (text: string): readonly FileRow[] => parseRows(text).flatMap((row) => ('id' in row ? [row] : []));
const parseIds = (text: string): readonly number[] => idRows(text).map(({ id }) => id);

describe('parseRows', () => {
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

  it('reads what a file says next to an id: cells with tabs as they are, others as a spreadsheet saves them', () => {
    const contents = (text: string) => idRows(text).map(({ content }) => content);
    expect(contents('7\tAcme, "Inc"; \tpending')).toEqual([['7', 'Acme, "Inc";', 'pending']]);
    expect(contents('7,"Acme, ""Inc""",pending\n8;Acme, Inc')).toEqual([
      ['7', 'Acme, "Inc"', 'pending'],
      ['8', 'Acme, Inc'],
    ]);
    expect(contents('[{"id":7,"name":"x"},8]')).toEqual([{ id: 7, name: 'x' }, ['8']]);
  });

  it('takes the given field of an object for the id, and no other', () => {
    expect(parseRows('{"id":3,"client_id":7}', 'client_id')).toMatchObject([{ id: 7, place: 'line 1' }]);
    expect(() => parseRows('{"id":3}', 'client_id')).toThrow('--from: line 1 has no client_id: {"id":3}');
    expect(parseRows('7', 'client_id')).toMatchObject([{ id: 7 }]);
  });

  it('reads names in place of ids: a line, its first cell with tabs or quotes, and texts of a list', () => {
    expect(parseRows('Acme, Inc.\nShorts\tactive\n"Globex, Ltd",active\n"Plain"\n')).toEqual([
      { place: 'line 1', name: 'Acme, Inc.' },
      { place: 'line 2', name: 'Shorts' },
      { place: 'line 3', name: 'Globex, Ltd' },
      { place: 'line 4', name: 'Plain' },
    ]);
    expect(parseRows('["Acme",7]')).toEqual([
      { place: 'entry 1', name: 'Acme' },
      { place: 'entry 2', id: 7, content: ['7'] },
    ]);
  });

  it.each([['0'], ['-1'], ['1.5'], ['7\n0'], ['{"name":"x"}'], ['[{}]'], ['[""]'], ['{"id":7'], ['12345678901']])(
    'refuses %j, which has neither an id nor a name',
    (text) => {
      expect(() => parseIds(text)).toThrow(UsageError);
    },
  );

  it('names the invalid line', () => {
    expect(() => parseIds('7\n0')).toThrow('--from: line 2 has no id: "0"');
    expect(() => parseIds('\n7\n0')).toThrow('--from: line 3 has no id: "0"');
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
  it('deduplicates ids, those from the command line first', () => {
    expect(allIds([9, 7], { from: 'ids.txt', rows: idRows('8\n7\n') })).toEqual([9, 7, 8]);
  });

  it('does not treat an empty list as everything', () => {
    expect(() => allIds([], { from: 'ids.txt', rows: [] })).toThrow('ids.txt contains no ids');
  });
});

describe('parseId', () => {
  it('accepts a number and nothing else', () => {
    expect(parseId('42')).toBe(42);
    expect(() => parseId('4x')).toThrow('Must be a number.');
  });
});
