import type { AskedFields } from './asked-fields.ts';
import { CommandError } from './command-error.ts';
import type { Jq } from './jq/jq.ts';
import { jsonText, type JsonLook } from './json-text.ts';
import type { Output, RowWriter } from './output.ts';
import type { PagedSink } from './paged-sink.ts';
import type { Sink } from './world.ts';

/** What JSON is printed. */
export interface JsonShape {
  /** Only these fields of each item. */
  readonly fields: AskedFields | undefined;
  readonly jq: Jq | undefined;
  /** One item per line, without surrounding brackets. */
  readonly isLines: boolean;
  readonly look: JsonLook;
}

/** Results as JSON. Lists are streamed page by page. */
export function jsonOutput(stdout: Sink, paged: PagedSink, { fields, jq, isLines, look }: JsonShape): Output {
  const chosen = (value: unknown): unknown => (fields === undefined ? value : fields.of(value));
  const one = async (value: unknown): Promise<void> => {
    if (jq === undefined) await stdout.write(`${jsonText(chosen(value), look)}\n`);
    else await jq.answer(chosen(value), (text) => stdout.write(text));
  };
  const several = (write: Sink['write'], together: number): RowWriter<unknown> => {
    if (jq !== undefined) return asked(jq, chosen, { write, together });
    if (isLines) {
      return { add: (row) => write(`${jsonText(chosen(row), look)}\n`), end: () => Promise.resolve() };
    }
    return asArray((row) => jsonText(chosen(row), look), write, look.indent);
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
    json: one,
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
    const message = `${error.message}\nOnly the result cannot be printed: the changes that the command made remain.`;
    throw new CommandError(message, { exitCode, code, cause: error });
  }
}

/** An array as its rows come.
 * @param indent - as in {@link JsonLook} */
function asArray(
  textOf: (value: unknown) => string,
  write: Sink['write'],
  indent: number | undefined,
): RowWriter<unknown> {
  const gap = indent === undefined ? '' : `\n${' '.repeat(indent)}`;
  let count = 0;
  return {
    add: async (row) => {
      const text = gap === '' ? textOf(row) : textOf(row).replaceAll('\n', gap);
      await write(count === 0 ? `[${gap}${text}` : `,${gap === '' ? '\n' : gap}${text}`);
      count += 1;
    },
    end: () => write(`${count === 0 ? '[' : gap.slice(0, 1)}]\n`),
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
