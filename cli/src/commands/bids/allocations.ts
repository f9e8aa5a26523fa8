import type { AllocationPlan, DomainAllocation } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { countText, moneyText, percentText, timeText } from '../../core/quantities.ts';
import { clientFilter, clientFlag } from '../../parts/review/client-records.ts';
import { noteSource, trafficSource } from '../../parts/traffic-source.ts';

interface AllocationFlags extends LimitFlag {
  readonly client?: string;
}

const columns: readonly Column<DomainAllocation>[] = [
  { name: 'Id', value: (row) => row.domain_id, align: 'right' },
  { name: 'Domain', value: (row) => row.domain_name },
  percentage('Share', 'allocation_percentage'),
  percentage('Asked', 'requested_percentage'),
  { name: 'Serves', value: (row) => row.can_serve, tone: (row) => (row.can_serve ? 'good' : 'bad') },
  { name: 'Reason', value: (row) => row.reason_code },
  amount('Bid', 'bid_amount'),
  amount('Spent', 'current_spend'),
  amount('Plan', 'planned_spend'),
  amount('Left', 'remaining_budget'),
  { name: 'Client', value: (row) => row.client_id, align: 'right' },
];

/** `grt bids allocations` */
export function allocationsCommand(context: Context): Command {
  const command = new Command('allocations')
    .description("list each domain's share of the next minute's traffic, largest first")
    .option(clientFlag, 'only this client (administrators)')
    .action((flags: AllocationFlags) => listAllocations(context, flags));
  return withExample(
    addLimit(command),
    'grt bids allocations --limit 10',
    'grt bids allocations --json domain_name,allocation_percentage,reason_code',
  );
}

async function listAllocations(context: Context, { client, limit }: AllocationFlags): Promise<void> {
  const client_id = await clientFilter(context, client);
  const grt = await context.grt();
  const [plan, traffic_source] = await Promise.all([
    grt.bidding.allocations({ client_id }, { signal: context.signal }),
    trafficSource(context),
  ]);
  const rows = plan.allocations.map((allocation) => ({ ...allocation, traffic_source }));
  await printList(context, rows, columns, {
    limit,
    empty: 'No approved domains are bidding.',
  });
  for (const line of summary(plan)) await context.note(line);
  await noteSource(context, traffic_source);
}

function summary(plan: AllocationPlan): readonly string[] {
  const { allocations, total_domains, requested_percentage, is_oversubscribed } = plan;
  return [
    ...(requested_percentage === null ? [] : [demand(requested_percentage, is_oversubscribed === true)]),
    `These shares apply until ${timeText(plan.valid_until)}.`,
    ...(total_domains > allocations.length
      ? [`The largest ${countText(allocations.length)} of ${countText(total_domains)} domains are listed.`]
      : []),
  ];
}

/** Administrators only: a client could tell from it what others bid. */
function demand(requested: number, isOversubscribed: boolean): string {
  const asked = `Together, all domains in the market request ${percentText(requested)} of the traffic`;
  return isOversubscribed ? `${asked}, which is more than is available, so it is shared by bid.` : `${asked}.`;
}

function percentage(name: string, field: 'allocation_percentage' | 'requested_percentage'): Column<DomainAllocation> {
  return {
    name,
    align: 'right',
    value: (row) => row[field],
    shown: (row) => (row[field] === null ? '' : percentText(row[field], 2)),
  };
}

function amount(
  name: string,
  field: 'bid_amount' | 'current_spend' | 'planned_spend' | 'remaining_budget',
): Column<DomainAllocation> {
  return { name, align: 'right', value: (row) => row[field], shown: (row) => moneyText(row[field]) };
}
