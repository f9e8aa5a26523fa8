import { lazy, useState } from 'react';
import type { Registration } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { saveFile } from '../../core/save-file.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { useSelection, type Selection } from '../../core/use-selection.ts';
import { BulkBar } from '../../ui/list/bulk-bar.tsx';
import { FilterBar, FilterSelect } from '../../ui/list/filter-bar.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import {
  registrationFilters,
  registrationView,
  useExport,
  useNextPending,
  useRegistrations,
  type DecisionKind,
  type ExportChoice,
  type RegistrationList as List,
} from './admin-registrations.queries.ts';
import styles from './admin-registrations-screen.module.css';
import { RegistrationList } from './registration-list.tsx';
import { useReview } from './use-review.ts';

const RegistrationDialog = lazy(async () => ({
  default: (await import('./registration-dialog.tsx')).RegistrationDialog,
}));
const BulkDecisionDialog = lazy(async () => ({
  default: (await import('./bulk-decision-dialog.tsx')).BulkDecisionDialog,
}));
const DecisionDialog = lazy(async () => ({ default: (await import('./decision-dialog.tsx')).DecisionDialog }));

/** Applications for access and their review; specification part 2, section 2. Search, filter, order, page, the open
 * application and the decision are in the address. */
export function AdminRegistrationsScreen() {
  const list = useListAddress(registrationFilters, registrationView);
  const registrations = useRegistrations(list);
  const selection = useSelection<Registration>(list.filterKey);
  const rows = registrations.data?.data ?? [];

  return (
    <div className={styles['screen']}>
      <PageHeader
        title="Registrations"
        context="Who applies for access, the evidence, and your decision."
        actions={
          <div className={styles['actions']}>
            <Button
              variant="default"
              onClick={() => void registrations.refetch()}
              aria-disabled={registrations.isFetching}
            >
              Refresh
            </Button>
            <ExportButton list={list} label="Export CSV" choice={{ except: [] }} />
          </div>
        }
      />
      <Filters list={list} total={registrations.data?.meta.total} />
      <ReviewedList list={list} registrations={registrations} selection={selection} rows={rows} />
    </div>
  );
}

const statuses = [
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
] as const;

const sorts = [
  { value: 'oldest', label: 'Oldest first' },
  { value: 'company', label: 'Company A-Z' },
] as const;

function Filters({ list, total }: { list: List; total: number | undefined }) {
  return (
    <FilterBar
      label="Search company, email, name or application ID"
      search={list.search}
      onSearch={list.setSearch}
      total={total}
      noun={['application', 'applications']}
    >
      <FilterSelect
        label="Status"
        all="All statuses"
        value={list.values.status}
        choices={statuses}
        onChange={(status) => list.set('status', status)}
      />
      <FilterSelect
        label="Order"
        all="Newest first"
        value={list.values.sort}
        choices={sorts}
        onChange={(sort) => list.set('sort', sort)}
      />
    </FilterBar>
  );
}

interface ReviewedListProps {
  readonly list: List;
  readonly registrations: ReturnType<typeof useRegistrations>;
  readonly selection: Selection<Registration>;
  readonly rows: readonly Registration[];
}

/** The list with its dialogs and what can be done to the selection. */
function ReviewedList({ list, registrations, selection, rows }: ReviewedListProps) {
  const review = useReview();
  const nextPending = useNextPending(list);
  const [bulk, setBulk] = useState<DecisionKind>();
  const total = registrations.data?.meta.total ?? 0;
  const asked = review.asked;

  /** Decided from the open application: on to the next one that waits. */
  async function goOn({ id }: Registration) {
    if (review.openId !== id) {
      review.endAsking();
      return;
    }
    const place = rows.findIndex((row) => row.id === id);
    const onPage = rows.slice(place + 1).find(({ status }) => status === 'pending')?.id;
    // Without an answer the dialog closes: the decision itself has been made.
    const next = onPage ?? (await nextPending(id).catch(() => undefined));
    if (next === undefined) {
      review.close();
      toastSuccess('No further application waits in this list');
    } else review.move(next);
  }

  return (
    <>
      <RegistrationList registrations={registrations} list={list} selection={selection} review={review} />
      <BulkBar selection={selection} total={total}>
        <BulkActions list={list} selection={selection} onAsk={setBulk} />
      </BulkBar>
      <OnDemand opened={bulk !== undefined}>
        {(opened) => (
          <BulkDecisionDialog
            kind={opened ? bulk : undefined}
            {...{ selection, list, total }}
            onClose={() => setBulk(undefined)}
          />
        )}
      </OnDemand>
      <OnDemand opened={review.openId !== undefined}>
        {(opened) => <RegistrationDialog opened={opened} review={review} rows={rows} />}
      </OnDemand>
      <OnDemand opened={asked !== undefined}>
        {(opened) => (
          <DecisionDialog
            asked={opened ? asked : undefined}
            known={rows.find(({ id }) => id === asked?.id)}
            onDecided={(decided) => void goOn(decided)}
            onClose={review.endAsking}
          />
        )}
      </OnDemand>
    </>
  );
}

interface BulkActionsProps {
  readonly list: List;
  readonly selection: Selection<Registration>;
  readonly onAsk: (kind: DecisionKind) => void;
}

function BulkActions({ list, selection, onAsk }: BulkActionsProps) {
  const { rows, isAllMatching } = selection;
  const ids = [...rows.keys()];
  const canDecide = isAllMatching
    ? list.values.status === undefined || list.values.status === 'pending'
    : [...rows.values()].some(({ status }) => status === 'pending');
  return (
    <>
      {canDecide && (
        <>
          <Button onClick={() => onAsk('approve')}>Approve</Button>
          <Button variant="light" color="red" onClick={() => onAsk('reject')}>
            Reject
          </Button>
        </>
      )}
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
