import type { ImportError } from '@grt/sdk/contract';
import type { Context } from '../../core/context.ts';
import { exitCode, type ExitCode } from '../../core/exit-code.ts';
import { describeFailure, type Failure } from '../../core/failure.ts';
import { upTo } from '../../core/list.ts';
import { signInStep } from '../../core/sign-in-step.ts';
import { version } from '../../core/version.ts';
import { causesOf, type CheckedFile, type Refusal } from './check-reports/checked-file.ts';
import { reportText } from './check-reports/index.ts';
import type { reportValues } from './check-reports/report-values.ts';
import { feedCalls } from './feed-calls.ts';
import { importExitCode, type FeedImport } from './import-report.ts';
import { manifestLines } from './manifest-lines.ts';
import { mappingAtFault } from './mapping-source.ts';
import type { ManifestFeed } from './sync-manifest.ts';

/** So many rows of a feed are in a report. */
const rowsMax = 1000;

/** Collects what became of each feed. */
export interface SyncReport {
  imported(file: string, result: FeedImport): Promise<void>;
  refused(feed: ManifestFeed, failure: Failure, error: unknown): Promise<void>;
}

/** Prints a report for a CI system, whatever becomes of the work: one result for each cause, in the file that has to change.
 * @param syncedPath - the manifest or folder, which is where a failure that ends the work, or is of no file, is reported */
export async function withReport(
  context: Context,
  kind: (typeof reportValues)[number],
  syncedPath: string,
  work: (report: SyncReport) => Promise<void>,
): Promise<void> {
  const files: CheckedFile[] = [];
  const known = new Set<string>();
  const refuse = async (file: string, refusal: Refusal): Promise<void> => {
    const path = await context.files.inRepository(file);
    const cause = JSON.stringify([path, refusal.code, causesOf(refusal)]);
    if (!known.has(cause)) files.push({ path, refusal });
    known.add(cause);
  };
  const report: SyncReport = {
    imported: async (file, result) => void files.push(await importedFile(context, file, result)),
    refused: async ({ file, domain }, failure, error) => {
      const mapping = mappingAtFault(error);
      if (mapping !== undefined || isOfFeed(failure)) return refuse(mapping ?? file, failure);
      const lines = isOfDomain(failure) ? await manifestLines(context, syncedPath) : undefined;
      return refuse(syncedPath, { ...failure, lineOf: () => lines?.ofDomain(domain) });
    },
  };
  try {
    await work(report);
  } catch (error) {
    const failure = await describeFailure(error, await signInStep(context));
    const lines = failure?.code === 'invalid_manifest' ? await manifestLines(context, syncedPath) : undefined;
    if (failure) await refuse(syncedPath, { ...failure, lineOf: (setting = '') => lines?.ofSetting(setting) });
    throw error;
  } finally {
    await context.output.raw(reportText(kind, files, { name: 'grt feeds sync', version }));
  }
}

const ofFeed: ReadonlySet<ExitCode> = new Set([exitCode.invalid, exitCode.conflict]);

/** Whether the file itself is refused or missing: anything else, such as the domain or a token, would be so for any file. */
const isOfFeed = ({ exitCode: code, code: cause, fields = {} }: Failure): boolean =>
  cause === 'file_not_found' || (ofFeed.has(code) && !('domain_id' in fields));

const isOfDomain = ({ code, fields = {} }: Failure): boolean => code.startsWith('domain') || 'domain_id' in fields;

async function importedFile(context: Context, file: string, { feed, import: run }: FeedImport): Promise<CheckedFile> {
  const path = await context.files.inRepository(file);
  if (importExitCode(run, { failOnRejected: false }) !== exitCode.ok) {
    const message = run?.hold_reason ?? run?.error ?? `The import is ${run?.state ?? ''}`;
    const next = `See: grt feeds report ${String(feed.id)} --rows`;
    return { path, refusal: { code: `import.${run?.state ?? ''}`, message, next } };
  }
  const { counts, warnings = [], errors_by_code = [] } = run ?? {};
  const errors: ImportError[] = [];
  if (run !== null && warnings.length + errors_by_code.length > 0) {
    const calls = await feedCalls(context);
    const rows = calls.importErrors({ id: feed.id, import_id: run.id }, { signal: context.signal });
    for await (const row of upTo(rows, rowsMax)) errors.push(row);
  }
  const { rows = 0, rejected = 0 } = counts ?? {};
  return { path, report: { is_importable: undefined, rows, rejected, warnings, errors_by_code, errors } };
}
