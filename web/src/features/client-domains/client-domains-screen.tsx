import { useState } from 'react';
import { domainStatusValues, type Domain, type DomainTotals } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { formatCount, type ListTotal } from '../../core/format.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { useDialogAddress } from '../../core/use-dialog-address.ts';
import { useSelection } from '../../core/use-selection.ts';
import { useListLook } from '../../parts/list-views/use-list-look.ts';
import { ViewButton } from '../../parts/list-views/view-button.tsx';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { FilterBar, FilterMark, FilterSelect } from '../../ui/list/filter-bar.tsx';
import { ListTiles } from '../../ui/list/list-tiles.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { SimulatedTraffic } from '../../parts/traffic-source/simulated-traffic.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { StatTile } from '../../ui/stat-tile.tsx';
import { domainStatusWords } from '../../parts/domain-status.ts';
import {
  domainFilters,
  domainView,
  useDomains,
  useDomainsFile,
  useDomainTotals,
  type DomainList as List,
} from './client-domains.queries.ts';
import { BulkBidding } from './bulk-bidding.tsx';
import { DomainDeleteDialog } from './domain-delete-dialog.tsx';
import { DomainList } from './domain-list.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const DomainDialog = lazyPart(async () => ({ default: (await import('./domain-dialog.tsx')).DomainDialog }));

/** Domain Management. `?add=1` opens the form of a new domain; search, filter, order, and page are in the URL.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function ClientDomainsScreen() {
  const list = useListAddress(domainFilters, domainView);
  const domains = useDomains(list);
  const totals = useDomainTotals();
  const file = useDomainsFile(list);
  const [changed, setChanged] = useState<Domain>();
  const dialog = useDialogAddress(['add']);
  const [deleted, setDeleted] = useState<Domain>();
  const selection = useSelection<Domain>(list.filterKey);
  const add = () => dialog.show('add');
  const edited = dialog.isOpen('add') ? 'new' : changed;
  const close = () => (dialog.isOpen('add') ? dialog.close() : setChanged(undefined));

  return (
    <Screen>
      <PageHeader
        title="Domain Management"
        mark={<SimulatedTraffic />}
        context="The sites that receive your visits. Only approved domains can have feeds and bids."
        actions={
          <>
            <ExportButton label="Export" file={file} />
            <Button onClick={add}>Add Domain</Button>
          </>
        }
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
        <Filters list={list} total={domains.data?.meta} />
      )}
      <DomainList
        domains={domains}
        list={list}
        selection={selection}
        onAdd={add}
        onEdit={setChanged}
        onDelete={setDeleted}
      />
      <BulkBidding selection={selection} list={list} listed={domains.data?.meta.total ?? 0} />
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
    <ListTiles>
      <StatTile label="Approved Domains" figure={figure('approved')} note="can have feeds and bids" />
      <StatTile label="Active Bidding" figure={figure('active_bidding')} note="bidding for visits now" />
      <StatTile label="Pending Approval" figure={figure('pending')} note="under review" />
      <StatTile label="Total Domains" figure={figure('total')} note="in your account" />
    </ListTiles>
  );
}

const sorts = [
  { value: 'oldest', label: 'Oldest first' },
  { value: 'domain_name', label: 'Name, A to Z' },
  { value: 'domain_name_desc', label: 'Name, Z to A' },
  { value: 'current_spend', label: 'Highest spend today' },
  { value: 'current_spend_asc', label: 'Lowest spend today' },
  { value: 'daily_budget', label: 'Highest budget' },
  { value: 'daily_budget_asc', label: 'Lowest budget' },
] as const;

function Filters({ list, total }: { list: List; total: ListTotal | undefined }) {
  const look = useListLook('domains', list);
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
      {list.values.pace === 'off' && <FilterMark onClear={() => list.set('pace', undefined)}>Only off pace</FilterMark>}
      <ViewButton name="domains" list={list} look={look} />
    </FilterBar>
  );
}
