import { feedCategoryValues } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import type { Column } from '../../core/column.ts';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { exitCode, type ExitCode } from '../../core/exit-code.ts';
import { describeFailure } from '../../core/failure.ts';
import { counted } from '../../core/quantities.ts';
import { failureJson } from '../../core/report-error.ts';
import { parseYaml } from '../../core/yaml.ts';
import { statusTone } from '../../parts/tones.ts';
import { importExitCode, noteImport, type FeedImport } from './import-report.ts';
import { readManifest, feedName, type ManifestFeed } from './sync-manifest.ts';
import { syncFeed } from './sync-feed.ts';

/** What all feeds in a folder share. */
interface SyncFlags {
  readonly domain?: string;
  readonly category?: (typeof feedCategoryValues)[number];
  readonly mapping?: string;
  readonly header?: boolean;
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

/**
 * One feed after another, so that imports do not block each other. Failures are reported and the rest
 * continues.
 */
async function sync(context: Context, path: string, flags: SyncFlags): Promise<void> {
  const feeds = await plannedFeeds(context, path, flags);
  if (flags.dryRun === true) {
    await context.output.list(feeds, [
      { name: 'File', value: (feed) => feed.file },
      { name: 'Name', value: (feed) => feed.name },
      { name: 'Domain', value: (feed) => feed.domain },
      { name: 'Mapping', value: (feed) => feed.mapping },
    ]);
    await context.note(`Sync ${counted(feeds.length, 'feed')}: nothing was changed (--dry-run)`);
    return;
  }
  const results = context.output.results(columns);
  const codes: ExitCode[] = [];
  for (const feed of feeds) {
    try {
      const row = await syncFeed(context, feed);
      await results.add({ ...row, file: feed.file });
      await noteImport(context, feed.file, row);
      codes.push(importExitCode(row.import, { failOnRejected: flags.failOnRejected === true }));
    } catch (error) {
      const failure = await describeFailure(error);
      if (failure === undefined || failure.exitCode === exitCode.interrupted || context.signal.aborted) throw error;
      codes.push(failure.exitCode);
      const details = Object.entries(failure.fields ?? {}).map(([field, texts]) => `\n  ${field}: ${texts.join(' ')}`);
      await context.complain(`${feed.file}: ${failure.message}${details.join('')}`, {
        file: feed.file,
        ...failureJson(failure),
      });
    }
  }
  await results.end();
  context.exitWith(overall(codes));
}

/** 0 if everything succeeded, 3 if some did, otherwise the code of the failure. */
function overall(codes: readonly ExitCode[]): ExitCode {
  const bad = codes.filter((code) => code !== exitCode.ok);
  const [first] = bad;
  if (first === undefined) return exitCode.ok;
  if (bad.length < codes.length) return exitCode.partlyDone;
  return bad.every((code) => code === first) ? first : exitCode.failed;
}

async function plannedFeeds(context: Context, path: string, flags: SyncFlags): Promise<readonly ManifestFeed[]> {
  const names = await context.files.listFolder(path);
  if (names === undefined) {
    const base = path.slice(0, Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    const feeds = readManifest(await parseYaml(await context.files.readText(path), path), path);
    return feeds.map(({ file, mapping, ...feed }) =>
      Object.assign(feed, {
        file: within(base, file),
        mapping: mapping === undefined ? undefined : within(base, mapping),
      }),
    );
  }
  const { domain } = flags;
  if (domain === undefined) throw new UsageError('Syncing a folder requires --domain');
  const base = /[\\/]$/.test(path) ? path : `${path}/`;
  const files = names.filter((name) => /\.(csv|json|xml|txt)(\.gz)?$/i.test(name)).toSorted();
  if (files.length === 0) throw new UsageError(`No feeds in ${path}: expected .csv, .json, .xml, or .txt files`);
  return files.map((file) => {
    const beside = `${feedName(file)}.mapping.yaml`;
    return {
      file: base + file,
      name: feedName(file),
      domain,
      category: flags.category,
      description: undefined,
      mapping: names.includes(beside) ? base + beside : flags.mapping,
      header: flags.header,
    };
  });
}

function within(base: string, path: string): string {
  return /^([\\/]|[A-Za-z]:)/.test(path) ? path : base + path;
}
