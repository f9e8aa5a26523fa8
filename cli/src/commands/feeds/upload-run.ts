import type { ChooseMapping, FeedUpload, FeedUploadResult } from '@grt/sdk';
import type { Context } from '../../core/context.ts';
import { openUpload } from '../../core/upload-file.ts';
import { reportAnalysis } from './analysis-report.ts';
import { givenMapping } from './given-mapping.ts';
import { showImportProgress, type ImportProgress } from './import-progress.ts';
import { importExitCode, reportImport, reportStart } from './import-report.ts';
import { chooseMapping, chooseRecords, isHeader } from './mapping-dialog.ts';
import { readGivenMapping, type MappingFlags } from './mapping-source.ts';
import { describeUpload, type FeedFlags } from './upload-fields.ts';
import { startWait, type WaitFlags } from './wait-flags.ts';

/** The flags of `grt feeds upload`. */
export type UploadFlags = FeedFlags & MappingFlags & WaitFlags & { readonly dryRun?: true };

/** Uploads the file, maps its columns if needed, and waits for the import if requested. */
export async function uploadFile(context: Context, path: string, flags: UploadFlags): Promise<void> {
  const given = await readGivenMapping(context, flags);
  const { feedFileRule } = await import('./feed-file-rule.ts');
  const file = await openUpload(context, path, feedFileRule);
  const wait = flags.wait === true ? startWait(context, flags) : undefined;
  const upload = await describeUpload(context, { file }, flags, given);
  if (flags.dryRun === true)
    return (await import('./planned-changes.ts')).planUpload(context, { path, file, upload, given, flags });
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
