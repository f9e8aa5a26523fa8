import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvReader } from './csv-reader.ts';
import type { CsvDialect } from './csv-scan.ts';
import { defaultLimits } from './feed-limits.ts';
import { readLikeGo, type GoOutcome } from './testing/go-csv.ts';
import { cut } from './testing/sources.ts';

const strict: CsvDialect = { delimiter: ',', quote: '"', lazy: false, guard: false };
const lazy: CsvDialect = { ...strict, lazy: true };
const guarded: CsvDialect = { ...lazy, guard: true };

function read(text: string, dialect: CsvDialect, sizes: readonly number[] = [], limits = defaultLimits) {
  const reader = new CsvReader(dialect, limits);
  for (const piece of cut(text, sizes)) reader.push(piece);
  reader.end();
  return reader;
}

function fields(text: string, dialect: CsvDialect): string[][] {
  return read(text, dialect).records.map((record) => record.fields);
}

describe('records as in Go', () => {
  it.each<[string, string, string[][]]>([
    ['nothing', '', []],
    ['one field', 'a', [['a']]],
    ['a line end at the end', 'a,b\n', [['a', 'b']]],
    [
      'no line end at the end',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'CRLF',
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['mixed line ends', 'a\r\nb\nc\r\n', [['a'], ['b'], ['c']]],
    ['a lone CR as data', 'a\rb,c\r\n', [['a\rb', 'c']]],
    ['two CR before the LF', 'a\r\r\nb', [['a\r'], ['b']]],
    ['one CR before the end dropped', 'a,b\r', [['a', 'b']]],
    ['a CR in quotes before the end dropped with the quote still closing', '"a"\r', [['a']]],
    ['empty lines skipped', '\n\na\n\r\n\nb\n\n', [['a'], ['b']]],
    ['a line of spaces kept', 'a\n  \nb', [['a'], ['  '], ['b']]],
    ['empty fields', ',,\n', [['', '', '']]],
    ['a trailing delimiter', 'a,b,\n', [['a', 'b', '']]],
    ['quoted fields', '"a","b,c"\n', [['a', 'b,c']]],
    ['an empty quoted field', '"",a\n""\n', [['', 'a'], ['']]],
    ['a doubled quote', '"a""b"', [['a"b']]],
    ['only doubled quotes', '""""', [['"']]],
    [
      'a line end in quotes',
      '"a\nb",c\nd,e',
      [
        ['a\nb', 'c'],
        ['d', 'e'],
      ],
    ],
    ['CRLF in quotes as LF', '"a\r\nb"\r\n', [['a\nb']]],
    ['empty lines in quotes', '"a\n\n\nb",c', [['a\n\n\nb', 'c']]],
    ['a delimiter after quotes at the end', '"a",', [['a', '']]],
    ['spaces around quotes as data', ' a , b \n', [[' a ', ' b ']]],
    ['rows of different length', 'a,b,c\nd\ne,f', [['a', 'b', 'c'], ['d'], ['e', 'f']]],
    ['two CR before the end, one of them data', 'a\r\r', [['a\r']]],
    [
      'two CR before each line end',
      'a,b\r\r\nc,d\r\r',
      [
        ['a', 'b\r'],
        ['c', 'd\r'],
      ],
    ],
    ['CR and CRLF by turns', 'a\r\r\n\rb\r\r\n', [['a\r'], ['\rb\r']]],
    ['a line of CR alone as empty', 'a\n\r\nb', [['a'], ['b']]],
    ['doubled quotes alone', '""""""""', [['"""']]],
    ['a doubled quote before CRLF', '"a""b"\r\n', [['a"b']]],
    ['line ends and nothing else in quotes', '"\n\n"', [['\n\n']]],
    ['CRLF after CRLF in quotes', '"a\r\n\r\nb"', [['a\n\nb']]],
    ['characters of several bytes', 'ä,"λ,😀"\n', [['ä', 'λ,😀']]],
    ['other kinds of space as data', 'a\u00a0,\u2028b\v\n', [['a\u00a0', '\u2028b\v']]],
  ])('reads %s', (_, text, expected) => {
    expect(fields(text, strict)).toEqual(expected);
    expect(fields(text, lazy)).toEqual(expected);
  });

  it.each<[string, string, string[][]]>([
    ['a quote within an unquoted field', 'a "word","1"2",a","b', [['a "word"', '1"2', 'a"', 'b']]],
    ['quotes doubled in an unquoted field', 'a""b,c', [['a""b', 'c']]],
    ['quotes in a quoted field', '"a "b" c",d', [['a "b" c', 'd']]],
    ['a space before a quote', ' "a",b', [[' "a"', 'b']]],
    ['a space after a quote', '"a" ,b",c', [['a" ,b', 'c']]],
    ['a quote that is never closed', 'a,"b\nc,d\n', [['a', 'b\nc,d\n']]],
    ['an opening quote as the last character', 'a,"', [['a', '']]],
    ['text after a closing quote', '"a"b', [['a"b']]],
    ['text after a closing quote before CRLF', '"a"b"\r\n', [['a"b']]],
    ['a CR after a closing quote', '"a"\r\r', [['a"\r']]],
    ['one quote too many', '"""""""', [['"""']]],
    ['quotes and spaces', '"a" "b"', [['a" "b']]],
  ])('treats %s as data when lazy', (_, text, expected) => {
    expect(fields(text, lazy)).toEqual(expected);
  });

  it.each<[string, string, { code: string; line: number; column: number }]>([
    ['a quote in an unquoted field', 'a,b\nc d"e,f\n', { code: 'row.bare_quote', line: 2, column: 4 }],
    ['a quote after a space', 'a, "b"\n', { code: 'row.bare_quote', line: 1, column: 4 }],
    ['text after a closing quote', '"a" b,c\n', { code: 'row.stray_quote', line: 1, column: 3 }],
    ['text after a closing quote on a later line', 'x\n"a\nb"c,d\n', { code: 'row.stray_quote', line: 3, column: 2 }],
    ['a quote that is never closed', 'a\nb,"c\nd', { code: 'row.unterminated_quote', line: 2, column: 3 }],
    ['one quote too many', 'a\n"""""""', { code: 'row.unterminated_quote', line: 2, column: 1 }],
    ['a CR after a closing quote', '"a"\r\r', { code: 'row.stray_quote', line: 1, column: 3 }],
    ['quotes and spaces', '"a" "b"', { code: 'row.stray_quote', line: 1, column: 3 }],
    ['letters of two bytes, each as one column', 'äöü"\n', { code: 'row.bare_quote', line: 1, column: 4 }],
  ])('refuses %s when strict, with its line and column', (_, text, problem) => {
    expect(read(text, strict).problems).toMatchObject([{ severity: 'error', ...problem }]);
  });

  it('continues at the next physical line after an error', () => {
    const reader = read('a,b\nc"d,e\n"f\ng"h,"i\nj,k\n', strict);
    expect(reader.records).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 5, fields: ['j', 'k'] },
    ]);
    expect(reader.problems.map(({ line }) => line)).toEqual([2, 4]);
  });

  it('reads the lines below a quote that is never closed when strict, and loses only that line', () => {
    const reader = read('a,b\nc,"d\ne,f\ng,h\n', strict);
    expect(reader.records.map((record) => record.line)).toEqual([1, 3, 4]);
    expect(reader.problems).toMatchObject([{ code: 'row.unterminated_quote', line: 2, column: 3 }]);
  });

  it('gives the line on which each record starts', () => {
    expect(read('a\n\n"b\nb"\r\nc\n', lazy).records.map((record) => record.line)).toEqual([1, 3, 5]);
  });

  it('accepts any delimiter and quote character, and no quoting at all', () => {
    expect(fields("'a;b';c\n", { ...strict, delimiter: ';', quote: "'" })).toEqual([['a;b', 'c']]);
    expect(fields('"a|b"|"c\n"|\n', { ...strict, delimiter: '|', quote: '' })).toEqual([
      ['"a', 'b"', '"c'],
      ['"', ''],
    ]);
  });
});

const awkward = fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'a', ' ', 'é'), maxLength: 40 });
const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 });

/** The output of the streaming reader, in the form of the plain one. */
function outcomes(text: string, dialect: CsvDialect): GoOutcome[] {
  const { records, problems } = read(text, dialect);
  const errors = problems.filter((problem) => problem.severity === 'error');
  const kinds = { 'row.bare_quote': 'bare', 'row.stray_quote': 'stray' } as Record<string, 'bare' | 'stray'>;
  const all = [
    ...records.map(({ line, fields: cells }) => ({ line, outcome: cells as GoOutcome })),
    ...errors.map(({ line, code }) => ({ line, outcome: { error: kinds[code] ?? 'open', line } as GoOutcome })),
  ];
  return all.sort((a, b) => a.line - b.line).map(({ outcome }) => outcome);
}

describe('properties', () => {
  it('agrees with a plain implementation of the same semantics on any text, lazy', () => {
    fc.assert(
      fc.property(awkward, (text) => {
        expect(outcomes(text, lazy)).toEqual(readLikeGo(text, ',', true));
      }),
      { numRuns: 5000 },
    );
  });

  it('agrees with it on any text, strict, up to a quote that is never closed', () => {
    fc.assert(
      fc.property(awkward, (text) => {
        const expected = readLikeGo(text, ',', false);
        const last = expected.at(-1);
        const isOpen = last !== undefined && 'error' in last && last.error === 'open';
        // There Go has read everything that is left; ours names the line that opened the quote and rereads the others.
        const same = isOpen ? expected.slice(0, -1) : expected;
        expect(outcomes(text, strict).slice(0, same.length)).toEqual(same);
        expect(outcomes(text, strict).length > same.length).toBe(isOpen);
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ['strict', strict],
    ['lazy', lazy],
    ['guarded', guarded],
  ])('gives the same records and problems for any chunking, %s', (_, dialect) => {
    fc.assert(
      fc.property(awkward, sizes, (text, chunkSizes) => {
        const { records, problems } = read(text, dialect);
        const again = read(text, dialect, chunkSizes);
        expect({ records: again.records, problems: again.problems }).toEqual({ records, problems });
      }),
      { numRuns: 3000 },
    );
  });

  it('reads back whatever was written with quotes', () => {
    const cell = fc.string({ unit: fc.constantFrom('"', ',', '\n', 'x', 'ü', ' ', '\t') });
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 8 });
    fc.assert(
      fc.property(rows, (table) => {
        const text = table.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')).join('\r\n');
        expect(fields(text, strict)).toEqual(table);
        expect(fields(text, lazy)).toEqual(table);
      }),
    );
  });
});

describe('the guard against quotes that are never closed', () => {
  const row = (id: number, title: string) => `${String(id)}|${title}|http://v.example/${String(id)}.jpg`;
  const pipe: CsvDialect = { ...guarded, delimiter: '|' };

  it('keeps a row whose title opens a quote, and every row below it', () => {
    const lines = [row(1, 'one'), row(2, '"two'), ...Array.from({ length: 300 }, (_, index) => row(index + 3, 'more'))];
    const reader = read(lines.join('\n'), pipe);
    expect(reader.records).toHaveLength(302);
    expect(reader.records[1]).toEqual({ line: 2, fields: ['2', '"two', 'http://v.example/2.jpg'] });
    expect(reader.problems).toMatchObject([{ severity: 'warning', code: 'row.unbalanced_quote', line: 2, column: 3 }]);
  });

  it('loses all of them without the guard, like Go', () => {
    const lines = [row(1, 'one'), row(2, '"two'), ...Array.from({ length: 300 }, (_, index) => row(index + 3, 'more'))];
    expect(read(lines.join('\n'), { ...pipe, guard: false }).records).toHaveLength(2);
  });

  it('recovers when a second unbalanced quote would close the first one, and in the very first row', () => {
    const text = [row(1, '"one'), row(2, 'two'), row(3, 'three"'), row(4, 'four')].join('\n');
    expect(read(text, pipe).records.map((record) => record.line)).toEqual([1, 2, 3, 4]);
  });

  it('leaves legal fields of several lines alone', () => {
    const text = 'a,b,c\n1,"two\nlines",x\n2,"one, two, three\nfour, five\nsix",y\n3,p,"last\ncolumn, of\nprose"\n';
    const reader = read(text, guarded);
    expect(reader.problems).toEqual([]);
    expect(reader.records.map((record) => record.fields.length)).toEqual([3, 3, 3, 3]);
  });

  it('does not judge by two columns or fewer', () => {
    expect(read('a,"b\nc,d\ne,f\n', guarded).records).toHaveLength(1);
  });

  it('stays fast when every line opens a quote', () => {
    const text = `${row(1, 'x')}\n${`7|"open|http://v.example/7.jpg\n`.repeat(20_000)}`;
    expect(read(text, pipe).records).toHaveLength(20_001);
  });
});

describe('limits', () => {
  const small = { ...defaultLimits, maxRecordChars: 100, maxFieldChars: 40, maxColumns: 5 };

  it('refuses a line, or a quoted field, that is larger than a record may be, naming where it starts', () => {
    expect(() => read(`a\n${'x'.repeat(101)}`, lazy, [7], small)).toThrow(
      expect.objectContaining({ code: 'feed.record_too_large', line: 2 }),
    );
    expect(() => read(`a\nb\n"${'x\n'.repeat(60)}`, lazy, [], small)).toThrow(
      expect.objectContaining({ code: 'feed.record_too_large', line: 3 }),
    );
  });

  it('accepts a record of exactly the limit, and refuses one more character', () => {
    const at = `${'x'.repeat(30)},${'y'.repeat(30)},${'z'.repeat(38)}`;
    expect(read(`${at}\n`, lazy, [], small).records).toHaveLength(1);
    expect(() => read(`${at}z\n`, lazy, [], small)).toThrow(expect.objectContaining({ code: 'feed.record_too_large' }));
  });

  it('refuses more columns than a feed may have', () => {
    expect(read('1,2,3,4,5', lazy, [], small).records).toHaveLength(1);
    expect(() => read('1,2,3,4,5,6', lazy, [], small)).toThrow(
      expect.objectContaining({ code: 'feed.too_many_columns', line: 1 }),
    );
  });

  it('reports a field that is too large and reads on', () => {
    const reader = read(`a,${'x'.repeat(41)}\nb,${'x'.repeat(40)}\n`, lazy, [], small);
    expect(reader.problems).toMatchObject([{ code: 'row.field_too_large', line: 1 }]);
    expect(reader.records).toHaveLength(1);
  });
});
