import type { ReviewDecision, ReviewHistory } from '@grt/sdk/contract';
import type { Column } from '../core/column.ts';
import type { Context } from '../core/context.ts';
import { printList } from '../core/list.ts';
import { counted } from '../core/quantities.ts';
import { statusTone } from './tones.ts';

const columns: readonly Column<ReviewDecision>[] = [
  { name: 'Decided', value: (row) => row.decided_at, time: true },
  { name: 'Decision', value: (row) => row.decision, tone: (row) => statusTone(row.decision) },
  { name: 'By', value: (row) => row.decided_by },
  { name: 'Id', value: (row) => row.record_id, align: 'right' },
  { name: 'Name', value: (row) => row.record_name },
  { name: 'Deleted', value: (row) => row.is_deleted },
  { name: 'Notes', value: (row) => row.notes, wraps: true },
];

/** Prints what was decided before, and notes on standard error how many other records there are.
 * @param whose - `other domains of this client`, in the singular and the plural */
export async function printEarlierDecisions(
  context: Pick<Context, 'output' | 'note'>,
  { decisions, others: { pending, approved, rejected } }: ReviewHistory,
  whose: readonly [one: string, several: string],
): Promise<void> {
  await printList(context, decisions, columns, { empty: 'No earlier decisions found.' });
  if (pending + approved + rejected === 0) return;
  const each = [`${String(pending)} pending`, `${String(approved)} approved`, `${String(rejected)} rejected`];
  await context.note(`${counted(pending + approved + rejected, ...whose)}: ${each.join(', ')}`);
}
