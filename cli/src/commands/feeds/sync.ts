import { feedCategoryValues } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { statusTone } from '../../parts/tones.ts';
import { importExitCode, noteImport, type FeedImport } from './import-report.ts';
import { plannedFeeds, type FolderFlags } from './sync-plan.ts';
import { planSync } from './sync-dry-run.ts';
import { forEachFeed } from './sync-each.ts';
import { syncFeed } from './sync-feed.ts';

interface SyncFlags extends FolderFlags {
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
  { name: 'State', whole: true, value: (row) => row.import?.state, tone: (row) => statusTone(row.import?.state ?? '') },
  ...(['rows', 'added', 'changed', 'rejected'] as const).map((name): Column<SyncRow> => ({
    name,
    align: 'right',
    value: (row) => row.import?.counts[name],
  })),
  { name: 'File', value: (row) => row.file },
];

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
    .option('--fail-on-rejected', 'exit 3 if any rows were rejected')
    .action((path: string, flags: SyncFlags) => sync(context, path, flags));
  return withExample(
    command,
    'grt feeds sync feeds.yaml',
    'grt feeds sync exports/ --domain clips.example --category girls --mapping mapping.yaml',
  );
}

async function sync(context: Context, path: string, flags: SyncFlags): Promise<void> {
  const feeds = await plannedFeeds(context, path, flags);
  if (flags.dryRun === true) return planSync(context, feeds);
  const results = context.output.results(columns);
  await forEachFeed(context, feeds, async (feed) => {
    const row = await syncFeed(context, feed);
    await results.add({ ...row, file: feed.file });
    await noteImport(context, feed.file, row);
    return importExitCode(row.import, { failOnRejected: flags.failOnRejected === true });
  });
  await results.end();
}
