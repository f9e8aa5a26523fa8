import { CommandError } from './command-error.ts';
import type { Jq } from './jq/jq.ts';
import type { Output, RowWriter } from './output.ts';
import type { PagedSink } from './paged-sink.ts';
import { selectFields } from './select-fields.ts';
import type { Sink } from './world.ts';

/** What JSON is printed. */
export interface JsonShape {
  /** Only these fields of each item. */
  readonly fields: readonly string[] | undefined;
  readonly jq: Jq | undefined;
  /** One item per line, without surrounding brackets. */
  readonly isLines: boolean;
}

/** Results as JSON. Lists are streamed page by page. */
export function jsonOutput(stdout: Sink, paged: PagedSink, { fields, jq, isLines }: JsonShape): Output {
  const indent = stdout.isTTY && !isLines ? 2 : undefined;
  const chosen = (value: unknown): unknown => (fields ? selectFields(value, fields) : value);
  const one = async (value: unknown): Promise<void> => {
    if (jq === undefined) await stdout.write(`${JSON.stringify(chosen(value), undefined, indent)}\n`);
    else await jq.answer(chosen(value), (text) => stdout.write(text));
  };
  const several = (write: Sink['write'], together: number): RowWriter<unknown> => {
    if (jq !== undefined) return asked(jq, chosen, { write, together });
    if (isLines) {
      return { add: (row) => write(`${JSON.stringify(chosen(row))}\n`), end: () => Promise.resolve() };
    }
    return asArray(chosen, write);
  };
  return {
    isJson: true,
    isTerminal: stdout.isTTY,
    list: (rows) =>
      paged.during(async (write) => {
        const writer = several(write, pageRows);
        let count = 0;
        for await (const row of rows) {
          await writer.add(row);
          count += 1;
        }
        await writer.end();
        return { rows: count, hiddenColumns: 0 };
      }),
    record: one,
    result: (value) => afterChange(() => one(value)),
    results: () => {
      const writer = several((text) => stdout.write(text), 1);
      return { add: (row) => afterChange(() => writer.add(row)), end: () => afterChange(() => writer.end()) };
    },
    raw: (content) => stdout.write(content),
  };
}

/** Prints what a change has led to. If a query or a field does not fit, the change is made nevertheless. */
async function afterChange(print: () => Promise<void>): Promise<void> {
  try {
    await print();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const { exitCode, code } = error;
    const message = `${error.message}\nOnly the result cannot be printed: what the command has changed stays changed.`;
    throw new CommandError(message, { exitCode, code, cause: error });
  }
}

function asArray(chosen: (value: unknown) => unknown, write: Sink['write']): RowWriter<unknown> {
  let count = 0;
  return {
    add: async (row) => {
      const text = JSON.stringify(chosen(row));
      await write(count === 0 ? `[${text}` : `,\n${text}`);
      count += 1;
    },
    end: () => write(count === 0 ? '[]\n' : ']\n'),
  };
}

/** Rows of a list that a query is asked about together: jq starts anew for each part. */
const pageRows = 100;

/** A query that goes through the list is answered part by part; any other needs the whole list.
 * @param together - the most rows of one part; 1 if each result is wanted at once */
function asked(
  jq: Jq,
  chosen: (value: unknown) => unknown,
  { write, together }: { readonly write: Sink['write']; readonly together: number },
): RowWriter<unknown> {
  let rows: unknown[] = [];
  const answer = async (): Promise<void> => {
    const part = rows;
    rows = [];
    await jq.answer(part, write);
  };
  return {
    add: async (row) => {
      rows.push(chosen(row));
      if (jq.isPerEntry && rows.length >= together) await answer();
    },
    end: answer,
  };
}
