import { describe, expect, it } from 'vitest';
import { parseCsv } from './csv.ts';

const rows = (text: string) =>
  parseCsv(text, 'plan.csv').map(({ line, cells }) => Array.of<string | number>(line).concat([...cells.values()]));

describe('parseCsv', () => {
  it.each([
    ['commas', 'Id,Notes\n7,yes\n8,\n'],
    ['semicolons, a byte order mark and Windows line ends', '\uFEFFid;notes\r\n7;yes\r\n8;\r\n'],
    ['tabs, and no line end at the end', 'id\tnotes\n7\tyes\n8\t'],
  ])('reads %s', (_what, text) => {
    expect(rows(text)).toEqual([
      [2, '7', 'yes'],
      [3, '8', ''],
    ]);
    expect(parseCsv(text, 'plan.csv')[0]?.cells.get('notes')).toBe('yes');
  });

  it('reads quoted cells that contain separators, quotes, and line ends, and skips empty lines', () => {
    expect(rows('id,notes\n\n7,"a, ""b""\nc"\n8,x\n')).toEqual([
      [3, '7', 'a, "b"\nc'],
      [5, '8', 'x'],
    ]);
  });

  it('refuses an empty file and a misplaced quote', () => {
    expect(() => rows('')).toThrow('plan.csv is empty');
    expect(() => rows('id,notes\n7,a"b\n')).toThrow('plan.csv: line 2 has a misplaced quote');
  });
});
