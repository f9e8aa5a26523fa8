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
import { importExitCode, type FeedImport } from './import-report.ts';
import { readManifest, feedName, type ManifestFeed } from './sync-manifest.ts';
import { syncFeed } from './sync-feed.ts';

/** What all feeds of a folder have in common. */
interface SyncFlags {
  readonly domain?: string;
  readonly category?: (typeof feedCategoryValues)[number];
  readonly mapping?: string;
  readonly header?: boolean;
  readonly dryRun?: true;
  readonly failOnRejected?: true;
}

/** What became of one feed. */
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
    .description(
      'bring feeds to the state of a folder or a manifest: adds what is not there, and gives the others their file',
    )
    .argument('<folder-or-manifest>', 'a folder with feeds, or a YAML file that lists them')
    .option('--domain <name-or-id>', 'for a folder: the domain of its feeds')
    .addOption(new Option('--category <name>', 'for a folder: the category of its feeds').choices(feedCategoryValues))
    .option('--mapping <file>', 'for a folder: the mapping of its feeds; FEED.mapping.yaml beside a feed wins over it')
    .option('--header', 'for a folder: the first rows hold the names of the columns')
    .option('--dry-run', 'say what would be sent, and send nothing')
    .option('--fail-on-rejected', 'exit 3 when single rows were rejected')
    .action((path: string, flags: SyncFlags) => sync(context, path, flags));
  return withExample(
    command,
    'grt feeds sync feeds.yaml',
    'grt feeds sync exports/ --domain clips.example --category girls --mapping mapping.yaml',
  );
}

/** One feed after the other, so that the imports do not stand in each other's way. What fails is named, and the rest goes on. */
async function sync(context: Context, path: string, flags: SyncFlags): Promise<void> {
  const feeds = await plannedFeeds(context, path, flags);
  if (flags.dryRun === true) {
    await context.output.list(feeds, [
      { name: 'File', value: (feed) => feed.file },
      { name: 'Name', value: (feed) => feed.name },
      { name: 'Domain', value: (feed) => feed.domain },
      { name: 'Mapping', value: (feed) => feed.mapping },
    ]);
    await context.note(`Sync ${counted(feeds.length, 'feed')}: nothing was done (--dry-run)`);
    return;
  }
  const results = context.output.results(columns);
  const codes: ExitCode[] = [];
  for (const feed of feeds) {
    try {
      const row = await syncFeed(context, feed);
      await results.add({ ...row, file: feed.file });
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

/** 0 when all is well, 3 when a part is, otherwise the code of the failure. */
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
    const base = path.replace(/[^\\/]*$/, '');
    const feeds = readManifest(await parseYaml(await context.files.readText(path), path), path);
    return feeds.map(({ file, mapping, ...feed }) =>
      Object.assign(feed, {
        file: within(base, file),
        mapping: mapping === undefined ? undefined : within(base, mapping),
      }),
    );
  }
  const { domain } = flags;
  if (domain === undefined) throw new UsageError('For a folder, name the domain with --domain');
  const base = /[\\/]$/.test(path) ? path : `${path}/`;
  const files = names.filter((name) => /\.(csv|json|xml|txt)(\.gz)?$/i.test(name)).toSorted();
  if (files.length === 0) throw new UsageError(`There is no feed in ${path}: no .csv, .json, .xml or .txt`);
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
