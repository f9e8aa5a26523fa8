import type { ChooseMapping, FeedUpload, FeedUploadResult } from '@grt/sdk';
import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { openUpload } from '../../core/upload-file.ts';
import { reportAnalysis } from './analysis-report.ts';
import { givenMapping } from './given-mapping.ts';
import { showImportProgress, type ImportProgress } from './import-progress.ts';
import { importExitCode, reportImport, reportStart, printedImport } from './import-report.ts';
import { chooseMapping, chooseRecords, isHeader } from './mapping-dialog.ts';
import { addMappingFlags, readGivenMapping, type MappingFlags } from './mapping-source.ts';
import { planUpload } from './planned-changes.ts';
import { feedFileHelp } from './reading-flags.ts';
import { addFeedFlags, addUpdateFlags, describeUpload, type FeedFlags } from './upload-fields.ts';
import { addWaitFlags, startWait, type WaitFlags } from './wait-flags.ts';

type UploadFlags = FeedFlags & MappingFlags & WaitFlags & { readonly dryRun?: true };

/** `grt feeds upload` */
export function uploadCommand(context: Context): Command {
  const command = new Command('upload')
    .description('upload a file as a feed and import it')
    .argument('<file>', feedFileHelp)
    .option('--dry-run', 'check the file, and show what would change without sending it');
  addWaitFlags(addMappingFlags(addFeedFlags(addUpdateFlags(command), 'file'))).action(
    (path: string, flags: UploadFlags) => uploadFile(context, path, flags),
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

/** Uploads the file, maps its columns if needed, and waits for the import if requested. */
async function uploadFile(context: Context, path: string, flags: UploadFlags): Promise<void> {
  const given = await readGivenMapping(context, flags);
  const { feedFileRule } = await import('./feed-file-rule.ts');
  const file = await openUpload(context, path, feedFileRule);
  const wait = flags.wait === true ? startWait(context, flags) : undefined;
  const upload = await describeUpload(context, { file }, flags, given);
  if (flags.dryRun === true) return planUpload(context, { path, file, upload, given, flags });
  const grt = await context.grt();
  const { uploadFeed } = await import('@grt/sdk');
  const progress = await showImportProgress(context, file.name);
  const send = (described: FeedUpload): Promise<FeedUploadResult> =>
    uploadFeed(grt, described, {
      signal: context.signal,
      clock: context.clock,
      mapping:
        given.mapping === undefined
          ? mappingChoice(context, progress, described)
          : givenMapping(given.mapping, described.has_header_row !== undefined),
      wait: wait !== undefined,
      ...wait,
      onProgress: progress.sent,
      onUploadId: progress.kept,
      onImport: progress.imported,
    });
  await progress.during(async () => {
    const result = await send(upload).catch((error: unknown) => {
      if (!(error instanceof OtherReading)) throw error;
      return send({ ...upload, ...error.changes });
    });
    progress.stop();
    await (wait !== undefined ? reportImport(context, result) : reportStart(context, result));
    if (wait !== undefined)
      context.exitWith(importExitCode(result.import, { failOnRejected: flags.failOnRejected === true }));
  });
}

type Reading = Pick<FeedUpload, 'has_header_row' | 'record_path'>;

/** The file has to be read in another way. */
class OtherReading extends Error {
  readonly changes: Reading;
  constructor(changes: Reading) {
    super('The file is to be read in another way');
    this.changes = changes;
  }
}

/** What happens when columns need a mapping and no flag provides one.
 * @throws OtherReading if the user says so, and neither a flag nor a mapping file has said otherwise */
function mappingChoice(
  context: Context,
  progress: ImportProgress,
  { has_header_row, record_path }: Reading,
): ChooseMapping {
  return async (analysis, refusal) => {
    progress.stop();
    if (analysis.saved_mapping !== null && refusal === undefined) {
      await context.note('Using the mapping saved with the feed.');
      return undefined;
    }
    if (!context.prompt.canAsk || context.output.isJson) return reportAnalysis(context, analysis);
    if (refusal === undefined) {
      if (has_header_row === undefined && (await isHeader(context, analysis)))
        throw new OtherReading({ has_header_row: true });
      const chosen = record_path ?? (await chooseRecords(context, analysis));
      if (record_path === undefined && chosen !== undefined) throw new OtherReading({ record_path: chosen });
    }
    return chooseMapping(context, analysis, refusal);
  };
}
