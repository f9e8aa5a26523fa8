import type { Webhook } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useDialogAddress } from '../../core/use-dialog-address.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListTable, type ListColumn } from '../../ui/list/list-table.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { webhookPaths } from './webhook-paths.ts';
import { eventInWords, webhookStanding } from './webhook-words.ts';
import { useWebhooks } from './webhooks.queries.ts';
import styles from './webhooks.module.css';
import { lazyPart } from '../../ui/lazy-part.tsx';

const WebhookDialog = lazyPart(async () => ({ default: (await import('./webhook-dialog.tsx')).WebhookDialog }));

/** The webhooks of a client, or of the platform. `?add=1` opens the form of a new one.
 * @see docs/specification/decisions.md §15 */
export function WebhooksScreen() {
  const webhooks = useWebhooks();
  const dialog = useDialogAddress(['add']);
  const { isAdministrator } = webhookPaths();
  const { data, error } = webhooks;
  const add = <Button onClick={() => dialog.show('add')}>Add Webhook</Button>;
  return (
    <Screen>
      <PageHeader
        title="Webhooks"
        context={
          isAdministrator
            ? 'Addresses we notify when something happens to any client. All administrators share them.'
            : 'Addresses we notify when something happens to your feeds, domains, or budgets.'
        }
        actions={add}
      />
      {error ? (
        <LoadFailure message="Failed to load webhooks" error={error} onRetry={() => void webhooks.refetch()} />
      ) : data?.length === 0 ? (
        <EmptyState title="No webhooks yet" action={add}>
          Add your program’s address, and we’ll send it a signed request whenever something happens.
        </EmptyState>
      ) : (
        <ListTable
          caption="Webhooks"
          columns={columns}
          rows={data}
          idOf={({ id }) => id}
          nameOf={({ url }) => url}
          skeletonRows={3}
        />
      )}
      <OnDemand opened={dialog.isOpen('add')}>
        {(opened) => <WebhookDialog opened={opened} onClose={dialog.close} />}
      </OnDemand>
    </Screen>
  );
}

const columns: readonly ListColumn<Webhook>[] = [
  { key: 'url', head: 'Address', cell: (webhook) => <Address webhook={webhook} /> },
  { key: 'events', head: 'Events', cell: ({ events }) => events.map(eventInWords).join(', ') },
  {
    key: 'status',
    head: 'Status',
    isNamedOnPhone: false,
    cell: (webhook) => {
      const { word, tone } = webhookStanding(webhook);
      return <StatusBadge tone={tone}>{word}</StatusBadge>;
    },
  },
  { key: 'created', head: 'Added', cell: ({ created_at }) => <TimeAgo at={created_at} /> },
];

function Address({ webhook: { id, url, description } }: { webhook: Webhook }) {
  return (
    <span className={styles['names']}>
      <Link to={webhookPaths().one({ webhookId: id })}>{url}</Link>
      {description !== null && <span>{description}</span>}
    </span>
  );
}
