import type { FeedItem } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { addCsv, isCsvAsked, saveDownload, type CsvFlags } from '../../core/download.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { feedId } from '../../parts/review/feed-records.ts';
import { feedCalls } from './feed-calls.ts';
import { offByText } from './switched-off-text.ts';

interface ItemFlags extends LimitFlag, CsvFlags {
  readonly search?: string;
  readonly on?: true;
  readonly off?: true;
}

const columns: readonly Column<FeedItem>[] = [
  { name: 'Video', value: (row) => row.external_id },
  { name: 'Title', value: (row) => row.title },
  { name: 'On', value: (row) => row.is_enabled },
  { name: 'Views', value: (row) => row.served_views, align: 'right' },
  { name: 'Clicks', value: (row) => row.served_clicks, align: 'right' },
  { name: 'Changed', value: (row) => row.updated_at, time: true },
  { name: 'Thumbnail', minor: true, whole: true, value: (row) => row.thumbnail_url },
  { name: 'Off by', value: ({ switched_off_by }) => offByText(switched_off_by) },
];

/** `grt feeds items` */
export function itemsCommand(context: Context): Command {
  const command = new Command('items')
    .description('list the items of a feed, by video id')
    .argument('<feed>', 'feed id or name')
    .option('--search <text>', 'match part of a video id or title')
    .option('--on', 'only items that are switched on')
    .addOption(new Option('--off', 'only items that are switched off').conflicts('on'))
    .action(async (typed: string, flags: ItemFlags) => listItems(context, await feedId(context, typed), flags));
  return withExample(
    addCsv(addLimit(command)),
    'grt feeds items 7 --search vlog --limit 20',
    'grt feeds items 7 --off --jq ".[].external_id"',
    'grt feeds items 7 --csv --output items.csv',
  );
}

async function listItems(context: Context, id: number, flags: ItemFlags): Promise<void> {
  const { limit, search, on, off } = flags;
  const is_enabled = on === true ? true : off === true ? false : undefined;
  const asked = { id, search, is_enabled };
  const options = { signal: context.signal };
  if (isCsvAsked(flags)) {
    const grt = await context.grt();
    return saveDownload(context, await grt.feeds.exportItems(asked, options), flags);
  }
  const items = (await feedCalls(context)).listItems(asked, options);
  await printList(context, items, columns, { limit, empty: 'No items found.' });
}
