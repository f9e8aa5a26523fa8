import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { printList } from '../../core/list.ts';
import { statusTone } from '../../parts/tones.ts';
import { feedId } from '../../parts/review/feed-records.ts';

/** `grt feeds duplicates` */
export function duplicatesCommand(context: Context): Command {
  const command = new Command('duplicates')
    .description('list feeds of any client with the same URL, the same file, or the same name on the same domain')
    .argument('<feed>', 'feed id or name')
    .action(async (typed: string) => listDuplicates(context, await feedId(context, typed)));
  return withExample(command, 'grt feeds duplicates 7');
}

async function listDuplicates(context: Context, id: number): Promise<void> {
  const grt = await context.grt();
  const found = await grt.adminFeeds.duplicates({ id }, { signal: context.signal });
  await printList(
    context,
    found,
    [
      { name: 'Id', value: (row) => row.feed_id, align: 'right' },
      { name: 'Same', value: (row) => row.matched_on },
      { name: 'Name', value: (row) => row.feed_name },
      { name: 'Client', value: (row) => row.company_name },
      { name: 'Domain', value: (row) => row.domain_name },
      { name: 'Status', value: (row) => row.review_status, tone: (row) => statusTone(row.review_status) },
      { name: 'Since', value: (row) => row.created_at, time: true },
    ],
    { empty: 'No likely duplicates found.' },
  );
}
