import { cellText } from './cell.ts';
import { createPaint, wantsColor, type Paint } from './colors.ts';
import type { Column } from './column.ts';
import { displayWidth } from './display-width.ts';
import type { ListEnd, Output } from './output.ts';
import type { PagedSink } from './paged-sink.ts';
import { layOut, type TerminalTable } from './terminal-table.ts';
import type { Sink, World } from './world.ts';

/** How text is laid out. */
export interface TextLayout extends Pick<World, 'env'> {
  /** For people; otherwise tab-separated cells. */
  readonly asTable: boolean;
}

/** This many rows determine the widths of a table, so that a long list is never fully in memory. */
const rowsAtOnce = 200;
const widthWithoutTerminal = 120;

/** Results as text. */
export function textOutput(stdout: Sink, paged: PagedSink, { asTable, env }: TextLayout): Output {
  const painting = { loaded: undefined as Promise<Paint> | undefined };
  const paint = (): Promise<Paint> => (painting.loaded ??= createPaint(wantsColor(env, stdout.isTTY)));
  const lineOf = async <Row>(row: Row, columns: readonly Column<Row>[]): Promise<string> => {
    const color = await paint();
    const cells = columns.map((column) => color(column.tone?.(row), textOf(column, row, asTable)));
    return `${cells.join(asTable ? '  ' : '\t')}\n`;
  };
  const result = async <Row>(row: Row, columns: readonly Column<Row>[]): Promise<void> =>
    stdout.write(await lineOf(row, columns));
  return {
    isJson: false,
    isTerminal: stdout.isTTY,
    list: (rows, columns) =>
      paged.during((write) =>
        asTable
          ? writeTable(rows, columns, { write, width: stdout.columns ?? widthWithoutTerminal, paint })
          : writeLines(rows, (row) => lineOf(row, columns), write),
      ),
    record: async (row, columns) => {
      const color = await paint();
      const width = Math.max(...columns.map((column) => displayWidth(column.name)));
      for (const column of columns) {
        const value = color(column.tone?.(row), textOf(column, row, asTable));
        await stdout.write(
          asTable ? `${color('dim', column.name.padEnd(width))}  ${value}\n` : `${column.name}\t${value}\n`,
        );
      }
    },
    result,
    results: (columns) => ({ add: (row) => result(row, columns), end: () => Promise.resolve() }),
    raw: (content) => stdout.write(content),
  };
}

interface Table {
  readonly write: Sink['write'];
  readonly width: number;
  readonly paint: () => Promise<Paint>;
}

async function writeTable<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  columns: readonly Column<Row>[],
  { write, width, paint }: Table,
): Promise<ListEnd> {
  let count = 0;
  let table: TerminalTable<Row> | undefined;
  for await (const some of inChunks(rows)) {
    table ??= await layOut(some, columns, { width, paint: await paint() });
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

function textOf<Row>(column: Column<Row>, row: Row, asTable: boolean): string {
  return cellText((asTable ? (column.shown ?? column.value) : column.value)(row));
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
