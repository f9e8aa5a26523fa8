import { lazy, useState } from 'react';
import type { Registration } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { allRows, selectedRows } from '../../core/export-choice.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { useSelection, type Selection } from '../../core/use-selection.ts';
import { BulkBar } from '../../ui/list/bulk-bar.tsx';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { FilterBar, FilterSelect } from '../../ui/list/filter-bar.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import {
  registrationFilters,
  registrationView,
  useExport,
  useNextPending,
  useRegistrations,
  type DecisionKind,
  type RegistrationList as List,
} from './admin-registrations.queries.ts';
import { RegistrationList } from './registration-list.tsx';
import { useReview } from './use-review.ts';

const RegistrationDialog = lazy(async () => ({
  default: (await import('./registration-dialog.tsx')).RegistrationDialog,
}));
const BulkDecisionDialog = lazy(async () => ({
  default: (await import('./bulk-decision-dialog.tsx')).BulkDecisionDialog,
}));
const DecisionDialog = lazy(async () => ({ default: (await import('./decision-dialog.tsx')).DecisionDialog }));

/** Applications for access and their review. Search, filter, order, page, the open application, and the decision are in
 * the URL.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function AdminRegistrationsScreen() {
  const list = useListAddress(registrationFilters, registrationView);
  const registrations = useRegistrations(list);
  const selection = useSelection<Registration>(list.filterKey);
  const file = useExport(list);
  const rows = registrations.data?.data ?? [];

  return (
    <Screen>
      <PageHeader
        title="Registrations"
        context="Review applications for access and decide on them."
        actions={
          <>
            <Button
              variant="default"
              onClick={() => void registrations.refetch()}
              aria-disabled={registrations.isFetching}
            >
              Refresh
            </Button>
            <ExportButton label="Export CSV" choice={allRows} file={file} />
          </>
        }
      />
      <Filters list={list} total={registrations.data?.meta.total} />
      <ReviewedList list={list} registrations={registrations} selection={selection} rows={rows} />
    </Screen>
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
      label="Search company, email, name, or application ID"
      list={list}
      total={total}
      noun={['application', 'applications']}
    >
      <FilterSelect list={list} name="status" label="Status" all="All statuses" choices={statuses} />
      <FilterSelect list={list} name="sort" label="Order" all="Newest first" choices={sorts} />
    </FilterBar>
  );
}

interface ReviewedListProps {
  readonly list: List;
  readonly registrations: ReturnType<typeof useRegistrations>;
  readonly selection: Selection<Registration>;
  readonly rows: readonly Registration[];
}

/** The list with its dialogs and bulk actions. */
function ReviewedList({ list, registrations, selection, rows }: ReviewedListProps) {
  const review = useReview();
  const nextPending = useNextPending(list);
  const [bulk, setBulk] = useState<DecisionKind>();
  const total = registrations.data?.meta.total ?? 0;
  const asked = review.asked;

  /** After deciding in the open application, moves on to the next pending one. */
  async function goOn({ id }: Registration) {
    if (review.openId !== id) {
      review.endAsking();
      return;
    }
    const place = rows.findIndex((row) => row.id === id);
    const onPage = rows.slice(place + 1).find(({ status }) => status === 'pending')?.id;
    // Without a response the dialog closes: the decision itself has been made.
    const next = onPage ?? (await nextPending(id).catch(() => undefined));
    if (next === undefined) {
      review.close();
      toastSuccess('No more pending applications');
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
  const file = useExport(list);
  const { rows, isAllMatching } = selection;
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
      <ExportButton label="Export" choice={selectedRows(selection)} file={file} />
    </>
  );
}
