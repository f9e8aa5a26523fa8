import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import type { ExitCode } from '../../core/exit-code.ts';
import { statusTone } from '../../parts/tones.ts';
import type { reportValues } from './check-reports/report-values.ts';
import { importExitCode, noteImport, type FeedImport } from './import-report.ts';
import type { ManifestFeed } from './sync-manifest.ts';
import { plannedFeeds, type FolderFlags } from './sync-plan.ts';
import { withReport, type SyncReport } from './sync-report.ts';
import { planSync } from './sync-dry-run.ts';
import { forEachFeed } from './sync-each.ts';
import { syncFeed } from './sync-feed.ts';
import { startWait, type WaitTimeoutFlag } from './wait-flags.ts';

/** The flags of `grt feeds sync`. */
export interface SyncFlags extends FolderFlags, WaitTimeoutFlag {
  readonly report?: (typeof reportValues)[number];
  readonly dryRun?: true;
  readonly failOnRejected?: true;
}

/** The result for one feed. */
interface SyncRow extends FeedImport {
  readonly file: string;
  readonly action: 'added' | 'updated';
}

const columns: readonly Column<SyncRow>[] = [
  { name: 'Feed', value: (row) => row.feed.id, align: 'right' },
  { name: 'Name', value: (row) => row.feed.feed_name },
  { name: 'Action', value: (row) => row.action },
  { name: 'State', value: (row) => row.import?.state, tone: (row) => statusTone(row.import?.state ?? '') },
  ...(['rows', 'added', 'changed', 'rejected'] as const).map((name): Column<SyncRow> => ({
    name,
    align: 'right',
    value: (row) => row.import?.counts[name],
  })),
  { name: 'File', value: (row) => row.file },
];

/** What is told of each feed. */
interface SyncTarget {
  readonly imported: (file: string, row: Omit<SyncRow, 'file'>) => Promise<void>;
  readonly refused?: SyncReport['refused'];
}

/** Syncs the feeds of a folder or a manifest. Apart from the command, so that only a run of it loads this. */
export async function sync(context: Context, path: string, flags: SyncFlags): Promise<void> {
  if (flags.dryRun === true) return planSync(context, await plannedFeeds(context, path, flags));
  if (flags.report !== undefined)
    return withReport(context, flags.report, path, (report) => syncAll(context, path, flags, report));
  const results = context.output.results(columns);
  await syncAll(context, path, flags, { imported: (file, row) => results.add({ ...row, file }) });
  await results.end();
}

async function syncAll(
  context: Context,
  path: string,
  flags: SyncFlags,
  { imported, refused }: SyncTarget,
): Promise<void> {
  const feeds = await plannedFeeds(context, path, flags);
  const work = async (feed: ManifestFeed): Promise<ExitCode> => {
    const row = await syncFeed(context, feed, startWait(context, flags));
    await imported(feed.file, row);
    await noteImport(context, feed.file, row);
    return importExitCode(row.import, { failOnRejected: flags.failOnRejected === true });
  };
  await forEachFeed(context, feeds, work, refused);
}
