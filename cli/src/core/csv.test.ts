import { describe, expect, it } from 'vitest';
import { parseCsv } from './csv.ts';

const rows = async (text: string) =>
  (await parseCsv(text, 'plan.csv')).rows.map(({ line, cells }) =>
    Array.of<string | number>(line).concat([...cells.values()]),
  );

describe('parseCsv', () => {
  it.each([
    ['commas', 'Id,Notes\n7,yes\n8,\n'],
    ['semicolons, a byte order mark and Windows line ends', '\uFEFFid;notes\r\n7;yes\r\n8;\r\n'],
    ['tabs, and no line end at the end', 'id\tnotes\n7\tyes\n8\t'],
    ['pipes', 'id|notes\n7|yes\n8|'],
  ])('reads %s', async (_what, text) => {
    expect(await rows(text)).toEqual([
      [2, '7', 'yes'],
      [3, '8', ''],
    ]);
    expect((await parseCsv(text, 'plan.csv')).rows[0]?.cells.get('notes')).toBe('yes');
  });

  it('reads quoted cells that contain separators, quotes, and line ends, and skips empty lines', async () => {
    expect(await rows('id,notes\n\n7,"a, ""b""\nc"\n8,x\n')).toEqual([
      [3, '7', 'a, "b"\nc'],
      [5, '8', 'x'],
    ]);
  });

  it('takes a row with fewer cells than names as empty at its end', async () => {
    expect(await rows('id,decision,notes\n7,approve\n,,\n')).toEqual([[2, '7', 'approve', '']]);
  });

  it.each([
    ['an empty file', '', 'plan.csv is empty'],
    ['a quote within a cell', 'id,notes\n7,a"b\n', 'plan.csv: line 2: Quote inside an unquoted field'],
    ['text after a closing quote', 'id,notes\n7,yes\n8,"a"b\n', 'plan.csv: line 3: Text follows a closing quote'],
    ['a quote that is never closed', 'id,notes\n7,"a\n8,b\n', 'plan.csv: line 2: A quote is opened and never closed'],
    ['a row of more than 1 MB', `id,notes\n7,${'x'.repeat(1_048_577)}`, 'plan.csv: A record is larger than 1 MB'],
    [
      'a cell of more than 256 kB',
      `id,notes\n7,${'x'.repeat(262_145)}`,
      'plan.csv: line 2: A field is larger than 256 kB',
    ],
  ])('refuses %s', async (_what, text, message) => {
    await expect(rows(text)).rejects.toThrow(message);
  });
});
