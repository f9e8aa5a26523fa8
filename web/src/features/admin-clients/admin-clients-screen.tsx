import { lazy, useState } from 'react';
import type { Client } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { saveFile } from '../../core/save-file.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { useSelection, type Selection } from '../../core/use-selection.ts';
import { BulkBar } from '../../ui/list/bulk-bar.tsx';
import { FilterBar, FilterSelect } from '../../ui/list/filter-bar.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toastFailure } from '../../ui/toast.ts';
import {
  clientFilters,
  clientView,
  useClients,
  useExport,
  type ClientList as List,
  type ExportChoice,
} from './admin-clients.queries.ts';
import styles from './admin-clients-screen.module.css';
import type { BulkKind } from './bulk-status-dialog.tsx';
import { ClientList } from './client-list.tsx';
import { sortChoices, statusChoices } from './client-words.ts';
import { useStatusDialogs } from './use-status-dialogs.ts';
import { ViewChoice } from './view-choice.tsx';

const BulkStatusDialog = lazy(async () => ({ default: (await import('./bulk-status-dialog.tsx')).BulkStatusDialog }));
const StatusDialog = lazy(async () => ({ default: (await import('./status-dialog.tsx')).StatusDialog }));
const AddClientDialog = lazy(async () => ({ default: (await import('./add-client-dialog.tsx')).AddClientDialog }));

/** Clients; specification part 2, section 2. Search, status, order, list or grid, and page are in the address. */
export function AdminClientsScreen() {
  const list = useListAddress(clientFilters, clientView);
  const clients = useClients(list);
  const selection = useSelection<Client>(list.filterKey);
  const adding = useAdding();
  const [bulk, setBulk] = useState<BulkKind>();
  const dialogs = useStatusDialogs();
  const total = clients.data?.meta.total ?? 0;

  return (
    <div className={styles['screen']}>
      <PageHeader
        title="Clients"
        context="The companies that bring traffic in, and what they may do."
        actions={
          <div className={styles['actions']}>
            <ExportButton list={list} label="Export" choice={{ except: [] }} />
            <Button onClick={adding.open}>Add New Client</Button>
          </div>
        }
      />
      <Filters list={list} total={clients.data?.meta.total} />
      <ClientList {...{ list, clients, selection }} onAct={dialogs.ask} onAdd={adding.open} />
      <BulkBar selection={selection} total={total}>
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
      <OnDemand opened={adding.isOpen}>
        {(opened) => <AddClientDialog opened={opened} onClose={adding.close} />}
      </OnDemand>
    </div>
  );
}

/** The dialog for a new client is in the address, so that the dashboard can lead to it. */
function useAdding() {
  const [params, setParams] = useSearchParams();
  const change = (isOpen: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (isOpen) next.set('add', '1');
        else next.delete('add');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { isOpen: params.get('add') === '1', open: () => change(true), close: () => change(false) };
}

function Filters({ list, total }: { list: List; total: number | undefined }) {
  return (
    <FilterBar
      label="Search company, contact, email, username or phone"
      search={list.search}
      onSearch={list.setSearch}
      total={total}
      noun={['client', 'clients']}
    >
      <FilterSelect
        label="Status"
        all="All statuses"
        value={list.values.status}
        choices={statusChoices}
        onChange={(status) => list.set('status', status)}
      />
      <FilterSelect
        label="Sort"
        all="Newest"
        value={list.values.sort === 'newest' ? undefined : list.values.sort}
        choices={sortChoices}
        onChange={(sort) => list.set('sort', sort)}
      />
      <ViewChoice
        isGrid={list.values.view === 'grid'}
        onChange={(isGrid) => list.set('view', isGrid ? 'grid' : undefined)}
      />
    </FilterBar>
  );
}

interface BulkActionsProps {
  readonly list: List;
  readonly selection: Selection<Client>;
  readonly onAsk: (kind: BulkKind) => void;
}

function BulkActions({ list, selection, onAsk }: BulkActionsProps) {
  const { rows, isAllMatching } = selection;
  const ids = [...rows.keys()];
  return (
    <>
      <Button onClick={() => onAsk('activate')}>Activate</Button>
      <Button variant="light" color="red" onClick={() => onAsk('suspend')}>
        Suspend
      </Button>
      <ExportButton list={list} label="Export" choice={isAllMatching ? { except: ids } : { ids }} />
    </>
  );
}

function ExportButton({ list, label, choice }: { list: List; label: string; choice: ExportChoice }) {
  const file = useExport(list);
  const download = () =>
    file.mutate(choice, {
      onSuccess: saveFile,
      onError: (error) => toastFailure('The file could not be downloaded.', error),
    });
  return (
    <Button variant="default" disabled={file.isPending} onClick={download}>
      {file.isPending ? 'Exporting...' : label}
    </Button>
  );
}
