import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { printedImport } from './import-report.ts';
import { addMappingFlags } from './mapping-source.ts';
import { feedFileHelp } from './reading-flags.ts';
import { addFeedFlags, addUpdateFlags } from './upload-fields.ts';
import type { UploadFlags } from './upload-run.ts';
import { addWaitFlags } from './wait-flags.ts';

/** `grt feeds upload` */
export function uploadCommand(context: Context): Command {
  const command = new Command('upload')
    .description('upload a file as a feed and import it')
    .argument('<file>', feedFileHelp)
    .option('--dry-run', 'check the file, and show what would change without sending it');
  addWaitFlags(addMappingFlags(addFeedFlags(addUpdateFlags(command), 'file'))).action(
    async (path: string, flags: UploadFlags) => (await import('./upload-run.ts')).uploadFile(context, path, flags),
  );
  prints(command, printedImport);
  return withExample(
    command,
    'grt feeds upload videos.csv --domain daily-clips.example --name Trending --category girls --header --wait',
    'grt feeds upload videos.csv --domain daily-clips.example --name Trending --category girls --mapping mapping.yaml --replace --wait',
    'zcat dump.csv.gz | grt feeds upload - --domain daily-clips.example --name Dump --category girls --mapping mapping.yaml --replace',
    'grt feeds upload videos.csv --feed 7 --wait --fail-on-rejected --json',
    'grt feeds upload dump.txt --client 1 --domain daily-clips.example --name Dump --delimiter pipe --map column_1=external_id,derive=last-number --map column_2=title --map column_3=thumbnail_url',
  );
}
