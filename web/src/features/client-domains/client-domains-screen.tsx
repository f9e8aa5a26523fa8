import { lazy, useState } from 'react';
import { domainStatusValues, type Domain, type DomainTotals } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { useDialogAddress } from '../../core/use-dialog-address.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar, FilterSelect } from '../../ui/list/filter-bar.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { SimulatedTraffic } from '../../parts/traffic-source/simulated-traffic.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { domainStatusWords } from '../../parts/domain-status.ts';
import styles from './client-domains-screen.module.css';
import {
  domainFilters,
  domainView,
  useDomains,
  useDomainTotals,
  type DomainList as List,
} from './client-domains.queries.ts';
import { DomainDeleteDialog } from './domain-delete-dialog.tsx';
import { DomainRow, DomainRowSkeleton } from './domain-row.tsx';

const DomainDialog = lazy(async () => ({ default: (await import('./domain-dialog.tsx')).DomainDialog }));

/** Domain Management. `?add=1` opens the form of a new domain; search, filter, order, and page are in the URL.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function ClientDomainsScreen() {
  const list = useListAddress(domainFilters, domainView);
  const domains = useDomains(list);
  const totals = useDomainTotals();
  const [changed, setChanged] = useState<Domain>();
  const dialog = useDialogAddress(['add']);
  const [deleted, setDeleted] = useState<Domain>();
  const add = () => dialog.show('add');
  const edited = dialog.isOpen('add') ? 'new' : changed;
  const close = () => (dialog.isOpen('add') ? dialog.close() : setChanged(undefined));

  return (
    <Screen>
      <PageHeader
        title="Domain Management"
        mark={<SimulatedTraffic />}
        context="The sites that receive your visits. Only approved domains can have feeds and bids."
        actions={<Button onClick={add}>Add Domain</Button>}
      />
      {totals.error ? (
        <LoadFailure
          message="The counts could not be loaded."
          error={totals.error}
          onRetry={() => void totals.refetch()}
        />
      ) : (
        <Totals totals={totals.data} />
      )}
      {(totals.data === undefined || totals.data.total > 0 || list.isFiltered) && (
        <Filters list={list} total={domains.data?.meta.total} />
      )}
      <DomainList domains={domains} list={list} onAdd={add} onEdit={setChanged} onDelete={setDeleted} />
      <OnDemand opened={edited !== undefined}>
        {(opened) => <DomainDialog domain={opened ? edited : undefined} onClose={close} />}
      </OnDemand>
      <DomainDeleteDialog domain={deleted} onClose={() => setDeleted(undefined)} />
    </Screen>
  );
}

function Totals({ totals }: { totals: DomainTotals | undefined }) {
  const figure = (name: keyof DomainTotals) => totals && formatCount(totals[name]);
  return (
    <StatTiles>
      <StatTile label="Approved Domains" figure={figure('approved')} note="can have feeds and bids" />
      <StatTile label="Active Bidding" figure={figure('active_bidding')} note="bidding for visits now" />
      <StatTile label="Pending Approval" figure={figure('pending')} note="under review" />
      <StatTile label="Total Domains" figure={figure('total')} note="in your account" />
    </StatTiles>
  );
}

const sorts = [
  { value: 'domain_name', label: 'Name' },
  { value: 'current_spend', label: 'Highest spend today' },
  { value: 'daily_budget', label: 'Highest budget' },
] as const;

function Filters({ list, total }: { list: List; total: number | undefined }) {
  return (
    <FilterBar label="Search domains" list={list} total={total} noun={['domain', 'domains']}>
      <FilterSelect
        list={list}
        name="status"
        label="Status"
        all="All statuses"
        choices={domainStatusValues.map((value) => ({ value, label: domainStatusWords[value].word }))}
      />
      <FilterSelect list={list} name="sort" label="Sort by" all="Newest first" choices={sorts} />
    </FilterBar>
  );
}

interface DomainListProps {
  readonly domains: ReturnType<typeof useDomains>;
  readonly list: List;
  readonly onAdd: () => void;
  readonly onEdit: (domain: Domain) => void;
  readonly onDelete: (domain: Domain) => void;
}

function DomainList({ domains, list, onAdd, onEdit, onDelete }: DomainListProps) {
  const { data: page, error, isPending, refetch } = domains;
  if (isPending) {
    return (
      <>
        <output>
          <VisuallyHidden>Loading domains...</VisuallyHidden>
        </output>
        <div className={styles['list']}>
          {Array.from({ length: 3 }, (_, index) => (
            <DomainRowSkeleton key={index} />
          ))}
        </div>
      </>
    );
  }
  if (error) {
    return (
      <LoadFailure message="Failed to load domains. Please try again." error={error} onRetry={() => void refetch()} />
    );
  }
  const { data, meta } = page;
  if (data.length === 0 && (list.isFiltered || list.page > 1)) {
    return (
      <NoMatch title="No matching domains" all="Show all domains" list={list}>
        No domain matches the search and filters.
      </NoMatch>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState title="No domains" action={<Button onClick={onAdd}>Add Domain</Button>}>
        Get started by adding your first domain.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles['list']} aria-label="Domains">
        {data.map((domain) => (
          <DomainRow key={domain.id} domain={domain} onEdit={() => onEdit(domain)} onDelete={() => onDelete(domain)} />
        ))}
      </ul>
      <PageSteps page={list.page} lastPage={meta.last_page} onPage={list.setPage} />
    </>
  );
}
