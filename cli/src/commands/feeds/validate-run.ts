import type { FeedReport } from '@grt/sdk/feeds';
import type { Context } from '../../core/context.ts';
import { describeFailure } from '../../core/failure.ts';
import { openUpload } from '../../core/upload-file.ts';
import { version } from '../../core/version.ts';
import { foldedProblems } from './check-reports/checked-file.ts';
import { reportText } from './check-reports/index.ts';
import type { reportValues } from './check-reports/report-values.ts';
import { sayResult, type ResultFlags } from './check-result.ts';
import { problemColumns } from './feed-columns.ts';
import { checkLocally } from './local-check.ts';
import { mappingAtFault, readGivenMapping, type MappingFlags } from './mapping-source.ts';
import { localOptions, type ReadingFlags } from './reading-flags.ts';

/** The flags of `grt feeds validate`. */
export interface ValidateFlags extends MappingFlags, ReadingFlags, ResultFlags {
  readonly report?: (typeof reportValues)[number];
}

/** Prints the problems, and exits 8 when an import would fail or be put on hold. If the file or the mapping is refused, or
 * cannot be read, that is the report. */
export async function validateFile(context: Context, path: string, flags: ValidateFlags): Promise<void> {
  const { report: kind } = flags;
  if (kind === undefined) {
    const report = await checkFile(context, path, flags);
    if (context.output.isJson) await context.output.record(report, []);
    else await context.output.list(foldedProblems(report), problemColumns);
    await sayResult(context, report, flags);
    return;
  }
  const tool = { name: 'grt feeds validate', version };
  const report = await checkFile(context, path, flags).catch(async (error: unknown) => {
    const refusal = await describeFailure(error);
    const refused = await context.files.inRepository(mappingAtFault(error) ?? path);
    if (refusal) await context.output.raw(reportText(kind, [{ path: refused, refusal }], tool));
    throw error;
  });
  await context.output.raw(reportText(kind, [{ path: await context.files.inRepository(path), report }], tool));
  await sayResult(context, report, flags);
}

async function checkFile(context: Context, path: string, flags: ValidateFlags): Promise<FeedReport> {
  const given = await readGivenMapping(context, flags);
  const { feedFileRule } = await import('./feed-file-rule.ts');
  const file = await openUpload(context, path, feedFileRule);
  return checkLocally({ file, ...localOptions(flags, given.options) }, given.mapping);
}
