import type { MappingAnalysis } from '@grt/sdk/contract';
import { CommandError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { exitCode } from '../../core/exit-code.ts';
import type { Wait } from '../../core/persistence.ts';
import { openUpload } from '../../core/upload-file.ts';
import { givenMapping, headerHint, isHeaderOverlooked, type HeaderInfo } from './given-mapping.ts';
import { showImportProgress } from './import-progress.ts';
import type { FeedImport } from './import-report.ts';
import { readGivenMapping } from './mapping-source.ts';
import { presentFeed } from './present-feed.ts';
import type { ManifestFeed } from './sync-manifest.ts';
import { describeUpload } from './upload-fields.ts';

/** Gives one feed its file, or adds it, and waits for the import. The same file again imports nothing. */
export async function syncFeed(
  context: Context,
  { file: path, name, domain, category, description, mapping: mappingPath, header }: ManifestFeed,
  wait: Wait,
): Promise<FeedImport & { readonly action: 'added' | 'updated' }> {
  const given = await readGivenMapping(context, mappingPath === undefined ? {} : { mapping: mappingPath });
  const { feedFileRule } = await import('./feed-file-rule.ts');
  const file = await openUpload(context, path, feedFileRule);
  const feed = await presentFeed(context, { replace: true, domain, name });
  const flags = {
    domain,
    name,
    ...(feed === undefined ? {} : { feed: String(feed) }),
    ...(category === undefined ? {} : { category }),
    ...(description === undefined ? {} : { description }),
    ...(header === undefined ? {} : { header }),
  };
  const upload = await describeUpload(context, { file }, flags, given);
  const grt = await context.grt();
  const { uploadFeed } = await import('@grt/sdk');
  const progress = await showImportProgress(context, file.name);
  return progress.during(async () => {
    const result = await uploadFeed(grt, upload, {
      signal: context.signal,
      clock: context.clock,
      mapping:
        given.mapping === undefined ? keptMapping : givenMapping(given.mapping, upload.has_header_row !== undefined),
      wait: true,
      ...wait,
      onProgress: progress.sent,
      onUploadId: progress.kept,
      onImport: progress.imported,
    });
    progress.stop();
    return { ...result, action: feed === undefined ? 'added' : 'updated' };
  });
}

/** The mapping saved with the feed.
 * @throws CommandError with exit code 8 when no mapping is saved with the feed */
function keptMapping(analysis: MappingAnalysis): undefined {
  if (analysis.saved_mapping !== null) return undefined;
  throw mappingNeeded(analysis);
}

/** Why a new feed without a mapping is refused. */
export function mappingNeeded({
  columns,
  feed_info,
}: Pick<MappingAnalysis, 'columns'> & { readonly feed_info: HeaderInfo }): CommandError {
  const next = isHeaderOverlooked(feed_info)
    ? `${headerHint}, or header: true in the manifest`
    : 'Create a mapping file: grt feeds mapping init FILE > FILE.mapping.yaml';
  return new CommandError(`These columns need a mapping: ${columns.join(', ')}. ${next}`, {
    exitCode: exitCode.invalid,
    code: 'needs_mapping',
  });
}
