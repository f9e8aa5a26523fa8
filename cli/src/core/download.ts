import type { ReceivedFile } from '@grt/sdk';
import { sizeText } from '@grt/sdk/contract';
import { Option, type Command } from 'commander';
import { UsageError } from './command-error.ts';
import type { Context } from './context.ts';

/** The flags of every download. */
export interface DownloadFlags {
  readonly output?: string | undefined;
  readonly force?: true | undefined;
}

/** Adds `--output` and `--force` to a download. */
export function addDownloadFlags(command: Command): Command {
  return command
    .addOption(new Option('-o, --output <file>', 'file to save to (- for standard output)'))
    .option('--force', 'overwrite an existing file');
}

/** The flags of a list that can also be saved as a file. */
export interface CsvFlags extends DownloadFlags {
  readonly csv?: true | undefined;
}

/** Adds `--csv`, with the flags of a download, to a list that has `--limit`. */
export function addCsv(command: Command): Command {
  const csv = new Option('--csv', 'save all of them as CSV (safe to open in a spreadsheet)');
  return addDownloadFlags(command.addOption(csv.conflicts('limit')));
}

/** Whether the list is to be saved. */
export function isCsvAsked({ csv, output, force }: CsvFlags): boolean {
  if (csv !== true && (output !== undefined || force === true)) throw new UsageError('--output and --force need --csv');
  return csv === true;
}

/** Saves a file from the server and prints its path; with `--output -` prints the file itself. */
export async function saveDownload(
  context: Pick<Context, 'output' | 'files' | 'note'>,
  file: ReceivedFile,
  { output, force }: DownloadFlags,
): Promise<void> {
  if (output === '-') {
    const isText = file.contentType.startsWith('text/');
    if (context.output.isTerminal && !isText)
      throw new UsageError('This is not a text file: specify a file with --output');
    for await (const chunk of file.stream) await context.output.raw(chunk);
    return;
  }
  const path = await context.files.save(file.filename ?? 'download', file.stream, {
    path: output,
    replace: force === true,
  });
  await context.output.result({ path, content_type: file.contentType, size_bytes: file.sizeBytes ?? null }, [
    { name: 'File', value: (row) => row.path },
  ]);
  if (file.sizeBytes !== undefined) await context.note(`Saved ${sizeText(file.sizeBytes)}`);
}
