import { useState } from 'react';
import type { Client } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { selectedRows } from '../../core/export-choice.ts';
import { may } from '../../core/may.ts';
import { useDialogAddress } from '../../core/use-dialog-address.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { useListNews } from '../../core/use-list-news.ts';
import { useSelection, type Selection } from '../../core/use-selection.ts';
import { BulkBar } from '../../ui/list/bulk-bar.tsx';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { FilterBar, FilterSelect } from '../../ui/list/filter-bar.tsx';
import { DayRange } from '../../ui/list/day-range.tsx';
import { MoreFilters } from '../../ui/list/more-filters.tsx';
import { CountryFilter } from '../../parts/country-filter.tsx';
import { ListNews } from '../../ui/list/list-news.tsx';
import { ViewButton } from '../../parts/list-views/view-button.tsx';
import { useListLook, type ListLook } from '../../parts/list-views/use-list-look.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import { SimulatedTraffic } from '../../parts/traffic-source/simulated-traffic.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { clientFilters, clientView, useClients, useExport, type ClientList as List } from './admin-clients.queries.ts';
import { clientColumns, ClientList } from './client-list.tsx';
import { sortChoices, statusChoices, type BulkKind } from './client-words.ts';
import { useStatusDialogs } from './use-status-dialogs.ts';
import { ViewChoice } from './view-choice.tsx';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const BulkStatusDialog = lazyAhead(async () => ({
  default: (await import('./bulk-status-dialog.tsx')).BulkStatusDialog,
}));
const StatusDialog = lazyAhead(async () => ({ default: (await import('./status-dialog.tsx')).StatusDialog }));
const AddClientDialog = lazyAhead(async () => ({ default: (await import('./add-client-dialog.tsx')).AddClientDialog }));

/** Clients. Search, status, order, list or grid, and page are in the URL.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function AdminClientsScreen() {
  const list = useListAddress(clientFilters, clientView);
  const clients = useClients(list);
  const selection = useSelection<Client>(list.filterKey);
  const file = useExport(list);
  // The dashboard links to the dialog for a new client.
  const dialog = useDialogAddress(['add']);
  const add = () => dialog.show('add');
  const [bulk, setBulk] = useState<BulkKind>();
  const dialogs = useStatusDialogs();
  const look = useListLook('clients', list, clientColumns(dialogs.ask));
  const total = clients.data?.meta.total ?? 0;

  return (
    <Screen>
      <PageHeader
        title="Clients"
        mark={<SimulatedTraffic />}
        context="Companies that use the platform, and their status."
        actions={
          <>
            <ExportButton label="Export" file={file} />
            {may('clients.create') && <Button onClick={add}>Add New Client</Button>}
          </>
        }
      />
      <Filters list={list} clients={clients} look={look} />
      <ClientList {...{ list, clients, selection, look }} onAct={dialogs.ask} onAdd={add} />
      <BulkBar selection={selection} total={total} isCapped={clients.data?.meta.total_is_capped}>
        <BulkActions list={list} selection={selection} onAsk={setBulk} />
      </BulkBar>
      <OnDemand opened={bulk !== undefined}>
        {(opened) => (
          <BulkStatusDialog
            kind={opened ? bulk : undefined}
            {...{ selection, list, total }}
            onClose={() => setBulk(undefined)}
          />
        )}
      </OnDemand>
      <OnDemand opened={dialogs.asked !== undefined}>
        {(opened) => <StatusDialog asked={opened ? dialogs.asked : undefined} onClose={dialogs.close} />}
      </OnDemand>
      <OnDemand opened={dialog.isOpen('add') && may('clients.create')}>
        {(opened) => <AddClientDialog opened={opened} onClose={dialog.close} />}
      </OnDemand>
    </Screen>
  );
}

interface FiltersProps {
  readonly list: List;
  readonly clients: ReturnType<typeof useClients>;
  readonly look: ListLook<Client>;
}

function Filters({ list, clients: { data, isFetching, refetch }, look }: FiltersProps) {
  const ids = data?.data.map(({ id }) => id) ?? [];
  const news = useListNews({ kind: 'client', ids, isFetching, refetch });
  const { country, from, to } = list.values;
  return (
    <FilterBar
      label="Search company, contact, email, username, or phone"
      list={list}
      total={data?.meta}
      noun={['client', 'clients']}
      news={<ListNews news={news} />}
    >
      <FilterSelect list={list} name="status" label="Status" all="All statuses" choices={statusChoices} />
      <FilterSelect list={list} name="sort" label="Sort" all="Newest" choices={sortChoices} />
      <MoreFilters values={[country, from, to]}>
        <CountryFilter list={list} />
        <DayRange label="Client since" list={list} />
      </MoreFilters>
      <ViewChoice
        isGrid={list.values.view === 'grid'}
        onChange={(isGrid) => list.set('view', isGrid ? 'grid' : undefined)}
      />
      <ViewButton name="clients" list={list} look={look} />
    </FilterBar>
  );
}

interface BulkActionsProps {
  readonly list: List;
  readonly selection: Selection<Client>;
  readonly onAsk: (kind: BulkKind) => void;
}

function BulkActions({ list, selection, onAsk }: BulkActionsProps) {
  const file = useExport(list);
  return (
    <>
      {may('clients.activate') && <Button onClick={() => onAsk('activate')}>Activate</Button>}
      {may('clients.suspend') && (
        <Button variant="light" color="red" onClick={() => onAsk('suspend')}>
          Suspend
        </Button>
      )}
      <ExportButton label="Export" choice={selectedRows(selection)} file={file} />
    </>
  );
}
