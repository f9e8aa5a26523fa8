import { feedCategoryValues } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import type { ExitCode } from '../../core/exit-code.ts';
import { statusTone } from '../../parts/tones.ts';
import { reportValues } from './check-reports/index.ts';
import { importExitCode, noteImport, type FeedImport } from './import-report.ts';
import type { ManifestFeed } from './sync-manifest.ts';
import { plannedFeeds, type FolderFlags } from './sync-plan.ts';
import { withReport, type SyncReport } from './sync-report.ts';
import { planSync } from './sync-dry-run.ts';
import { forEachFeed } from './sync-each.ts';
import { syncFeed } from './sync-feed.ts';
import { addWaitTimeout, startWait, type WaitTimeoutFlag } from './wait-flags.ts';

interface SyncFlags extends FolderFlags, WaitTimeoutFlag {
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

/** `grt feeds sync` */
export function syncCommand(context: Context): Command {
  const command = new Command('sync')
    .description('sync feeds with a folder or manifest: adds missing feeds and updates existing ones')
    .argument('<folder-or-manifest>', 'folder of feed files, or a YAML manifest')
    .option('--domain <name-or-id>', 'domain for the feeds in a folder')
    .addOption(new Option('--category <name>', 'category for the feeds in a folder').choices(feedCategoryValues))
    .option(
      '--mapping <file>',
      'mapping for the feeds in a folder; a FEED.mapping.yaml next to a file takes precedence',
    )
    .option('--header', 'the files in a folder have header rows')
    .option('--dry-run', 'show what would be sent without sending it')
    .addOption(
      new Option('--report <format>', 'print a report for CI instead').choices(reportValues).conflicts('dryRun'),
    )
    .option('--fail-on-rejected', 'exit 3 if any rows were rejected');
  addWaitTimeout(command, 'how long to wait for each feed').action((path: string, flags: SyncFlags) =>
    sync(context, path, flags),
  );
  prints(command, { fields: ['action', 'file', 'feed', 'feed.*', 'import', 'import.*'] });
  return withExample(
    command,
    'grt feeds sync feeds.yaml',
    'grt feeds sync feeds.yaml --report junit > report.xml',
    'grt feeds sync exports/ --domain daily-clips.example --category girls --mapping mapping.yaml',
  );
}

async function sync(context: Context, path: string, flags: SyncFlags): Promise<void> {
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
