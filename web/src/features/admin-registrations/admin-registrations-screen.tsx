import { lazy, useState } from 'react';
import type { Registration } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import type { ListTotal } from '../../core/format.ts';
import { allRows, selectedRows } from '../../core/export-choice.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { useSelection, type Selection } from '../../core/use-selection.ts';
import type { DecisionKind } from '../../parts/review/held-decisions.ts';
import { useOpenCase, type OpenCaseAddress } from '../../parts/review/use-open-case.ts';
import { BulkBar } from '../../ui/list/bulk-bar.tsx';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { FilterBar, FilterSelect } from '../../ui/list/filter-bar.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import {
  registrationFilters,
  registrationView,
  useExport,
  useRegistrations,
  type RegistrationList as List,
} from './admin-registrations.queries.ts';
import { RegistrationList } from './registration-list.tsx';
import { useAskedDecision } from './use-asked-decision.ts';

const RegistrationWorkspace = lazy(async () => ({
  default: (await import('./registration-workspace.tsx')).RegistrationWorkspace,
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
  const review = useOpenCase('open');
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
            <Button onClick={() => review.show('next')}>Start review</Button>
          </>
        }
      />
      <Filters list={list} total={registrations.data?.meta} />
      <ReviewedList {...{ list, registrations, selection, rows, review }} />
    </Screen>
  );
}

const statuses = [
  { value: 'pending', label: 'Pending' },
  { value: 'waiting', label: 'Waiting for applicant' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
] as const;

const sorts = [
  { value: 'oldest', label: 'Oldest first' },
  { value: 'company', label: 'Company A-Z' },
] as const;

function Filters({ list, total }: { list: List; total: ListTotal | undefined }) {
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
  readonly review: OpenCaseAddress;
}

/** The list with its dialogs and bulk actions. */
function ReviewedList({ list, registrations, selection, rows, review }: ReviewedListProps) {
  const [bulk, setBulk] = useState<DecisionKind>();
  const total = registrations.data?.meta.total ?? 0;
  const { asked, ask, endAsking } = useAskedDecision();

  return (
    <>
      <RegistrationList {...{ registrations, list, selection }} onOpen={review.show} onAsk={ask} />
      <BulkBar selection={selection} total={total} isCapped={registrations.data?.meta.total_is_capped}>
        <BulkActions list={list} selection={selection} onAsk={setBulk} />
      </BulkBar>
      <OnDemand opened={bulk !== undefined}>
        {(opened) => (
          <BulkDecisionDialog
            kind={opened ? bulk : undefined}
            {...{ selection, list }}
            onClose={() => setBulk(undefined)}
          />
        )}
      </OnDemand>
      <OnDemand opened={review.open !== undefined}>
        {(opened) => <RegistrationWorkspace opened={opened} review={review} list={list} />}
      </OnDemand>
      <OnDemand opened={asked !== undefined}>
        {(opened) => (
          <DecisionDialog
            asked={opened ? asked : undefined}
            known={rows.find(({ id }) => id === asked?.id)}
            onClose={endAsking}
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
