import { Command } from 'commander';
import type { Column } from './column.ts';
import type { Context } from './context.ts';
import { addDownloadFlags, saveDownload, type DownloadFlags } from './download.ts';
import { withExample } from './example.ts';

/** A list that the server does not export by itself. */
export interface ExportedList<Row, Filters, Words> {
  /** As typed: `webhooks`. */
  readonly noun: string;
  /** As in `the webhooks`. */
  readonly what: string;
  readonly columns: readonly Column<Row>[];
  readonly addFilters?: (command: Command) => Command;
  /** Adds arguments, and gives what they are in the example. */
  readonly addWords?: { readonly to: (command: Command) => Command; readonly example: string };
  readonly rows: (
    context: Context,
    filters: Filters,
    words: Words,
  ) => AsyncIterable<Row> | Promise<AsyncIterable<Row> | readonly Row[]>;
}

/** Builds `grt <noun> export`: the rows and columns of the list, as CSV. */
export function exportCommand<Row, Filters extends object, Words extends readonly string[] = readonly []>(
  context: Context,
  list: ExportedList<Row, Filters, Words>,
): Command {
  const { noun, what, columns, addFilters = (command) => command, addWords } = list;
  const named = addWords?.to(new Command('export')) ?? new Command('export');
  const command = addFilters(addDownloadFlags(named))
    .description(`export ${what} as CSV (safe to open in a spreadsheet)`)
    .action(async (...given: readonly unknown[]) => {
      const { output, force, ...filters } = command.opts<DownloadFlags & Filters>();
      const words = given.filter((one) => typeof one === 'string');
      const text = await csvOf(
        columns,
        await list.rows(context, filters as unknown as Filters, words as readonly string[] as Words),
      );
      const content = new Blob([text], { type: 'text/csv' });
      const file = {
        filename: `${noun}.csv`,
        contentType: content.type,
        sizeBytes: content.size,
        stream: content.stream(),
        blob: async () => content,
        text: async () => text,
      };
      await saveDownload(context, file, { output, force });
    });
  const words = addWords === undefined ? '' : `${addWords.example} `;
  return withExample(command, `grt ${noun} export ${words}--output ${noun}.csv`);
}

async function csvOf<Row>(columns: readonly Column<Row>[], rows: AsyncIterable<Row> | readonly Row[]): Promise<string> {
  const { csvLine } = await import('@grt/sdk/feeds');
  const lines = [csvLine(columns.map(({ name }) => name.toLowerCase().replaceAll(' ', '_')))];
  for await (const row of rows)
    lines.push(
      csvLine(
        columns.map(({ value }) => {
          const cell = value(row);
          return typeof cell === 'object' && cell !== null ? cell.join('|') : cell;
        }),
      ),
    );
  return lines.join('');
}
