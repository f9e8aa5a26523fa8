import {
  webhookDeliveryStatusValues,
  type QueryOf,
  type Webhook,
  type WebhookChanges,
  type WebhookDelivery,
  type WebhookForm,
} from '@grt/sdk/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEdit } from '../../core/use-edit.ts';
import { useGrt } from '../../core/use-grt.ts';
import { oneOf, oneOfOrders, type ListAddress, type ValueReader } from '../../core/use-list-address.ts';
import { useOnce } from '../../core/use-once.ts';
import { useExportFile } from '../../ui/list/use-export-file.ts';
import { useChange } from '../../ui/use-change.ts';

const key = ['webhooks'] as const;
export const deliveriesPageSize = 20;
/** How often to look while a delivery waits for its next attempt. */
const pollMs = 3000;

/** The filter of the log, by URL parameter. */
export const deliveryFilters = { status: oneOf(webhookDeliveryStatusValues) };

const orders = {
  oldest: { sort: 'created_at', order: 'asc' },
  attempts: { sort: 'attempts', order: 'asc' },
  attempts_desc: { sort: 'attempts', order: 'desc' },
} as const satisfies Record<string, Pick<QueryOf<'webhooks.deliveries'>, 'sort' | 'order'>>;

/** The order of the log, by URL parameter; newest first by default. */
export const deliveryView: { sort: ValueReader<keyof typeof orders> } = {
  sort: oneOfOrders(orders),
};
export type DeliveryList = ListAddress<typeof deliveryFilters & typeof deliveryView>;

/** All webhooks of the client, or of the platform, newest first. */
export function useWebhooks() {
  const grt = useGrt();
  return useQuery({
    queryKey: [...key, 'list'],
    queryFn: async ({ signal }) => await grt.webhooks.list(undefined, { signal }),
  });
}

export function useWebhook(id: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...key, id, 'one'],
    queryFn: async ({ signal }) => await grt.webhooks.show({ id }, { signal }),
  });
}

function filterOf({ status, sort }: DeliveryList['values']) {
  return { status, ...(sort === undefined ? {} : orders[sort]) };
}

/** A page of what a webhook was sent. */
export function useDeliveries(id: number, { values, page, size }: Pick<DeliveryList, 'values' | 'page' | 'size'>) {
  const grt = useGrt();
  const filter = { ...filterOf(values), page, per_page: size ?? deliveriesPageSize };
  return useQuery({
    queryKey: [...key, id, 'deliveries', filter],
    queryFn: async ({ signal }) => await grt.webhooks.deliveries({ id, ...filter }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollWhile(state.data?.data),
  });
}

/** All that match, as CSV. */
export function useDeliveriesFile(id: number, { values }: Pick<DeliveryList, 'values'>) {
  const grt = useGrt();
  const read = async () => await grt.webhooks.exportDeliveries({ id, ...filterOf(values) });
  return useExportFile('deliveries.csv', read);
}

/** A delivery with its body and its attempts. */
export function useDelivery(id: number, deliveryId: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...key, id, 'delivery', deliveryId],
    queryFn: async ({ signal }) => await grt.webhooks.delivery({ id, delivery_id: deliveryId }, { signal }),
    refetchInterval: ({ state }) => pollWhile(state.data && [state.data.delivery]),
  });
}

function pollWhile(deliveries: readonly WebhookDelivery[] | undefined): number | false {
  return deliveries?.some(({ status }) => status === 'waiting') === true && pollMs;
}

/** Refreshes everything about webhooks. */
function useRefresh() {
  const queryClient = useQueryClient();
  return async () => await queryClient.invalidateQueries({ queryKey: key });
}

/** Adds a webhook. Only this reply has its secret. */
export function useCreateWebhook() {
  const grt = useGrt();
  const once = useOnce();
  const refresh = useRefresh();
  return useChange({
    mutationFn: async (form: WebhookForm) => await once(form, (options) => grt.webhooks.create(form, options)),
    onSuccess: refresh,
  });
}

export function useUpdateWebhook() {
  const grt = useGrt();
  const refresh = useRefresh();
  const edit = useEdit();
  return useChange({
    mutationFn: async ({ webhook, changes }: { readonly webhook: Webhook; readonly changes: WebhookChanges }) =>
      await edit({
        seen: webhook,
        changes,
        show: () => grt.webhooks.show({ id: webhook.id }),
        update: (options) => grt.webhooks.update({ id: webhook.id, ...changes }, options),
      }),
    onSuccess: refresh,
  });
}

/** Replaces the secret. Only this reply has the new one. */
export function useRotateSecret() {
  const grt = useGrt();
  const once = useOnce();
  const refresh = useRefresh();
  return useChange({
    mutationFn: async (id: number) => await once(id, (options) => grt.webhooks.rotate({ id }, options)),
    onSuccess: refresh,
  });
}

export function useTestWebhook() {
  const grt = useGrt();
  const once = useOnce();
  const refresh = useRefresh();
  return useChange({
    mutationFn: async (id: number) => await once(id, (options) => grt.webhooks.test({ id }, options)),
    onSuccess: refresh,
  });
}

export function useResendDelivery() {
  const grt = useGrt();
  const once = useOnce();
  const refresh = useRefresh();
  return useChange({
    mutationFn: async (input: { readonly id: number; readonly delivery_id: number }) =>
      await once(input, (options) => grt.webhooks.resend(input, options)),
    onSuccess: refresh,
  });
}

export function useDeleteWebhook() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (id: number) => await grt.webhooks.remove({ id }),
    onSuccess: async (_done, id) => {
      queryClient.removeQueries({ queryKey: [...key, id] });
      await queryClient.invalidateQueries({ queryKey: [...key, 'list'] });
    },
  });
}
