import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from './csv-cell.ts';
import { problemCsvLine, problemsCsvHeader } from './problems-csv.ts';
import { FeedRefusal } from './feed-refusal.ts';
import { readItems } from './read-items.ts';
import { chunked, utf8 } from './testing/sources.ts';
import { readRealFeed } from '../testing/real-feed.ts';
import { validateFeed } from './validate-feed.ts';

const mapping = { id: 'external_id', title: 'title', thumb: 'thumbnail_url' } as const;
const good = (id: number | string) => `${String(id)},Title,https://v.example/1.jpg`;
const validate = (rows: readonly string[]) =>
  validateFeed(chunked(utf8(`id,title,thumb\n${rows.join('\n')}\n`)), {
    mapping,
    feedType: 'insert_update',
    hasHeaderRow: true,
    delimiter: ',',
  });

describe('a check of a feed', () => {
  it('counts what an import would accept and refuse, and says why', async () => {
    const report = await validate([
      good(1),
      good(2),
      ',x,https://v.example/',
      'only one',
      good(1),
      good(3),
      good(4),
      good(5),
      good(6),
      good(7),
    ]);
    expect(report).toMatchObject({ is_importable: true, rows: 10, accepted: 8, rejected: 2 });
    expect(report.errors_by_code).toEqual([
      { code: 'row.column_count', count: 1, message: 'The row has more or fewer columns than the first row' },
      { code: 'row.required', count: 1, message: 'A required field is empty' },
    ]);
    expect(report.warnings).toEqual([
      { code: 'row.repeated_id', count: 1, message: 'The same ID appears again below; the last row is used' },
    ]);
    expect(report.errors.find(({ code }) => code === 'row.repeated_id')).toMatchObject({
      line: 2,
      message: 'The same ID appears again on line 6, which is used',
    });
  });

  it('accepts 20% bad rows, and no more', async () => {
    expect((await validate([good(1), good(2), good(3), good(4), 'x'])).is_importable).toBe(true);
    expect((await validate([good(1), good(2), good(3), 'x'])).is_importable).toBe(false);
    expect((await validate(['x', 'y'])).is_importable).toBe(false);
  });

  it('keeps the first 1,000 problems and counts them all', async () => {
    const report = await validate([good('a'), ...Array.from({ length: 1500 }, () => 'x')]);
    expect(report.errors).toHaveLength(1000);
    expect(report.errors_by_code).toMatchObject([{ code: 'row.column_count', count: 1500 }]);
  });

  it('keeps every error, however many warnings come before it', async () => {
    const repeated = Array.from({ length: 1500 }, () => good('a'));
    const report = await validate([...repeated, 'x', good('b'), 'x']);
    expect(report.errors).toHaveLength(1000);
    expect(report.errors.slice(0, 3)).toMatchObject([
      { severity: 'error', line: 1502 },
      { severity: 'error', line: 1504 },
      { severity: 'warning', line: 2 },
    ]);
    expect(report.warnings).toMatchObject([{ code: 'row.repeated_id', count: 1499 }]);
  });

  it('accepts every row of a real feed, despite its repeated and mangled ids', async () => {
    const real = {
      video_id: 'external_id',
      title: 'title',
      thumbnail_link: 'thumbnail_url',
      tags: 'tags',
      channel_title: { field: 'performers', as: 'text' },
    } as const;
    const report = await validateFeed(chunked(readRealFeed(), 65_536), { mapping: real, feedType: 'insert_update' });
    expect(report).toMatchObject({ is_importable: true, rows: 7998, accepted: 7998, rejected: 0, errors_by_code: [] });
    expect(report.warnings).toMatchObject([
      { code: 'row.repeated_id', count: 7998 - 2335 },
      { code: 'row.spreadsheet_error', count: 101 },
    ]);
  });
});

it('stops when none of the first 1,000 records can be used, naming the most common reason', async () => {
  const rows = async (count: number, last: string) => {
    let read = 0;
    const text = `id,title,thumb\n${`1,x,no address\n`.repeat(count)}${last}`;
    for await (const batch of readItems(chunked(utf8(text)), {
      mapping,
      feedType: 'insert_update',
      hasHeaderRow: true,
    }))
      read += batch.rowsRead;
    return read;
  };
  await expect(rows(5000, '')).rejects.toThrow(FeedRefusal);
  await expect(rows(5000, '')).rejects.toThrow(
    'None of the first 1,000 records can be used: An address is not a valid http:// or https:// URL',
  );
  await expect(rows(400, good(7))).resolves.toBe(401);
});

describe('exported cells', () => {
  it.each<[string | number | null, string]>([
    ['plain', 'plain'],
    [null, ''],
    [-5, '-5'],
    ['-5.5', '-5.5'],
    ['=1+1', "'=1+1"],
    ['+1 (212) 555', "'+1 (212) 555"],
    ['-2+3', "'-2+3"],
    ['@cmd', "'@cmd"],
    ['\tx', '"\'\tx"'],
    ['\r\nx', '"\'\r\nx"'],
    ['＝1', "'＝1"],
    ['a,b', '"a,b"'],
    ['a"b', '"a""b"'],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    [' x', '" x"'],
  ])('of %j is %s', (value, expected) => {
    expect(csvCell(value)).toBe(expected);
  });

  it('make lines that end as CSV does, for the report of problems too', () => {
    expect(csvLine(['a', 1, null])).toBe('a,1,\r\n');
    expect(problemsCsvHeader()).toBe('line,column,field,severity,code,message,value\r\n');
    const problem = {
      severity: 'error',
      line: 2,
      column: 'x',
      field: 'title',
      code: 'row.required',
      message: 'Video Title is empty',
      value: '=x',
    } as const;
    expect(problemCsvLine(problem)).toBe("2,x,title,error,row.required,Video Title is empty,'=x\r\n");
  });
});
