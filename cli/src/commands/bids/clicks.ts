import { perPageMax, type ClickEntry } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { moneyText } from '../../core/quantities.ts';
import { addDomain, chosenDomainId, type OwnerFlag } from '../../parts/find-domain.ts';

export const entryColumns: readonly Column<ClickEntry>[] = [
  { name: 'Id', value: (entry) => entry.id, align: 'right' },
  { name: 'Kind', value: (entry) => entry.kind },
  { name: 'Clicked', value: (entry) => entry.clicked_at, time: true },
  { name: 'Amount', value: (entry) => entry.amount, shown: (entry) => moneyText(entry.amount), align: 'right' },
  { name: 'Corrects', value: (entry) => entry.corrects, align: 'right' },
  { name: 'Corrected by', value: (entry) => entry.corrected_by, align: 'right' },
  { name: 'By', value: (entry) => entry.made_by },
  { name: 'Reason', value: (entry) => entry.reason },
];

/** `grt bids clicks` */
export function clicksCommand(context: Context): Command {
  const command = addDomain(new Command('clicks'))
    .description('list the clicks of people on a domain and their corrections, latest first')
    .action(async (domain: string, flags: OwnerFlag & LimitFlag) => {
      const { limit } = flags;
      const id = await chosenDomainId(context, domain, flags);
      const entries = entriesOf(context, id, Math.min(limit ?? perPageMax, perPageMax));
      await printList(context, entries, entryColumns, { limit, empty: 'No clicks by people yet.' });
    });
  return withExample(addLimit(command), 'grt bids clicks daily-clips.example --limit 10');
}

/** All entries, read page by page as needed. */
async function* entriesOf(
  context: Pick<Context, 'grt' | 'signal'>,
  id: number,
  perPage: number,
): AsyncGenerator<ClickEntry> {
  const grt = await context.grt();
  let lastPage = 1;
  for (let page = 1; page <= lastPage; page += 1) {
    const { data, meta } = await grt.bidding.clicks({ id, page, per_page: perPage }, { signal: context.signal });
    yield* data;
    lastPage = meta.last_page;
  }
}
