import type { QueueStatus } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { printList } from '../../core/list.ts';
import { counted } from '../../core/quantities.ts';
import { statusTone } from '../../parts/tones.ts';

type Queue = QueueStatus['queues'][number];

const columns: readonly Column<Queue>[] = [
  { name: 'Queue', value: (row) => row.queue_name },
  { name: 'Status', value: (row) => row.status, tone: (row) => statusTone(row.status) },
  { name: 'Pending', align: 'right', value: (row) => row.pending_jobs },
  { name: 'Running', align: 'right', value: (row) => row.running_jobs },
  { name: 'Failed', align: 'right', value: (row) => row.failed_jobs },
  { name: 'Oldest due', value: (row) => row.oldest_due_at, time: true },
];

/** `grt system queues` */
export function queuesCommand(context: Context): Command {
  const command = new Command('queues').description('list queues and their jobs').action(() => listQueues(context));
  return withExample(
    command,
    'grt system queues',
    "grt system queues --jq '.[] | select(.failed_jobs > 0).queue_name'",
  );
}

async function listQueues(context: Context): Promise<void> {
  const grt = await context.grt();
  const { queues, summary } = await grt.system.queueStatus(undefined, { signal: context.signal });
  await printList(context, queues, columns, { empty: 'No queues found.' });
  await context.note(
    `${counted(summary.total_pending_jobs, 'job')} pending, ${counted(summary.total_failed_jobs, 'job')} failed`,
  );
}
