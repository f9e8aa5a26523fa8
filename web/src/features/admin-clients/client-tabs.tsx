import { Suspense, type ReactNode } from 'react';
import type { Client, OperationId } from '@grt/sdk/contract';
import { Skeleton, Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { may } from '../../core/may.ts';
import { useTabInSight } from '../../core/use-tab-in-sight.ts';
import { StorageUse } from '../../parts/storage-use.tsx';
import styles from './client-screen.module.css';
import { lazyPart } from '../../ui/lazy-part.tsx';

const Domains = lazyPart(async () => ({ default: (await import('./client-domains.tsx')).ClientDomains }));
const Feeds = lazyPart(async () => ({ default: (await import('./client-feeds.tsx')).ClientFeeds }));
const Bidding = lazyPart(async () => ({ default: (await import('./client-bidding.tsx')).ClientBidding }));
const Mail = lazyPart(async () => ({ default: (await import('./client-mail.tsx')).ClientMail }));
const Notes = lazyPart(async () => ({ default: (await import('../../parts/notes/record-notes.tsx')).RecordNotes }));
const Activity = lazyPart(async () => ({ default: (await import('./client-activity.tsx')).ClientActivity }));

interface Tab {
  readonly value: string;
  readonly label: string;
  /** The call without which it would be empty. */
  readonly needs: OperationId;
  readonly content: (client: Client) => ReactNode;
}

const tabs: readonly Tab[] = [
  {
    value: 'domains',
    label: 'Domains',
    needs: 'clients.listDomains',
    content: (client) => <Domains client={client} />,
  },
  { value: 'feeds', label: 'Feeds', needs: 'adminFeeds.list', content: (client) => <Feeds client={client} /> },
  {
    value: 'bidding',
    label: 'Bidding',
    needs: 'bidding.clientOverview',
    content: ({ client_id: id }) => <Bidding id={id} />,
  },
  {
    value: 'mail',
    label: 'Mail',
    needs: 'outbox.list',
    content: ({ email }) => <Mail key={email} recipient={email} />,
  },
  {
    value: 'notes',
    label: 'Internal notes',
    needs: 'notes.list',
    content: ({ client_id: id, company_name: name }) => <Notes of={{ subject: 'client', id }} name={name} />,
  },
  { value: 'activity', label: 'Activity', needs: 'audit.list', content: (client) => <Activity client={client} /> },
];

/** Everything that belongs to a client, by kind; the open tab is in the URL. */
export function ClientTabs({ client, overview }: { client: Client; overview: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const shown = tabs.filter(({ needs }) => may(needs));
  const open = shown.find(({ value }) => value === params.get('tab'))?.value ?? 'overview';
  const list = useTabInSight(1 + shown.findIndex(({ value }) => value === open));
  return (
    <Tabs
      value={open}
      keepMounted={false}
      onChange={(value) =>
        setParams(value === null || value === 'overview' ? {} : { tab: value }, { preventScrollReset: true })
      }
    >
      <Tabs.List ref={list} aria-label="Client" className={styles['tabs'] ?? ''}>
        <Tabs.Tab value="overview">Overview</Tabs.Tab>
        {shown.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="overview" className={styles['panel'] ?? ''}>
        {overview}
        {may('feeds.storage') && <StorageUse clientId={client.client_id} />}
      </Tabs.Panel>
      {shown.map(({ value, content }) => (
        <Tabs.Panel key={value} value={value} className={styles['panel'] ?? ''}>
          <Suspense fallback={<Skeleton height={240} radius={12} />}>{content(client)}</Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
