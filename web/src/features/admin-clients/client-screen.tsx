import { useState, type ReactNode } from 'react';
import { placeInWords, type Client } from '@grt/sdk/contract';
import { NotFoundError } from '@grt/sdk';
import { Alert, Button, Skeleton } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { formatDay } from '../../core/elapsed-time.ts';
import { formatMoney } from '../../core/format.ts';
import { may, mayOpen } from '../../core/may.ts';
import { paths } from '../../core/paths.ts';
import { anId } from '../../core/use-list-address.ts';
import { zoneInWords } from '../../core/zone-time.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { SimulatedTraffic } from '../../parts/traffic-source/simulated-traffic.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { zoneChangeInWords } from '../../parts/zone-change-words.ts';
import { useClient } from './admin-clients.queries.ts';
import { ClientActions } from './client-actions.tsx';
import { ClientLostFactor } from './client-lost-factor.tsx';
import { ClientPendingEmail } from './client-pending-email.tsx';
import styles from './client-screen.module.css';
import { ClientTabs } from './client-tabs.tsx';
import { clientWords } from '../../parts/client-status.ts';
import { useStatusDialogs } from './use-status-dialogs.ts';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const StatusDialog = lazyAhead(async () => ({ default: (await import('./status-dialog.tsx')).StatusDialog }));
const EditClientDialog = lazyAhead(async () => ({
  default: (await import('./edit-client-dialog.tsx')).EditClientDialog,
}));

/** One client with everything that belongs to it. @see docs/specification/decisions.md §5 */
export function ClientScreen() {
  const id = anId(useParams()['clientId'] ?? '');
  return id === undefined ? <NoClient /> : <OneClient key={id} id={id} />;
}

function OneClient({ id }: { id: number }) {
  const { data, error, refetch } = useClient(id);
  if (error instanceof NotFoundError) return <NoClient />;
  if (!data) {
    if (!error) return <Loading />;
    return (
      <Screen>
        <PageHeader title="Client" />
        <LoadFailure message="Failed to load the client" error={error} onRetry={() => void refetch()} />
      </Screen>
    );
  }
  return (
    <Screen>
      <Head client={data} />
      <ClientTabs client={data} overview={<ClientFacts client={data} />} />
    </Screen>
  );
}

function Head({ client }: { client: Client }) {
  const [isEditing, setIsEditing] = useState(false);
  const dialogs = useStatusDialogs();
  const { company_name, status, status_reason, status_changed_at } = client;
  return (
    <>
      <Link to={paths.adminClients} className={styles['back']}>
        All clients
      </Link>
      <PageHeader
        title={company_name}
        mark={<SimulatedTraffic />}
        actions={
          <>
            <StatusBadge tone={clientWords[status].tone}>{clientWords[status].word}</StatusBadge>
            <span className={styles['buttons']} data-print="no">
              <ClientActions client={client} onAct={dialogs.ask} />
              {client.has_second_factor && may('clients.removeFactors') && <ClientLostFactor client={client} />}
              {may('clients.update') && (
                <Button size="xs" onClick={() => setIsEditing(true)}>
                  Edit
                </Button>
              )}
            </span>
          </>
        }
      />
      {status === 'suspended' && (
        <Alert color="red" variant="light" role="note" title="Suspended">
          {status_reason ?? 'No reason given.'}{' '}
          {status_changed_at !== null && (
            <>
              (<TimeAgo at={status_changed_at} />)
            </>
          )}
        </Alert>
      )}
      <ClientPendingEmail client={client} />
      <OnDemand opened={dialogs.asked !== undefined}>
        {(opened) => <StatusDialog asked={opened ? dialogs.asked : undefined} onClose={dialogs.close} />}
      </OnDemand>
      <OnDemand opened={isEditing}>
        {(opened) => <EditClientDialog client={client} opened={opened} onClose={() => setIsEditing(false)} />}
      </OnDemand>
    </>
  );
}

function ClientFacts({ client }: { client: Client }) {
  const { website, registration_id: application, setup_expires_at: setupEnds } = client;
  return (
    <section className={styles['facts']} aria-label="About the client">
      <dl>
        <Fact label="Contact" note={client.job_title}>
          {client.full_name}
        </Fact>
        <Fact label="Email">
          <a href={`mailto:${client.email}`}>{client.email}</a>
        </Fact>
        <Fact label="Phone">{client.phone ?? '—'}</Fact>
        <Fact label="Website">
          <Website address={website} />
        </Fact>
        <Fact label="Place" note={[zoneInWords(client.timezone), zoneChangeInWords(client)].filter(Boolean).join('. ')}>
          {placeInWords(client) || '—'}
        </Fact>
        <Fact label="Revenue" note={`Plan: ${client.subscription_plan}`}>
          {formatMoney(client.total_revenue)}
        </Fact>
        <Fact label="Username" note={setupEnds && `Setup link until ${formatDay(new Date(setupEnds))}`}>
          {client.username ?? '—'}
        </Fact>
        <Fact label="Last sign-in">
          {client.last_login_at === null ? 'Never' : <TimeAgo at={client.last_login_at} />}
        </Fact>
        <Fact label="Client since" note={application === null ? 'Added manually' : null}>
          {formatDay(new Date(client.created_at))}
        </Fact>
      </dl>
      {application !== null && mayOpen(paths.adminRegistrations) && (
        <Link to={`${paths.adminRegistrations}?open=${String(application)}`}>Open the application</Link>
      )}
    </section>
  );
}

function Fact({ label, note = null, children }: { label: string; note?: string | null; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">
        {children}
        {note !== null && <span dir="auto">{note}</span>}
      </dd>
    </div>
  );
}

/** Only web addresses become links, whatever was entered. */
function Website({ address }: { address: string | null }) {
  if (address === null) return '—';
  if (!/^https?:\/\//i.test(address)) return address;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {address.replace(/^https?:\/\//i, '')}
    </a>
  );
}

function Loading() {
  return (
    <Screen>
      <PageHeader title="Client" />
      <output>
        <VisuallyHidden>Loading the client...</VisuallyHidden>
      </output>
      <Skeleton height={170} radius={12} />
      <Skeleton height={140} radius={12} />
      <Skeleton height={220} radius={12} />
    </Screen>
  );
}

function NoClient() {
  return (
    <MessageScreen title="Client not found" actions={<Link to={paths.adminClients}>All clients</Link>}>
      No client has this id.
    </MessageScreen>
  );
}
