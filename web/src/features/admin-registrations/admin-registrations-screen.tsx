import { useState } from 'react';
import type { Registration } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { selectedRows } from '../../core/export-choice.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { useListNews } from '../../core/use-list-news.ts';
import { useSelection, type Selection } from '../../core/use-selection.ts';
import { AssigneeFilter } from '../../parts/review/assignee-filter.tsx';
import type { DecisionKind } from '../../parts/review/held-decisions.ts';
import { useOpenCase, type OpenCaseAddress } from '../../parts/review/use-open-case.ts';
import { ViewButton } from '../../parts/list-views/view-button.tsx';
import { useListLook } from '../../parts/list-views/use-list-look.ts';
import { BulkBar } from '../../ui/list/bulk-bar.tsx';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { DayRange } from '../../ui/list/day-range.tsx';
import { MoreFilters } from '../../ui/list/more-filters.tsx';
import { CountryFilter } from '../../parts/country-filter.tsx';
import { FilterBar, FilterSelect } from '../../ui/list/filter-bar.tsx';
import { ListNews } from '../../ui/list/list-news.tsx';
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
import { lazyAhead } from '../../ui/lazy-part.tsx';

const RegistrationWorkspace = lazyAhead(async () => ({
  default: (await import('./registration-workspace.tsx')).RegistrationWorkspace,
}));
const BulkDecisionDialog = lazyAhead(async () => ({
  default: (await import('./bulk-decision-dialog.tsx')).BulkDecisionDialog,
}));
const AssignApplicationsDialog = lazyAhead(async () => ({
  default: (await import('./bulk-decision-dialog.tsx')).AssignApplicationsDialog,
}));
const DecisionDialog = lazyAhead(async () => ({ default: (await import('./decision-dialog.tsx')).DecisionDialog }));

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
            <ExportButton label="Export CSV" file={file} />
            <Button onClick={() => review.show('next')}>Start review</Button>
          </>
        }
      />
      <Filters list={list} registrations={registrations} />
      <ReviewedList {...{ list, registrations, selection, rows, review }} />
    </Screen>
  );
}

const statuses = [
  { value: 'pending', label: 'Pending' },
  { value: 'review', label: 'Waiting for review' },
  { value: 'waiting', label: 'Waiting for applicant' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
] as const;

const applicants = [
  { value: 'client', label: 'Already clients' },
  { value: 'new', label: 'New applicants' },
] as const;

const licenses = [
  { value: 'with', label: 'With a license' },
  { value: 'without', label: 'Without a license' },
] as const;

function Filters({ list, registrations }: Pick<ReviewedListProps, 'list' | 'registrations'>) {
  const { data, isFetching, refetch } = registrations;
  const ids = data?.data.map(({ id }) => id) ?? [];
  const news = useListNews({ kind: 'registration', ids, isFetching, refetch });
  const look = useListLook('applications', list);
  const { applicant, license, country, from, to } = list.values;
  return (
    <FilterBar
      label="Search company, email, name, or application ID"
      list={list}
      total={data?.meta}
      noun={['application', 'applications']}
      news={<ListNews news={news} />}
    >
      <FilterSelect list={list} name="status" label="Status" all="All statuses" choices={statuses} />
      <AssigneeFilter list={list} />
      <MoreFilters values={[applicant, license, country, from, to]}>
        <FilterSelect list={list} name="applicant" label="Applicant" all="All applicants" choices={applicants} />
        <FilterSelect list={list} name="license" label="License" all="Any license" choices={licenses} />
        <CountryFilter list={list} />
        <DayRange label="Submitted" list={list} />
      </MoreFilters>
      <ViewButton name="applications" list={list} look={look} />
    </FilterBar>
  );
}

type BulkKind = DecisionKind | 'assign';

interface ReviewedListProps {
  readonly list: List;
  readonly registrations: ReturnType<typeof useRegistrations>;
  readonly selection: Selection<Registration>;
  readonly rows: readonly Registration[];
  readonly review: OpenCaseAddress;
}

/** The list with its dialogs and bulk actions. */
function ReviewedList({ list, registrations, selection, rows, review }: ReviewedListProps) {
  const [bulk, setBulk] = useState<BulkKind>();
  const total = registrations.data?.meta.total ?? 0;
  const { asked, ask, endAsking } = useAskedDecision();

  return (
    <>
      <RegistrationList {...{ registrations, list, selection }} onOpen={review.showRow} onAsk={ask} />
      <BulkBar selection={selection} total={total} isCapped={registrations.data?.meta.total_is_capped}>
        <BulkActions list={list} selection={selection} onAsk={setBulk} />
      </BulkBar>
      <OnDemand opened={bulk === 'approve' || bulk === 'reject'}>
        {(opened) => (
          <BulkDecisionDialog
            kind={opened && bulk !== 'assign' ? bulk : undefined}
            {...{ selection, list }}
            onClose={() => setBulk(undefined)}
          />
        )}
      </OnDemand>
      <OnDemand opened={bulk === 'assign'}>
        {(opened) => <AssignApplicationsDialog {...{ opened, selection, list }} onClose={() => setBulk(undefined)} />}
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
  readonly onAsk: (kind: BulkKind) => void;
}

function BulkActions({ list, selection, onAsk }: BulkActionsProps) {
  const file = useExport(list);
  const { rows, isAllMatching } = selection;
  const canDecide = isAllMatching
    ? ['pending', 'review'].includes(list.values.status ?? 'pending')
    : [...rows.values()].some(({ status }) => status === 'pending');
  return (
    <>
      {canDecide && (
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
      <ExportButton label="Export" choice={selectedRows(selection)} file={file} />
    </>
  );
}
