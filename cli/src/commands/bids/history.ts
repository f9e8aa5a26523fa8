import { perPageMax, type BidChange } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { moneyText } from '../../core/quantities.ts';
import { addDomain, chosenDomainId, type OwnerFlag } from '../../parts/find-domain.ts';

type AmountName = 'old_bid_amount' | 'new_bid_amount' | 'old_daily_budget' | 'new_daily_budget';

const columns: readonly Column<BidChange>[] = [
  { name: 'Id', value: (change) => change.id, align: 'right' },
  {
    name: 'Changed',
    value: (change) => change.created_at,
    time: true,
  },
  { name: 'By', value: (change) => change.changed_by },
  amount('Bid before', 'old_bid_amount'),
  amount('Bid', 'new_bid_amount'),
  amount('Budget before', 'old_daily_budget'),
  amount('Budget', 'new_daily_budget'),
  { name: 'Reason', value: (change) => change.change_reason },
];

/** `grt bids history` */
export function historyCommand(context: Context): Command {
  const command = addDomain(new Command('history'))
    .description('list bid and budget changes for a domain in US dollars, latest first')
    .action((domain: string, flags: OwnerFlag & LimitFlag) => listHistory(context, domain, flags));
  return withExample(
    addLimit(command),
    'grt bids history daily-clips.example --limit 10',
    'grt bids history daily-clips.example --json created_at,changed_by,new_bid_amount',
  );
}

async function listHistory(context: Context, domain: string, flags: OwnerFlag & LimitFlag): Promise<void> {
  const { limit } = flags;
  const id = await chosenDomainId(context, domain, flags);
  const changes = changesOf(context, id, Math.min(limit ?? perPageMax, perPageMax));
  await printList(context, changes, columns, { limit, empty: 'No changes to the bid or budget yet.' });
}

/** All changes, read page by page as needed. */
async function* changesOf(
  context: Pick<Context, 'grt' | 'signal'>,
  id: number,
  perPage: number,
): AsyncGenerator<BidChange> {
  const grt = await context.grt();
  let lastPage = 1;
  for (let page = 1; page <= lastPage; page += 1) {
    const { data, last_page } = await grt.bidding.history({ id, page, per_page: perPage }, { signal: context.signal });
    yield* data;
    lastPage = last_page;
  }
}

function amount(name: string, field: AmountName): Column<BidChange> {
  return { name, align: 'right', value: (change) => change[field], shown: (change) => moneyText(change[field]) };
}
