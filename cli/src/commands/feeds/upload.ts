import type { ChooseMapping } from '@grt/sdk';
import { feedFileMaxBytes, megabytes } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { openUpload } from '../../core/upload-file.ts';
import { reportAnalysis } from './analysis-report.ts';
import { showImportProgress, type ImportProgress } from './import-progress.ts';
import { importExitCode, reportImport, reportStart } from './import-report.ts';
import { chooseMapping } from './mapping-dialog.ts';
import { addMappingFlags, readGivenMapping, type MappingFlags } from './mapping-source.ts';
import { addFeedFlags, describeUpload, type FeedFlags } from './upload-fields.ts';
import { addWaitFlags, type WaitFlags } from './wait-flags.ts';

type UploadFlags = FeedFlags & MappingFlags & WaitFlags;

/** `grt feeds upload` */
export function uploadCommand(context: Context): Command {
  const command = new Command('upload')
    .description('upload a file as a feed and import it')
    .argument('<file>', `CSV, JSON, XML, or TXT file, optionally gzipped, up to ${megabytes(feedFileMaxBytes)} MB`);
  addWaitFlags(addMappingFlags(addFeedFlags(command))).action((path: string, flags: UploadFlags) =>
    uploadFile(context, path, flags),
  );
  return withExample(
    command,
    'grt feeds upload videos.csv --domain clips.example --name Trending --category girls --header --wait',
    'grt feeds upload videos.csv --domain clips.example --name Trending --category girls --mapping mapping.yaml --replace --wait',
    'grt feeds upload videos.csv --feed 7 --wait --fail-on-rejected --json',
    'grt feeds upload dump.txt --client 1 --name Dump --delimiter pipe --map column_1=external_id,derive=last-number --map column_2=title --map column_3=thumbnail_url',
  );
}

/** Uploads the file, maps its columns if needed, and waits for the import if requested. */
async function uploadFile(context: Context, path: string, flags: UploadFlags): Promise<void> {
  const given = await readGivenMapping(context, flags);
  const { feedFileRule } = await import('./feed-file-rule.ts');
  const file = await openUpload(context, path, feedFileRule);
  const upload = await describeUpload(context, file, flags, given);
  const grt = await context.grt();
  const { uploadFeed } = await import('@grt/sdk');
  const progress = await showImportProgress(context, file.name);
  const wait = flags.wait === true;
  try {
    const result = await uploadFeed(grt, upload, {
      signal: context.signal,
      clock: context.clock,
      mapping: given.mapping ?? mappingChoice(context, progress),
      wait,
      onProgress: progress.sent,
      onImport: progress.imported,
    });
    progress.stop();
    await (wait ? reportImport(context, result) : reportStart(context, result));
    if (wait) context.exitWith(importExitCode(result.import, { failOnRejected: flags.failOnRejected === true }));
  } finally {
    await progress.sayWhatGoesOn();
  }
}

/** What happens when columns need a mapping and no flag provides one. */
function mappingChoice(context: Context, progress: ImportProgress): ChooseMapping {
  return async (analysis, refusal) => {
    progress.stop();
    if (analysis.saved_mapping !== null && refusal === undefined) {
      await context.note('Using the mapping saved with the feed.');
      return analysis.saved_mapping;
    }
    if (!context.prompt.canAsk || context.output.isJson) return reportAnalysis(context, analysis);
    return chooseMapping(context, analysis, refusal);
  };
}
