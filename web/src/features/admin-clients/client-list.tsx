import type { Client } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { formatCount, formatMoney } from '../../core/format.ts';
import { may } from '../../core/may.ts';
import { paths } from '../../core/paths.ts';
import type { Selection } from '../../core/use-selection.ts';
import type { ListLook } from '../../parts/list-views/use-list-look.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListTable, PickPage, usePicking, type ListColumn } from '../../ui/list/list-table.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Name } from '../../ui/name.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { clientsPageSize, type ClientList as List, type useClients } from './admin-clients.queries.ts';
import { ClientActions } from './client-actions.tsx';
import { ClientCard, ClientCardSkeleton } from './client-card.tsx';
import styles from './client-list.module.css';
import { clientWords } from '../../parts/client-status.ts';
import type { AskStatus } from './use-status-dialogs.ts';

interface ClientListProps {
  readonly list: List;
  readonly clients: ReturnType<typeof useClients>;
  readonly selection: Selection<Client>;
  readonly look: ListLook<Client>;
  readonly onAct: AskStatus;
  readonly onAdd: () => void;
}

/** A page of clients as rows or cards, or why it is empty. */
export function ClientList({ list, clients, selection, look, onAct, onAdd }: ClientListProps) {
  const { data, error, isPlaceholderData, refetch } = clients;
  if (error) return <LoadFailure message="Failed to load clients" error={error} onRetry={() => void refetch()} />;
  if (data?.data.length === 0) return <Nothing list={list} onAdd={onAdd} />;
  const shown = { list, look, rows: data?.data, selection, onAct, isOld: isPlaceholderData };
  return (
    <>
      {list.values.view === 'grid' ? <Cards {...shown} /> : <Rows {...shown} />}
      <PageSteps
        page={list.page}
        lastPage={data?.meta.last_page ?? 1}
        isCapped={data?.meta.total_is_capped}
        onPage={list.setPage}
        size={{ value: list.size ?? clientsPageSize, onSize: list.setSize }}
      />
    </>
  );
}

interface ShownProps {
  readonly list: List;
  readonly look: ListLook<Client>;
  readonly rows: readonly Client[] | undefined;
  readonly selection: Selection<Client>;
  readonly onAct: AskStatus;
  readonly isOld: boolean;
}

function Rows({ list, look, rows, selection, isOld }: ShownProps) {
  const navigate = useNavigate();
  return (
    <ListTable
      caption="Clients"
      columns={look.columns}
      density={look.density}
      rows={rows}
      idOf={({ client_id }) => client_id}
      nameOf={({ company_name }) => company_name}
      selection={selection}
      sort={{ value: list.values.sort, onSort: (sort) => list.set('sort', sort) }}
      onOpen={({ client_id }) => void navigate(paths.adminClient({ clientId: client_id }))}
      isOld={isOld}
      skeletonRows={clientsPageSize}
    />
  );
}

const columns: readonly ListColumn<Client>[] = [
  {
    key: 'company',
    head: 'Client',
    sorts: { ascending: 'company_asc', descending: 'company_desc' },
    cell: ({ client_id, company_name, full_name, email }) => (
      <span className={styles['names']}>
        <Link to={paths.adminClient({ clientId: client_id })}>
          <Name>{company_name}</Name>
        </Link>
        <span dir="auto">
          {full_name} · {email}
        </span>
      </span>
    ),
  },
  {
    key: 'status',
    head: 'Status',
    isNamedOnPhone: false,
    cell: ({ status }) => <StatusBadge tone={clientWords[status].tone}>{clientWords[status].word}</StatusBadge>,
  },
  {
    key: 'feeds',
    head: 'Feeds',
    kind: 'number',
    cell: ({ active_feeds, feed_count }) => `${formatCount(active_feeds)} of ${formatCount(feed_count)} active`,
  },
  {
    key: 'revenue',
    head: 'Revenue',
    kind: 'number',
    sorts: { ascending: 'revenue_asc', descending: 'revenue_desc', first: 'descending' },
    cell: ({ total_revenue }) => formatMoney(total_revenue),
  },
  {
    key: 'since',
    head: 'Since',
    sorts: { ascending: 'oldest', descending: null, first: 'descending' },
    cell: ({ created_at }) => <TimeAgo at={created_at} />,
  },
  {
    key: 'login',
    head: 'Last sign-in',
    cell: ({ last_login_at }) => (last_login_at === null ? 'Never' : <TimeAgo at={last_login_at} />),
  },
];

/** The columns of the list, of which each person chooses. */
export function clientColumns(onAct: AskStatus): ListColumn<Client>[] {
  if (!may('clients.suspend')) return [...columns];
  const cell = (client: Client) => <ClientActions client={client} onAct={onAct} />;
  return [...columns, { key: 'actions', head: 'Actions', kind: 'actions', cell }];
}

function Cards({ rows, selection, onAct, isOld }: ShownProps) {
  const pick = usePicking(selection, rows, ({ client_id }) => client_id);
  return (
    <div className={styles['cards']} aria-busy={rows === undefined}>
      <PickPage
        selection={selection}
        rows={(rows ?? []).map((row) => [row.client_id, row] as const)}
        label="Select this page"
      />
      <ul data-old={isOld} aria-label="Clients">
        {rows === undefined
          ? Array.from({ length: clientsPageSize }, (_, index) => <ClientCardSkeleton key={index} />)
          : rows.map((client) => (
              <ClientCard
                key={client.client_id}
                {...{ client, onAct }}
                isPicked={selection.has(client.client_id)}
                onPick={(isRange) => pick(client, isRange)}
              />
            ))}
      </ul>
    </div>
  );
}

function Nothing({ list, onAdd }: { list: List; onAdd: () => void }) {
  if (!list.isFiltered && list.page === 1) {
    return (
      <EmptyState
        title="No clients yet"
        action={may('clients.create') && <Button onClick={onAdd}>Add New Client</Button>}
      >
        Approved applicants and clients you add will appear here.
      </EmptyState>
    );
  }
  return (
    <NoMatch title="No matching clients" all="Show all clients" list={list}>
      {list.search === ''
        ? 'No clients match these filters.'
        : `No company, contact, email, username, or phone matches “${list.search}”.`}
    </NoMatch>
  );
}
