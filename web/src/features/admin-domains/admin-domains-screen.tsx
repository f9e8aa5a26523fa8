import { useState } from 'react';
import type { Domain, DomainStats } from '@grt/sdk/contract';
import { Button, Tabs } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import { may } from '../../core/may.ts';
import { paths } from '../../core/paths.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { useListNews } from '../../core/use-list-news.ts';
import { useSelection, type Selection } from '../../core/use-selection.ts';
import { AssigneeFilter } from '../../parts/review/assignee-filter.tsx';
import { useOpenCase } from '../../parts/review/use-open-case.ts';
import { ViewButton } from '../../parts/list-views/view-button.tsx';
import { useListLook, type ListLook } from '../../parts/list-views/use-list-look.ts';
import { ClientFilter } from '../../parts/record-select/client-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BulkBar } from '../../ui/list/bulk-bar.tsx';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { DayRange } from '../../ui/list/day-range.tsx';
import { ListTiles } from '../../ui/list/list-tiles.tsx';
import { MoreFilters } from '../../ui/list/more-filters.tsx';
import { FilterBar, FilterSelect } from '../../ui/list/filter-bar.tsx';
import { ListNews } from '../../ui/list/list-news.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { Screen } from '../../ui/screen.tsx';
import { StatTile } from '../../ui/stat-tile.tsx';
import type { AskedAct } from './act-dialog.tsx';
import styles from './admin-domains-screen.module.css';
import {
  domainFilters,
  domainsPageSize,
  domainView,
  useDomains,
  useDomainsFile,
  useDomainStats,
  type DomainAct,
  type DomainList as List,
} from './admin-domains.queries.ts';
import { canAct, domainColumns, DomainTable } from './domain-table.tsx';
import { DomainTabs } from './domain-tabs.tsx';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const ActDialog = lazyAhead(async () => ({ default: (await import('./act-dialog.tsx')).ActDialog }));
const DomainWorkspace = lazyAhead(async () => ({ default: (await import('./domain-workspace.tsx')).DomainWorkspace }));
const BulkActDialog = lazyAhead(async () => ({ default: (await import('./bulk-act-dialog.tsx')).BulkActDialog }));
const AssignDomainsDialog = lazyAhead(async () => ({
  default: (await import('./bulk-act-dialog.tsx')).AssignDomainsDialog,
}));

/** The domains of all clients and their review. Search, tab, and page are in the URL.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function AdminDomainsScreen() {
  const list = useListAddress(domainFilters, domainView);
  const domains = useDomains(list);
  const stats = useDomainStats();
  const file = useDomainsFile(list);
  const selection = useSelection<Domain>(list.filterKey);
  const review = useOpenCase('open');
  const [asked, setAsked] = useState<AskedAct>();
  const onAct = (domain: Domain, kind: DomainAct['kind']) => setAsked({ domain, kind });
  const look = useListLook('domains', list, domainColumns({ onAct, onOpen: review.showRow }));

  function refresh() {
    void domains.refetch();
    void stats.refetch();
  }

  return (
    <Screen>
      <PageHeader
        title="Domains"
        context="Sites where clients show their videos. Only approved ones can have feeds and bids."
        actions={
          <>
            <ExportButton label="Export" file={file} />
            <Button variant="default" onClick={refresh} aria-disabled={domains.isFetching}>
              Refresh
            </Button>
            {may('domains.approve') && <Button onClick={() => review.show('next')}>Start review</Button>}
          </>
        }
      />
      {stats.error ? (
        <LoadFailure
          message="The counts could not be loaded."
          error={stats.error}
          onRetry={() => void stats.refetch()}
        />
      ) : (
        <Cards stats={stats.data} />
      )}
      <Tabs value={list.values.status ?? 'all'} keepMounted={false}>
        <DomainTabs list={list} stats={stats.data} />
        <Tabs.Panel value={list.values.status ?? 'all'} className={styles['panel'] ?? ''}>
          <Filters {...{ list, domains, look }} />
          <DomainList {...{ domains, list, look, selection, asked }} onAsk={setAsked} onOpen={review.showRow} />
        </Tabs.Panel>
      </Tabs>
      <OnDemand opened={review.open !== undefined}>
        {(opened) => <DomainWorkspace opened={opened} review={review} list={list} />}
      </OnDemand>
    </Screen>
  );
}

const nameChoices = [
  { value: 'shared', label: 'Added by others, too' },
  { value: 'unique', label: 'Added by one client' },
] as const;

interface FiltersProps {
  readonly list: List;
  readonly domains: ReturnType<typeof useDomains>;
  readonly look: ListLook<Domain>;
}

function Filters({ list, domains: { data, isFetching, refetch }, look }: FiltersProps) {
  const ids = data?.data.map(({ id }) => id) ?? [];
  const news = useListNews({ kind: 'domain', ids, isFetching, refetch });
  const { client, name, from, to } = list.values;
  return (
    <FilterBar
      label="Search domain, company, contact, or email"
      list={list}
      total={data?.meta}
      noun={['domain', 'domains']}
      news={<ListNews news={news} />}
    >
      <AssigneeFilter list={list} />
      <MoreFilters values={[client, name, from, to]}>
        <ClientFilter list={list} />
        <FilterSelect list={list} name="name" label="Name" all="All names" choices={nameChoices} />
        <DayRange label="Submitted" list={list} />
      </MoreFilters>
      <ViewButton name="domains" list={list} look={look} />
    </FilterBar>
  );
}

/** The four cards; each links to the domains that it counts. */
function Cards({ stats }: { stats: DomainStats | undefined }) {
  const figure = (name: keyof DomainStats) => (stats ? formatCount(stats[name]) : undefined);
  const of = (status: string) => `${paths.adminDomains}?status=${status}`;
  return (
    <ListTiles>
      <StatTile label="Total Domains" figure={figure('total')} note="across all clients" to={paths.adminDomains} />
      <StatTile label="Pending" figure={figure('pending')} note="waiting for a decision" to={of('pending')} />
      <StatTile label="Approved" figure={figure('approved')} note="can have feeds and bids" to={of('approved')} />
      <StatTile label="Rejected" figure={figure('rejected')} note="with a reason" to={of('rejected')} />
    </ListTiles>
  );
}

interface DomainListProps {
  readonly domains: ReturnType<typeof useDomains>;
  readonly list: List;
  readonly look: ListLook<Domain>;
  readonly selection: Selection<Domain>;
  readonly asked: AskedAct | undefined;
  readonly onAsk: (asked: AskedAct | undefined) => void;
  readonly onOpen: (id: number) => void;
}

/** The table with its dialogs and bulk actions. */
function DomainList({ domains, list, look, selection, asked, onAsk, onOpen }: DomainListProps) {
  const [bulk, setBulk] = useState<BulkKind>();
  const { data, error } = domains;
  const total = data?.meta.total ?? 0;
  if (error) {
    return (
      <LoadFailure message="The domains could not be loaded." error={error} onRetry={() => void domains.refetch()} />
    );
  }
  return (
    <>
      {data?.data.length === 0 ? (
        <Nothing list={list} />
      ) : (
        <DomainTable
          domains={data?.data}
          isOld={domains.isPlaceholderData}
          sort={{ value: list.values.sort, onSort: (sort) => list.set('sort', sort) }}
          {...{ look, selection, onOpen }}
        />
      )}
      <PageSteps
        page={list.page}
        lastPage={data?.meta.last_page ?? 1}
        isCapped={data?.meta.total_is_capped}
        onPage={list.setPage}
        size={{ value: list.size ?? domainsPageSize, onSize: list.setSize }}
      />
      {canAct() && (
        <BulkBar selection={selection} total={total} isCapped={data?.meta.total_is_capped}>
          <BulkActions list={list} selection={selection} onAsk={setBulk} />
        </BulkBar>
      )}
      <OnDemand opened={asked !== undefined}>
        {(opened) => <ActDialog asked={opened ? asked : undefined} onClose={() => onAsk(undefined)} />}
      </OnDemand>
      <OnDemand opened={bulk === 'assign'}>
        {(opened) => <AssignDomainsDialog {...{ opened, selection, list }} onClose={() => setBulk(undefined)} />}
      </OnDemand>
      <OnDemand opened={bulk !== undefined && bulk !== 'assign'}>
        {(opened) => (
          <BulkActDialog
            kind={opened && bulk !== 'assign' ? bulk : undefined}
            {...{ selection, list, total }}
            onClose={() => setBulk(undefined)}
          />
        )}
      </OnDemand>
    </>
  );
}

type BulkKind = DomainAct['kind'] | 'assign';

interface BulkActionsProps extends Pick<DomainListProps, 'list' | 'selection'> {
  readonly onAsk: (kind: BulkKind) => void;
}

function BulkActions({ list, selection, onAsk }: BulkActionsProps) {
  const canDecide = selection.isAllMatching
    ? list.values.status === undefined || list.values.status === 'pending'
    : [...selection.rows.values()].some(({ status }) => status === 'pending');
  return (
    <>
      {canDecide && may('domains.approve') && (
        <>
          <Button onClick={() => onAsk('approve')}>Approve</Button>
          <Button variant="light" color="red" onClick={() => onAsk('reject')}>
            Reject
          </Button>
          <Button variant="default" onClick={() => onAsk('assign')}>
            Assign
          </Button>
        </>
      )}
      {may('domains.removeAsAdmin') && (
        <Button variant="subtle" color="red" onClick={() => onAsk('delete')}>
          Delete
        </Button>
      )}
    </>
  );
}

function Nothing({ list }: { list: List }) {
  if (!list.isFiltered && list.page === 1) {
    return <EmptyState title="No domains yet">Domains that clients add will appear here for your decision.</EmptyState>;
  }
  return (
    <NoMatch
      title={list.search === '' && list.values.status === 'pending' ? 'All caught up!' : 'No matching domains'}
      all="Show all domains"
      list={list}
    >
      {list.search === ''
        ? 'No domains match these filters.'
        : `No domain, company, contact, or email matches “${list.search}”.`}
    </NoMatch>
  );
}
