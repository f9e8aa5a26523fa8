import { cellText } from './cell.ts';
import { createPaint, wantsColour, type Paint } from './colours.ts';
import type { Column } from './column.ts';
import { displayWidth } from './display-width.ts';
import { parseFieldNames, selectFields } from './select-fields.ts';
import { terminalTable } from './terminal-table.ts';
import type { World } from './world.ts';

/** Takes results one by one, each as soon as it is there. */
export interface RowWriter<Row> {
  add(row: Row): Promise<void>;
  /** To be called once, also when something went wrong in between. */
  end(): Promise<void>;
}

/** Standard output: results and nothing else. On a terminal for reading, in a pipe for programs, with `--json` as JSON. */
export interface Output {
  readonly isJson: boolean;
  readonly isTerminal: boolean;
  /** A list that is read to its end: a table on a terminal, else one line per row with tabs between the cells. */
  list<Row>(rows: AsyncIterable<Row> | Iterable<Row>, columns: readonly Column<Row>[]): Promise<ListEnd>;
  /** One thing: a line for each column, with its name in front. */
  record<Row>(row: Row, columns: readonly Column<Row>[]): Promise<void>;
  /** What one change led to: one line. */
  result<Row>(row: Row, columns: readonly Column<Row>[]): Promise<void>;
  /** The same for several changes, line by line as they happen; a JSON array with `--json`. */
  results<Row>(columns: readonly Column<Row>[]): RowWriter<Row>;
  /** Text or bytes as they are. */
  raw(content: string | Uint8Array): Promise<void>;
}

/** What a list came to. */
export interface ListEnd {
  readonly rows: number;
  /** Columns that the terminal has no room for. */
  readonly hiddenColumns: number;
}

/** @param json - what stands behind `--json`: true for everything, a list of fields, or undefined without it */
export function createOutput(world: Pick<World, 'stdout' | 'env'>, json: string | true | undefined): Output {
  const { stdout, env } = world;
  const painting = { loaded: undefined as Promise<Paint> | undefined };
  const paint = (): Promise<Paint> => (painting.loaded ??= createPaint(wantsColour(env, stdout.isTTY)));
  if (json !== undefined) return jsonOutput(stdout, json === true ? undefined : parseFieldNames(json));
  const write = (text: string): Promise<void> => stdout.write(text);
  const line = async <Row>(row: Row, columns: readonly Column<Row>[]): Promise<void> => {
    const colour = await paint();
    const separator = stdout.isTTY ? '  ' : '\t';
    const cells = columns.map((column) => colour(column.tone?.(row), textOf(column, row, stdout.isTTY)));
    await write(`${cells.join(separator)}\n`);
  };
  return {
    isJson: false,
    isTerminal: stdout.isTTY,
    list: async (rows, columns) => {
      if (!stdout.isTTY) return { rows: await writeEach(rows, (row) => line(row, columns)), hiddenColumns: 0 };
      const all = await collect(rows);
      if (all.length === 0) return { rows: 0, hiddenColumns: 0 };
      const table = await terminalTable(all, columns, { width: stdout.columns ?? 80, paint: await paint() });
      await write(table.text);
      return { rows: all.length, hiddenColumns: table.hiddenColumns };
    },
    record: async (row, columns) => {
      const colour = await paint();
      const width = Math.max(...columns.map((column) => displayWidth(column.name)));
      for (const column of columns) {
        const value = colour(column.tone?.(row), textOf(column, row, stdout.isTTY));
        await write(
          stdout.isTTY ? `${colour('dim', column.name.padEnd(width))}  ${value}\n` : `${column.name}\t${value}\n`,
        );
      }
    },
    result: line,
    results: (columns) => ({ add: (row) => line(row, columns), end: () => Promise.resolve() }),
    raw: (content) => stdout.write(content),
  };
}

function textOf<Row>(column: Column<Row>, row: Row, isTerminal: boolean): string {
  return cellText((isTerminal ? (column.shown ?? column.value) : column.value)(row));
}

async function collect<Row>(rows: AsyncIterable<Row> | Iterable<Row>): Promise<readonly Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

async function writeEach<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  write: (row: Row) => Promise<void>,
): Promise<number> {
  let count = 0;
  for await (const row of rows) {
    await write(row);
    count += 1;
  }
  return count;
}

function jsonOutput(stdout: World['stdout'], fields: readonly string[] | undefined): Output {
  const encode = (value: unknown, indent: number | undefined): string =>
    JSON.stringify(fields ? selectFields(value, fields) : value, undefined, indent);
  const one = (value: unknown): Promise<void> => stdout.write(`${encode(value, stdout.isTTY ? 2 : undefined)}\n`);
  const several = <Row>(): RowWriter<Row> => {
    let count = 0;
    return {
      add: async (row) => {
        const text = encode(row, undefined);
        await stdout.write(count === 0 ? `[${text}` : `,\n${text}`);
        count += 1;
      },
      end: () => stdout.write(count === 0 ? '[]\n' : ']\n'),
    };
  };
  return {
    isJson: true,
    isTerminal: stdout.isTTY,
    list: async (rows) => {
      const writer = several();
      const count = await writeEach(rows, (row) => writer.add(row));
      await writer.end();
      return { rows: count, hiddenColumns: 0 };
    },
    record: one,
    result: one,
    results: several,
    raw: (content) => stdout.write(content),
  };
}
