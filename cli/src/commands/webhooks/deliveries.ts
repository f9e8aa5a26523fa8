import {
  webhookDeliveryStatusValues,
  type WebhookDeliveryDetails,
  type WebhookDeliveryStatus,
} from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { addCsv, isCsvAsked, saveDownload, type CsvFlags } from '../../core/download.ts';
import { withExample } from '../../core/example.ts';
import { parseId } from '../../core/ids.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addSort, type SortFlags } from '../../parts/list-filters.ts';
import { statusTone } from '../../parts/tones.ts';
import { webhookHelp, webhookId } from './webhook-id.ts';
import { deliveryColumns } from './webhook-columns.ts';

const sorts = ['created_at', 'attempts'] as const;

interface DeliveryFlags extends LimitFlag, CsvFlags, SortFlags<(typeof sorts)[number]> {
  readonly status?: WebhookDeliveryStatus;
}

/** `grt webhooks deliveries` */
export function deliveriesCommand(context: Context): Command {
  const command = new Command('deliveries')
    .description('list the deliveries of a webhook in the last 30 days, or show one with its body and responses')
    .argument('<webhook>', webhookHelp)
    .argument('[delivery]', 'delivery id', parseId)
    .addOption(new Option('--status <status>', 'only this status').choices(webhookDeliveryStatusValues))
    .action(async (typed: string, deliveryId: number | undefined, flags: DeliveryFlags) => {
      const id = await webhookId(context, typed);
      await (deliveryId === undefined ? listDeliveries(context, id, flags) : showDelivery(context, id, deliveryId));
    });
  return withExample(
    addCsv(addLimit(addSort(command, sorts))),
    'grt webhooks deliveries 3 --status failed',
    'grt webhooks deliveries 3 --csv --output deliveries.csv',
    "grt webhooks deliveries 3 7 --jq '.attempt_log[-1].response_body'",
  );
}

async function listDeliveries(context: Context, id: number, flags: DeliveryFlags): Promise<void> {
  const { limit, status, sort, order } = flags;
  const asked = { id, status, sort, order };
  const options = { signal: context.signal };
  const grt = await context.grt();
  if (isCsvAsked(flags)) return saveDownload(context, await grt.webhooks.exportDeliveries(asked, options), flags);
  const deliveries = grt.webhooks.deliveries(asked, options);
  await printList(context, deliveries, deliveryColumns, { limit, empty: 'No deliveries found.' });
}

async function showDelivery(context: Context, id: number, deliveryId: number): Promise<void> {
  const grt = await context.grt();
  const details = await grt.webhooks.delivery({ id, delivery_id: deliveryId }, { signal: context.signal });
  await context.output.record(details, detailColumns);
}

/** What is shown of one delivery; `--json` has every attempt. */
const detailColumns: readonly Column<WebhookDeliveryDetails>[] = [
  { name: 'Id', value: ({ delivery }) => delivery.id },
  { name: 'Event', value: ({ delivery }) => delivery.event_type },
  { name: 'Status', value: ({ delivery }) => delivery.status, tone: ({ delivery }) => statusTone(delivery.status) },
  { name: 'Attempts', value: ({ delivery }) => delivery.attempts },
  { name: 'Answer', value: ({ delivery }) => delivery.last_status },
  { name: 'Error', value: ({ delivery }) => delivery.last_error },
  { name: 'Body', value: ({ request_body }) => request_body },
  { name: 'Last answer', value: ({ attempt_log }) => attempt_log.at(-1)?.response_body },
];
