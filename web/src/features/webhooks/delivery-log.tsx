import { webhookDeliveryStatusValues, type Webhook, type WebhookDelivery } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { useDialogAddress } from '../../core/use-dialog-address.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { useListLook } from '../../parts/list-views/use-list-look.ts';
import { ViewButton } from '../../parts/list-views/view-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { FilterBar, FilterSelect } from '../../ui/list/filter-bar.tsx';
import { ListTable, type ListColumn } from '../../ui/list/list-table.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { OpenRow } from '../../ui/list/open-row.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { ResendButton } from './resend-button.tsx';
import { deliveryWords, eventInWords } from './webhook-words.ts';
import {
  deliveriesPageSize,
  deliveryFilters,
  deliveryView,
  useDeliveries,
  useDeliveriesFile,
  type DeliveryList,
} from './webhooks.queries.ts';
import styles from './webhooks.module.css';
import { lazyPart } from '../../ui/lazy-part.tsx';

const DeliveryDialog = lazyPart(async () => ({ default: (await import('./delivery-dialog.tsx')).DeliveryDialog }));

/** What a webhook was sent in the last 30 days. Its filter, its page, and the open delivery are in the URL. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const list = useListAddress(deliveryFilters, deliveryView);
  const deliveries = useDeliveries(webhook.id, list);
  const file = useDeliveriesFile(webhook.id, list);
  const dialog = useDialogAddress(['delivery']);
  const { data, error } = deliveries;
  const open = dialog.idOf('delivery');
  const show = (id: number) => dialog.show('delivery', id);
  const look = useListLook('deliveries', list, columnsWith(webhook, show));
  return (
    <section className={styles['log']} aria-labelledby="deliveries">
      <h2 id="deliveries">Deliveries</h2>
      <FilterBar list={list} total={data?.meta} noun={['delivery', 'deliveries']}>
        <FilterSelect
          list={list}
          name="status"
          label="Status"
          all="All statuses"
          choices={webhookDeliveryStatusValues.map((value) => ({ value, label: deliveryWords[value].word }))}
        />
        <ExportButton label="Export" file={file} />
        <ViewButton name="deliveries" list={list} look={look} />
      </FilterBar>
      {error ? (
        <LoadFailure message="Failed to load deliveries" error={error} onRetry={() => void deliveries.refetch()} />
      ) : data?.data.length === 0 ? (
        <Nothing list={list} />
      ) : (
        <ListTable
          caption="Deliveries"
          columns={look.columns}
          density={look.density}
          sort={{ value: list.values.sort, onSort: (sort) => list.set('sort', sort) }}
          onOpen={({ id }) => show(id)}
          rows={data?.data}
          idOf={({ id }) => id}
          nameOf={({ event_id }) => event_id}
          isOld={deliveries.isPlaceholderData}
        />
      )}
      <PageSteps
        page={list.page}
        lastPage={data?.meta.last_page ?? 1}
        onPage={list.setPage}
        size={{ value: list.size ?? deliveriesPageSize, onSize: list.setSize }}
      />
      <OnDemand opened={open !== undefined}>
        {(opened) => <DeliveryDialog webhook={webhook} id={opened ? open : undefined} onClose={dialog.close} />}
      </OnDemand>
    </section>
  );
}

function columnsWith(webhook: Webhook, onOpen: (id: number) => void): readonly ListColumn<WebhookDelivery>[] {
  return [
    {
      key: 'event',
      head: 'Event',
      cell: ({ id, event_type }) => <OpenRow onOpen={() => onOpen(id)}>{eventInWords(event_type)}</OpenRow>,
    },
    {
      key: 'status',
      head: 'Status',
      isNamedOnPhone: false,
      cell: ({ status }) => <StatusBadge tone={deliveryWords[status].tone}>{deliveryWords[status].word}</StatusBadge>,
    },
    { key: 'answer', head: 'Response', cell: ({ last_status, last_error }) => last_error ?? last_status ?? '—' },
    {
      key: 'attempts',
      head: 'Attempts',
      kind: 'number',
      sorts: { ascending: 'attempts', descending: 'attempts_desc', first: 'descending' },
      cell: ({ attempts }) => attempts,
    },
    {
      key: 'created',
      head: 'Created',
      sorts: { ascending: 'oldest', descending: null, first: 'descending' },
      cell: ({ created_at }) => <TimeAgo at={created_at} />,
    },
    {
      key: 'actions',
      head: 'Actions',
      kind: 'actions',
      cell: (delivery) => webhook.status === 'enabled' && <ResendButton webhook={webhook} delivery={delivery} />,
    },
  ];
}

function Nothing({ list }: { list: DeliveryList }) {
  if (list.isFiltered)
    return (
      <NoMatch title="No matching deliveries" all="Show all deliveries" list={list}>
        No deliveries from the last 30 days have this status.
      </NoMatch>
    );
  if (list.page > 1)
    return (
      <EmptyState
        title="Nothing on this page"
        action={
          <Button variant="default" onClick={() => list.setPage(1)}>
            First page
          </Button>
        }
      >
        There are not that many deliveries.
      </EmptyState>
    );
  return <EmptyState title="No deliveries yet">Send a test event to check that your program receives it.</EmptyState>;
}
