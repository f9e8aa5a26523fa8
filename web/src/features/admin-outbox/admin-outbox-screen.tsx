import { lazy, useState } from 'react';
import { deliveryStatusValues, type OutboxMail } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { useListAddress } from '../../core/use-list-address.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar, FilterSelect } from '../../ui/list/filter-bar.tsx';
import { ListTable, type ListColumn } from '../../ui/list/list-table.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { outboxFilters, useOutbox, type OutboxList } from './admin-outbox.queries.ts';
import styles from './admin-outbox-screen.module.css';
import { deliveryWords } from './delivery-words.ts';

const MailDialog = lazy(async () => ({ default: (await import('./mail-dialog.tsx')).MailDialog }));

/** Mail that the platform wrote, whether or not a mail server took it; decisions 10. */
export function AdminOutboxScreen() {
  const list = useListAddress(outboxFilters);
  const outbox = useOutbox(list);
  const [open, setOpen] = useState<OutboxMail>();
  const { data, error } = outbox;
  return (
    <div className={styles['screen']}>
      <PageHeader title="Outbox" context="Every mail that the platform wrote. Links of delivered ones are redacted." />
      <FilterBar
        label="Search recipient, subject and text"
        search={list.search}
        onSearch={list.setSearch}
        total={data?.meta.total}
        noun={['mail', 'mails']}
      >
        <FilterSelect
          label="Delivery"
          all="All mail"
          value={list.values.status}
          choices={deliveryStatusValues.map((value) => ({ value, label: deliveryWords[value].word }))}
          onChange={(status) => list.set('status', status)}
        />
      </FilterBar>
      {error ? (
        <LoadFailure message="Failed to load the outbox" error={error} onRetry={() => void outbox.refetch()} />
      ) : data?.data.length === 0 ? (
        <Nothing list={list} />
      ) : (
        <ListTable
          caption="Mail"
          columns={columnsWith(setOpen)}
          rows={data?.data}
          idOf={({ id }) => id}
          nameOf={({ subject }) => subject}
          isOld={outbox.isPlaceholderData}
        />
      )}
      <PageSteps page={list.page} lastPage={data?.meta.last_page ?? 1} onPage={list.setPage} />
      <OnDemand opened={open !== undefined}>
        {(opened) => <MailDialog mail={opened ? open : undefined} onClose={() => setOpen(undefined)} />}
      </OnDemand>
    </div>
  );
}

function columnsWith(onOpen: (mail: OutboxMail) => void): readonly ListColumn<OutboxMail>[] {
  return [
    {
      key: 'subject',
      head: 'Subject',
      cell: (mail) => (
        <button type="button" className={styles['open']} onClick={() => onOpen(mail)}>
          {mail.subject}
        </button>
      ),
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
    return (
      <EmptyState title="No mail yet">
        Setup links, decisions and warnings are kept here once they are written.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No mail matches"
      action={
        <Button variant="default" onClick={list.clear}>
          Show all mail
        </Button>
      }
    >
      {list.search === '' ? 'There is no mail in this state.' : `Nothing was found for “${list.search}”.`}
    </EmptyState>
  );
}
