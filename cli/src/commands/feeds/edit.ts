import { feedCategoryValues, type Input } from '@grt/sdk/contract';
import { Command, InvalidArgumentError, Option } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { findDomain } from '../../parts/find-domain.ts';
import { feedId } from '../../parts/review/feed-records.ts';
import { feedCalls } from './feed-calls.ts';
import { feedResult } from './feed-columns.ts';
import { readingFields } from './reading-fields.ts';
import { addReadingFlags, type ReadingFlags } from './reading-flags.ts';

interface EditFlags extends ReadingFlags {
  readonly dryRun?: true;
  readonly name?: string;
  readonly description?: string;
  readonly category?: (typeof feedCategoryValues)[number];
  readonly domain?: string;
  readonly url?: string;
  readonly every?: number | null;
}

/** `grt feeds edit` */
export function editCommand(context: Context): Command {
  const command = new Command('edit')
    .description('change a feed; fields you leave out stay unchanged')
    .argument('<feed>', 'feed id or name')
    .option('-n, --name <text>', 'feed name')
    .option('--description <text>', 'what the feed contains')
    .addOption(new Option('--category <name>', 'category').choices(feedCategoryValues))
    .option('--domain <name-or-id>', 'domain for the feed')
    .option('--url <url>', 'URL to fetch the feed from')
    .option('--every <minutes>', 'how often to fetch it; never fetches only on request', parseEvery)
    .option('--dry-run', 'show what would change without changing it');
  addReadingFlags(command).action(async (typed: string, flags: EditFlags) =>
    editFeed(context, await feedId(context, typed), flags),
  );
  return withExample(
    command,
    'grt feeds edit 7 --name "Trending, US"',
    'grt feeds edit 10 --every 60',
    'grt feeds edit 7 --delimiter pipe --header',
  );
}

async function editFeed(context: Context, id: number, { dryRun, ...flags }: EditFlags): Promise<void> {
  const { name, description, category, domain, url, every } = flags;
  if (Object.keys(flags).length === 0) throw new UsageError('Nothing to change. See: grt feeds edit --help');
  const changes: Input<'clientFeeds.update'> = {
    id,
    feed_name: name,
    feed_description: description,
    category,
    feed_url: url,
    ...readingFields(flags, {}),
    refresh_interval_minutes: every,
    domain_id: domain === undefined ? undefined : await findDomain(context, { domain }),
  };
  if (dryRun === true) return (await import('./planned-changes.ts')).planEdit(context, changes);
  const calls = await feedCalls(context);
  const reply = await calls.update(changes, { signal: context.signal });
  if (reply.needs_mapping) return;
  await context.output.result(reply.data, feedResult);
  if (url !== undefined && reply.import !== null && reply.data.feed_url !== url)
    await context.note(
      `The feed keeps its URL, and stays live, until an administrator approves the content of ${url}. See: grt feeds report ${String(id)}`,
    );
}

function parseEvery(typed: string): number | null {
  if (typed === 'never') return null;
  if (!/^-?\d{1,15}$/.test(typed.trim())) throw new InvalidArgumentError('Must be a number of minutes, or never.');
  return Number(typed);
}
