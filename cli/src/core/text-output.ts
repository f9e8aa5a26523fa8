import { cellText } from './cell.ts';
import { createPaint, wantsColor, type Paint } from './colors.ts';
import type { Column } from './column.ts';
import { jsonText, type JsonLook } from './json-text.ts';
import type { ListEnd, Output } from './output.ts';
import type { PagedSink } from './paged-sink.ts';
import { layOut, lineText, recordText, type TableLayout, type TerminalTable } from './terminal-table.ts';
import type { Sink, World } from './world.ts';

/** How text is laid out. */
export interface TextLayout extends Pick<World, 'env' | 'now'> {
  /** For people; otherwise tab-separated cells. */
  readonly asTable: boolean;
  /** For what is JSON anyway. */
  readonly jsonLook: () => Promise<JsonLook>;
}

/** This many rows determine the widths of a table, so that a long list is never fully in memory. */
const rowsAtOnce = 200;
const widthWithoutTerminal = 120;

/** Results as text. */
export function textOutput(stdout: Sink, paged: PagedSink, { asTable, jsonLook, env, now }: TextLayout): Output {
  const painting = { loaded: undefined as Promise<Paint> | undefined };
  const paint = (): Promise<Paint> => (painting.loaded ??= createPaint(wantsColor(env, stdout.isTTY)));
  const lineOf = async <Row>(row: Row, columns: readonly Column<Row>[]): Promise<string> => {
    const color = await paint();
    return asTable ? lineText(row, columns, color, stdout.columns) : `${cellsOf(row, columns, color).join('\t')}\n`;
  };
  const result = async <Row>(row: Row, columns: readonly Column<Row>[]): Promise<void> =>
    stdout.write(await lineOf(row, columns));
  return {
    isJson: false,
    isTerminal: stdout.isTTY,
    list: (rows, columns) =>
      paged.during((write) =>
        asTable
          ? writeTable(rows, columns, { write, width: stdout.columns ?? widthWithoutTerminal, nowMs: now(), paint })
          : writeLines(rows, (row) => lineOf(row, columns), write),
      ),
    record: async (row, columns) => {
      const color = await paint();
      if (asTable) return stdout.write(recordText(row, columns, color));
      const cells = cellsOf(row, columns, color);
      return stdout.write(columns.map(({ name }, at) => `${name}\t${cells[at] ?? ''}\n`).join(''));
    },
    result,
    results: (columns) => ({ add: (row) => result(row, columns), end: () => Promise.resolve() }),
    json: async (value) => stdout.write(`${jsonText(value, await jsonLook())}\n`),
    raw: (content) => stdout.write(content),
  };
}

interface Table extends Omit<TableLayout, 'paint'> {
  readonly write: Sink['write'];
  readonly paint: () => Promise<Paint>;
}

async function writeTable<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  columns: readonly Column<Row>[],
  { write, paint, ...layout }: Table,
): Promise<ListEnd> {
  let count = 0;
  let table: TerminalTable<Row> | undefined;
  for await (const some of inChunks(rows)) {
    table ??= await layOut(some, columns, { ...layout, paint: await paint() });
    await write(table.text(some, { withHead: count === 0 }));
    count += some.length;
  }
  return { rows: count, hiddenColumns: table?.hiddenColumns ?? 0 };
}

async function writeLines<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  lineOf: (row: Row) => Promise<string>,
  write: Sink['write'],
): Promise<ListEnd> {
  let count = 0;
  for await (const row of rows) {
    await write(await lineOf(row));
    count += 1;
  }
  return { rows: count, hiddenColumns: 0 };
}

/** The cells of a row as programs read them. */
function cellsOf<Row>(row: Row, columns: readonly Column<Row>[], paint: Paint): readonly string[] {
  return columns.map((column) => paint(column.tone?.(row), cellText(column.value(row))));
}

async function* inChunks<Row>(rows: AsyncIterable<Row> | Iterable<Row>): AsyncGenerator<readonly Row[]> {
  let chunk: Row[] = [];
  for await (const row of rows) {
    chunk.push(row);
    if (chunk.length < rowsAtOnce) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
