import { useState } from 'react';
import type { AuditEntry } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import type { ListTotal } from '../../core/format.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { actionInWords, auditWords } from '../../parts/audit-words.ts';
import { AuditLine, AuditTime } from '../../parts/audit/audit-line.tsx';
import { ViewButton } from '../../parts/list-views/view-button.tsx';
import { useListLook, type ListLook } from '../../parts/list-views/use-list-look.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DayRange } from '../../ui/list/day-range.tsx';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { FilterBar, FilterMark, FilterSelect } from '../../ui/list/filter-bar.tsx';
import { ListTable, type ListColumn } from '../../ui/list/list-table.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import {
  auditFilters,
  auditView,
  entriesPageSize,
  subjectTypes,
  useAudit,
  useAuditFile,
  type AuditList,
} from './admin-audit.queries.ts';
import styles from './admin-audit-screen.module.css';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const AuditEntryDialog = lazyAhead(async () => ({
  default: (await import('./audit-entry-dialog.tsx')).AuditEntryDialog,
}));

/** Who decided what, and when. All filters are in the URL.
 * @see docs/specification/decisions.md §3 and §12 */
export function AdminAuditScreen() {
  const list = useListAddress(auditFilters, auditView);
  const audit = useAudit(list);
  const file = useAuditFile(list);
  const [open, setOpen] = useState<AuditEntry>();
  const look = useListLook('audit', list, columnsWith(setOpen));
  const { data, error } = audit;
  return (
    <Screen>
      <PageHeader
        title="Audit"
        context="Who did what, when, and from where. Entries are never changed, and kept as long as the settings say; failed sign-ins for 30 days."
        actions={<ExportButton label="Export" file={file} />}
      />
      <Filters list={list} total={data?.meta} look={look} />
      {error ? (
        <LoadFailure message="Failed to load the audit" error={error} onRetry={() => void audit.refetch()} />
      ) : data?.data.length === 0 ? (
        <Nothing list={list} />
      ) : (
        <ListTable
          caption="Audit entries"
          columns={look.columns}
          density={look.density}
          rows={data?.data}
          idOf={({ id }) => id}
          nameOf={({ action }) => actionInWords(action)}
          onOpen={setOpen}
          sort={{ value: list.values.sort, onSort: (sort) => list.set('sort', sort) }}
          isOld={audit.isPlaceholderData}
        />
      )}
      <PageSteps
        page={list.page}
        lastPage={data?.meta.last_page ?? 1}
        isCapped={data?.meta.total_is_capped}
        onPage={list.setPage}
        size={{ value: list.size ?? entriesPageSize, onSize: list.setSize }}
      />
      <OnDemand opened={open !== undefined}>
        {(opened) => <AuditEntryDialog entry={opened ? open : undefined} onClose={() => setOpen(undefined)} />}
      </OnDemand>
    </Screen>
  );
}

const actionChoices = Object.entries(auditWords)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
const subjectChoices = subjectTypes.map((value) => ({ value, label: value.replaceAll('_', ' ') }));

interface FiltersProps {
  readonly list: AuditList;
  readonly total: ListTotal | undefined;
  readonly look: ListLook<AuditEntry>;
}

function Filters({ list, total, look }: FiltersProps) {
  const { actor, subject, id, request } = list.values;
  return (
    <FilterBar label="Search actor, action and subject" list={list} total={total} noun={['entry', 'entries']}>
      <FilterSelect list={list} name="action" label="Action" all="All actions" choices={actionChoices} />
      <FilterSelect list={list} name="subject" label="Subject" all="All subjects" choices={subjectChoices} />
      <div className={styles['actor']}>
        <SearchField label="Actor’s username" value={actor ?? ''} onSearch={(text) => list.set('actor', text)} />
      </div>
      {id !== undefined && (
        <FilterMark onClear={() => list.set('id', undefined)}>
          Only {(subject ?? 'subject').replaceAll('_', ' ')} {id}
        </FilterMark>
      )}
      {request !== undefined && (
        <FilterMark onClear={() => list.set('request', undefined)}>Only request {request}</FilterMark>
      )}
      <DayRange label="When" list={list} />
      <ViewButton name="audit" list={list} look={look} />
    </FilterBar>
  );
}

function columnsWith(onOpen: (entry: AuditEntry) => void): readonly ListColumn<AuditEntry>[] {
  return [
    {
      key: 'entry',
      head: 'What happened',
      cell: (entry) => (
        <span className={styles['names']}>
          <AuditLine entry={entry} />
          {entry.token !== null && <span>by the token {entry.token}</span>}
        </span>
      ),
    },
    { key: 'address', head: 'Address', cell: ({ address }) => address ?? '—' },
    {
      key: 'at',
      head: 'When',
      sorts: { ascending: 'oldest', descending: null, first: 'descending' },
      cell: ({ created_at }) => <AuditTime at={created_at} />,
    },
    {
      key: 'actions',
      head: 'Actions',
      kind: 'actions',
      cell: (entry) => (
        <Button
          size="xs"
          variant="subtle"
          aria-label={`Details: ${actionInWords(entry.action)}, entry ${String(entry.id)}`}
          onClick={() => onOpen(entry)}
        >
          Details
        </Button>
      ),
    },
  ];
}

function Nothing({ list }: { list: AuditList }) {
  if (!list.isFiltered && list.page === 1) {
    return <EmptyState title="No activity yet">Decisions and changes will appear here.</EmptyState>;
  }
  return (
    <NoMatch title="No matching entries" all="Show all entries" list={list}>
      No entries match these filters.
    </NoMatch>
  );
}
