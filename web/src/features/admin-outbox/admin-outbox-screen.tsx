import { useState } from 'react';
import { deliveryStatusValues, type OutboxMail } from '@grt/sdk/contract';
import { useListAddress } from '../../core/use-list-address.ts';
import { ViewButton } from '../../parts/list-views/view-button.tsx';
import { useListLook } from '../../parts/list-views/use-list-look.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { DayRange } from '../../ui/list/day-range.tsx';
import { FilterBar, FilterMark, FilterSelect } from '../../ui/list/filter-bar.tsx';
import { ListTable, type ListColumn } from '../../ui/list/list-table.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { OpenRow } from '../../ui/list/open-row.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { Screen } from '../../ui/screen.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { mailsPageSize, outboxFilters, useMailFile, useOutbox, type OutboxList } from './admin-outbox.queries.ts';
import { deliveryWords } from '../../parts/delivery-words.ts';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const MailDialog = lazyAhead(async () => ({ default: (await import('./mail-dialog.tsx')).MailDialog }));

/** Email from the platform, whether or not a mail server accepted it. @see docs/specification/decisions.md §10 */
export function AdminOutboxScreen() {
  const list = useListAddress(outboxFilters);
  const outbox = useOutbox(list);
  const file = useMailFile(list);
  const [open, setOpen] = useState<OutboxMail>();
  const look = useListLook('emails', list, columnsWith(setOpen));
  const { recipient, id: only } = list.values;
  const { data, error } = outbox;
  return (
    <Screen>
      <PageHeader
        title="Mail"
        context="All email sent by the platform, whether or not a mail server took it."
        actions={<ExportButton label="Export" file={file} />}
      />
      <FilterBar label="Search recipient, subject, and text" list={list} total={data?.meta} noun={['email', 'emails']}>
        <FilterSelect
          list={list}
          name="status"
          label="Delivery"
          all="All email"
          choices={deliveryStatusValues.map((value) => ({ value, label: deliveryWords[value].word }))}
        />
        {recipient !== undefined && (
          <FilterMark onClear={() => list.set('recipient', undefined)}>Only to {recipient}</FilterMark>
        )}
        {only !== undefined && <FilterMark onClear={() => list.set('id', undefined)}>Only email {only}</FilterMark>}
        <DayRange label="Written" list={list} />
        <ViewButton name="emails" list={list} look={look} />
      </FilterBar>
      {error ? (
        <LoadFailure message="Failed to load the outbox" error={error} onRetry={() => void outbox.refetch()} />
      ) : data?.data.length === 0 ? (
        <Nothing list={list} />
      ) : (
        <ListTable
          caption="Emails"
          columns={look.columns}
          density={look.density}
          rows={data?.data}
          idOf={({ id }) => id}
          nameOf={({ subject }) => subject}
          onOpen={setOpen}
          isOld={outbox.isPlaceholderData}
        />
      )}
      <PageSteps
        page={list.page}
        lastPage={data?.meta.last_page ?? 1}
        isCapped={data?.meta.total_is_capped}
        onPage={list.setPage}
        size={{ value: list.size ?? mailsPageSize, onSize: list.setSize }}
      />
      <OnDemand opened={open !== undefined}>
        {(opened) => <MailDialog mail={opened ? open : undefined} onClose={() => setOpen(undefined)} />}
      </OnDemand>
    </Screen>
  );
}

function columnsWith(onOpen: (mail: OutboxMail) => void): readonly ListColumn<OutboxMail>[] {
  return [
    {
      key: 'subject',
      head: 'Subject',
      cell: (mail) => <OpenRow onOpen={() => onOpen(mail)}>{mail.subject}</OpenRow>,
    },
    { key: 'recipient', head: 'Recipient', cell: ({ recipient }) => recipient },
    {
      key: 'status',
      head: 'Delivery',
      isNamedOnPhone: false,
      cell: ({ delivery_status }) => {
        const { word, tone } = deliveryWords[delivery_status];
        return <StatusBadge tone={tone}>{word}</StatusBadge>;
      },
    },
    { key: 'at', head: 'Written', cell: ({ created_at }) => <TimeAgo at={created_at} /> },
  ];
}

function Nothing({ list }: { list: OutboxList }) {
  if (!list.isFiltered && list.page === 1) {
    return <EmptyState title="No email yet">Setup links, decisions, and warnings will appear here.</EmptyState>;
  }
  return (
    <NoMatch title="No matching email" all="Show all email" list={list}>
      {list.search === '' ? 'No email matches these filters.' : `No results for “${list.search}”.`}
    </NoMatch>
  );
}
