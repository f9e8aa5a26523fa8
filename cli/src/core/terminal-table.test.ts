import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { displayWidth } from './display-width.ts';
import { fitWidths, layOut, lineText, recordText } from './terminal-table.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly status: string;
}

const columns: readonly Column<Row>[] = [
  { name: 'Id', value: (row) => row.id, align: 'right' },
  { name: 'Name', value: (row) => row.name },
  { name: 'Status', value: (row) => row.status },
];
const rows: readonly Row[] = [
  { id: 7, name: 'clips.example', status: 'pending' },
  { id: 12, name: 'a-very-long-name-that-does-not-fit.example', status: 'approved' },
];
const nowMs = Date.parse('2026-11-22T12:00:00.000Z');
const plain = (_tone: unknown, text: string): string => text;
const draw = async <Some>(some: readonly Some[], of: readonly Column<Some>[], width: number) => {
  const table = await layOut(some, of, { width, nowMs, paint: plain });
  return { hiddenColumns: table.hiddenColumns, text: table.text(some, { withHead: true }) };
};

describe('layOut', () => {
  it('lays out a heading and the rows, with numbers on the right', async () => {
    const table = await draw(rows, columns, 100);
    expect(table).toEqual({
      hiddenColumns: 0,
      text: [
        'ID  NAME                                        STATUS',
        ' 7  clips.example                               pending',
        '12  a-very-long-name-that-does-not-fit.example  approved',
        '',
      ].join('\n'),
    });
  });

  it('continues with the same widths and no header', async () => {
    const table = await layOut(rows, columns, { width: 100, nowMs, paint: plain });
    const more = [{ id: 1000, name: 'x', status: 'pending' }];
    expect(table.text(more, { withHead: false })).toBe(`10  x${' '.repeat(41)}  pending\n00\n`);
  });

  it('truncates the widest column on a narrow terminal', async () => {
    const spaced = rows.map((row) => ({ ...row, name: row.name.replaceAll('-', ' ') }));
    const { text } = await draw(spaced, columns, 40);
    expect(text).toContain('12  a very long name that doe…  approved');
  });

  it('never truncates a word: columns are dropped for an id, and a longer word continues on the next line', async () => {
    const event = { id: 7, name: 'evt_0123456789abcdef0123456789abcdef0123', status: 'waiting-for-review' };
    expect(await draw([event], columns, 60)).toMatchObject({ hiddenColumns: 1, text: `ID  NAME\n 7  ${event.name}\n` });
    const { text } = await draw(rows, columns, 54);
    expect(text).toContain('12  a-very-long-name-that-does-not-fit.examp  approved\n    le\n');
  });

  it('continues a sentence on the next lines', async () => {
    const said = [{ name: 'Mail', detail: 'There is no mail server: email stays in the outbox.' }];
    const { text } = await draw(
      said,
      [
        { name: 'Name', value: (row) => row.name },
        { name: 'Detail', value: (row) => row.detail, wraps: true },
      ],
      30,
    );
    expect(text).toBe(
      ['NAME  DETAIL', 'Mail  There is no mail server:', '      email stays in the', '      outbox.', ''].join('\n'),
    );
    const linked = await draw(
      [{ link: 'See https://clips.example/a-very-long-path' }],
      [{ name: 'Link', value: (row) => row.link, wraps: true }],
      20,
    );
    expect(linked.text).toBe('LINK\nSee\nhttps://clips.exampl\ne/a-very-long-path\n');
  });

  it('drops columns from the right when even short cells do not fit', async () => {
    const table = await draw(rows, columns, 22);
    expect(table.hiddenColumns).toBe(1);
    expect(table.text).not.toContain('STATUS');
  });

  it('tells times briefly only where complete ones do not fit', async () => {
    const timed: readonly Column<Row>[] = [
      ...columns,
      { name: 'Added', value: () => '2026-11-19T11:59:00.000Z', time: true },
    ];
    const wide = await draw([{ id: 7, name: 'clips.example', status: 'pending' }], timed, 60);
    expect(wide.text).toContain('7  clips.example  pending  2026-11-19 11:59 UTC');
    const narrow = await draw([{ id: 7, name: 'clips.example', status: 'pending' }], timed, 40);
    expect(narrow.text).toContain('7  clips.example  pending  3 days ago');
  });

  it('leaves out minor columns before those on the right', async () => {
    const some: readonly Column<Row>[] = [
      columns[0] as Column<Row>,
      { name: 'Nickname', minor: true, value: (row) => row.name },
      { name: 'Status', whole: true, value: (row) => row.status },
    ];
    const table = await draw(rows, some, 20);
    expect(table).toMatchObject({ hiddenColumns: 1, text: 'ID  STATUS\n 7  pending\n12  approved\n' });
  });

  it('never draws a line wider than the terminal', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 4, max: 120 }),
        async (names, width) => {
          const some = names.map((name, index) => ({ id: index, name, status: name }));
          const table = await draw(some, columns, width);
          for (const line of table.text.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(width);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('recordText', () => {
  it('aligns the values after the names, however wide their characters are', () => {
    const named: readonly Column<Row>[] = [...columns, { name: '名前', value: () => 'wide' }];
    expect(recordText({ id: 7, name: 'clips.example', status: 'pending' }, named, plain)).toBe(
      'Id      7\nName    clips.example\nStatus  pending\n名前    wide\n',
    );
  });
});

describe('lineText', () => {
  it('puts the cells into one line', () => {
    expect(lineText({ id: 7, name: 'clips.example', status: 'pending' }, columns, plain)).toBe(
      '7  clips.example  pending\n',
    );
  });

  it('breaks it between cells where it is wider than the terminal, and cuts none', () => {
    const row = { id: 7, name: 'clips.example', status: 'pending' };
    expect(lineText(row, columns, plain, 25)).toBe('7  clips.example  pending\n');
    expect(lineText(row, columns, plain, 24)).toBe('7  clips.example\n  pending\n');
    expect(lineText(row, columns, plain, 9)).toBe('7\n  clips.example\n  pending\n');
  });
});

describe('fitWidths', () => {
  it('never truncates columns marked as whole, as long as they fit alone', () => {
    expect(fitWidths([2, 16, 30, 8], [2, 16, 10, 8], 50)).toEqual([2, 16, 18, 8]);
    expect(fitWidths([2, 16, 30, 8], [2, 16, 10, 8], 30)).toEqual([2, 16]);
    expect(fitWidths([40], [40], 20)).toEqual([20]);
  });

  it('keeps widths that fit, and takes the shortfall from the widest', () => {
    expect(fitWidths([5, 10], [5, 10], 17)).toEqual([5, 10]);
    expect(fitWidths([5, 50, 50], [5, 10, 10], 65)).toEqual([5, 28, 28]);
  });
});
