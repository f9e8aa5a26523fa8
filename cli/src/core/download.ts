import type { ReceivedFile } from '@grt/sdk';
import { Option, type Command } from 'commander';
import { UsageError } from './command-error.ts';
import type { Context } from './context.ts';
import { sizeText } from './quantities.ts';

/** The flags of every download. */
export interface DownloadFlags {
  readonly output?: string;
  readonly force?: true;
}

/** Adds `--output` and `--force` to a download. */
export function addDownloadFlags(command: Command): Command {
  return command
    .addOption(new Option('-o, --output <file>', 'file to save to (- for standard output)'))
    .option('--force', 'overwrite an existing file');
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
