import { lazy, useState } from 'react';
import type { Domain, DomainStats } from '@grt/sdk/contract';
import { Button, Tabs } from '@mantine/core';
import { allRows } from '../../core/export-choice.ts';
import { formatCount } from '../../core/format.ts';
import { may } from '../../core/may.ts';
import { paths } from '../../core/paths.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { useSelection, type Selection } from '../../core/use-selection.ts';
import { useOpenCase } from '../../parts/review/use-open-case.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BulkBar } from '../../ui/list/bulk-bar.tsx';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { Screen } from '../../ui/screen.tsx';
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx';
import type { AskedAct } from './act-dialog.tsx';
import styles from './admin-domains-screen.module.css';
import {
  domainFilters,
  useDomains,
  useDomainsFile,
  useDomainStats,
  type DomainAct,
  type DomainList as List,
} from './admin-domains.queries.ts';
import { canAct, DomainTable } from './domain-table.tsx';
import { DomainTabs } from './domain-tabs.tsx';

const ActDialog = lazy(async () => ({ default: (await import('./act-dialog.tsx')).ActDialog }));
const DomainWorkspace = lazy(async () => ({ default: (await import('./domain-workspace.tsx')).DomainWorkspace }));
const BulkActDialog = lazy(async () => ({ default: (await import('./bulk-act-dialog.tsx')).BulkActDialog }));

/** The domains of all clients and their review. Search, tab, and page are in the URL.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function AdminDomainsScreen() {
  const list = useListAddress(domainFilters);
  const domains = useDomains(list);
  const stats = useDomainStats();
  const file = useDomainsFile(list);
  const selection = useSelection<Domain>(list.filterKey);
  const review = useOpenCase('open');

  function refresh() {
    void domains.refetch();
    void stats.refetch();
  }

  return (
    <Screen>
      <PageHeader
        title="Domains"
        context="Sites where clients want to show their videos. Only approved domains can have feeds and bids."
        actions={
          <>
            <ExportButton label="Export" choice={allRows} file={file} />
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
          <FilterBar
            label="Search domain, company, contact, or email"
            list={list}
            total={domains.data?.meta}
            noun={['domain', 'domains']}
          />
          <DomainList domains={domains} list={list} selection={selection} onOpen={review.show} />
        </Tabs.Panel>
      </Tabs>
      <OnDemand opened={review.open !== undefined}>
        {(opened) => <DomainWorkspace opened={opened} review={review} list={list} />}
      </OnDemand>
    </Screen>
  );
}

/** The four cards; each links to the domains that it counts. */
function Cards({ stats }: { stats: DomainStats | undefined }) {
  const figure = (name: keyof DomainStats) => (stats ? formatCount(stats[name]) : undefined);
  const of = (status: string) => `${paths.adminDomains}?status=${status}`;
  return (
    <StatTiles>
      <StatTile label="Total Domains" figure={figure('total')} note="across all clients" to={paths.adminDomains} />
      <StatTile label="Pending" figure={figure('pending')} note="waiting for a decision" to={of('pending')} />
      <StatTile label="Approved" figure={figure('approved')} note="can have feeds and bids" to={of('approved')} />
      <StatTile label="Rejected" figure={figure('rejected')} note="with a note to the client" to={of('rejected')} />
    </StatTiles>
  );
}

interface DomainListProps {
  readonly domains: ReturnType<typeof useDomains>;
  readonly list: List;
  readonly selection: Selection<Domain>;
  readonly onOpen: (id: number) => void;
}

/** The table with its dialogs and bulk actions. */
function DomainList({ domains, list, selection, onOpen }: DomainListProps) {
  const [asked, setAsked] = useState<AskedAct>();
  const [bulk, setBulk] = useState<DomainAct['kind']>();
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
          selection={selection}
          onAct={(domain, kind) => setAsked({ domain, kind })}
          onOpen={onOpen}
        />
      )}
      <PageSteps
        page={list.page}
        lastPage={data?.meta.last_page ?? 1}
        isCapped={data?.meta.total_is_capped}
        onPage={list.setPage}
      />
      {canAct() && (
        <BulkBar selection={selection} total={total} isCapped={data?.meta.total_is_capped}>
          <BulkActions list={list} selection={selection} onAsk={setBulk} />
        </BulkBar>
      )}
      <OnDemand opened={asked !== undefined}>
        {(opened) => <ActDialog asked={opened ? asked : undefined} onClose={() => setAsked(undefined)} />}
      </OnDemand>
      <OnDemand opened={bulk !== undefined}>
        {(opened) => (
          <BulkActDialog
            kind={opened ? bulk : undefined}
            {...{ selection, list, total }}
            onClose={() => setBulk(undefined)}
          />
        )}
      </OnDemand>
    </>
  );
}

interface BulkActionsProps extends Pick<DomainListProps, 'list' | 'selection'> {
  readonly onAsk: (kind: DomainAct['kind']) => void;
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
        ? 'No domains have this status.'
        : `No domain, company, contact, or email matches “${list.search}”.`}
    </NoMatch>
  );
}
