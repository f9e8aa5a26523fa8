import { lazy, useState } from 'react';
import type { Feed } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { allRows } from '../../core/export-choice.ts';
import type { ListTotal } from '../../core/format.ts';
import { may } from '../../core/may.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { clientKind } from '../../parts/record-select/record-kinds.ts';
import { RecordSelect } from '../../parts/record-select/record-select.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { FilterBar, FilterSelect } from '../../ui/list/filter-bar.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import styles from './admin-feeds-screen.module.css';
import {
  feedFilters,
  feedStatuses,
  useDeleteFeed,
  useFeeds,
  useFeedsFile,
  useUpdateFeed,
  type FeedList,
} from './admin-feeds.queries.ts';
import { FeedTable } from './feed-table.tsx';
import type { FeedDialogAddress } from './feed-dialog-names.ts';

const DeleteFeedDialog = lazy(async () => ({
  default: (await import('../../parts/delete-feed-dialog.tsx')).DeleteFeedDialog,
}));

/** All feeds, with their actions.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function ManagementTab({ dialogs }: { dialogs: FeedDialogAddress }) {
  const list = useListAddress(feedFilters);
  const feeds = useFeeds(list);
  return (
    <div className={styles['tab']}>
      <Filters list={list} total={feeds.data?.meta} dialogs={dialogs} />
      <Feeds feeds={feeds} list={list} dialogs={dialogs} />
    </div>
  );
}

const words: Record<(typeof feedStatuses)[number], string> = {
  active: 'Active',
  inactive: 'Inactive',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};

interface FiltersProps {
  readonly list: FeedList;
  readonly total: ListTotal | undefined;
  readonly dialogs: FeedDialogAddress;
}

function Filters({ list, total, dialogs }: FiltersProps) {
  const file = useFeedsFile(list);
  return (
    <div className={styles['filters']}>
      <FilterBar label="Search feeds..." list={list} total={total} noun={['feed', 'feeds']}>
        <FilterSelect
          list={list}
          name="status"
          label="Status"
          all="All statuses"
          choices={feedStatuses.map((value) => ({ value, label: words[value] }))}
        />
        <RecordSelect
          kind={clientKind}
          label="Client"
          isLabelHidden
          isClearable
          none="All clients"
          value={list.values.client}
          onChange={(client) => list.set('client', client)}
        />
      </FilterBar>
      <div className={styles['buttons']}>
        <ExportButton label="Export" choice={allRows} file={file} />
        {may('adminFeeds.create') && (
          <>
            <Button variant="default" onClick={() => dialogs.show('add')}>
              Add Feed
            </Button>
            <Button variant="default" onClick={() => dialogs.show('upload')}>
              Upload
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

interface FeedsProps {
  readonly feeds: ReturnType<typeof useFeeds>;
  readonly list: FeedList;
  readonly dialogs: FeedDialogAddress;
}

function Feeds({ feeds, list, dialogs }: FeedsProps) {
  const { data, error, refetch, isPending, isPlaceholderData } = feeds;
  const [deleted, setDeleted] = useState<Feed>();
  const update = useUpdateFeed();
  const remove = useDeleteFeed();

  const toggle = (feed: Feed) => {
    const { feed_name, is_active } = feed;
    update.mutate(
      { feed, changes: { is_active: !is_active } },
      {
        onSuccess: () => toastSuccess(is_active ? `${feed_name} is paused` : `${feed_name} is active`),
        onError: (failure) => toastFailure('Failed to save feed...', failure),
      },
    );
  };

  if (error) {
    return (
      <LoadFailure message="Failed to load feeds. Please try again." error={error} onRetry={() => void refetch()} />
    );
  }
  if (data?.data.length === 0) return <Nothing list={list} dialogs={dialogs} />;
  return (
    <>
      {isPending && <output className={styles['loading']}>Loading feeds...</output>}
      <FeedTable
        feeds={data?.data}
        isOld={isPlaceholderData}
        actions={{
          onView: ({ id }) => dialogs.show('open', id),
          onEdit: ({ id }) => dialogs.show('edit', id),
          onToggle: toggle,
          onDelete: setDeleted,
        }}
      />
      <PageSteps
        page={list.page}
        lastPage={data?.meta.last_page ?? 1}
        isCapped={data?.meta.total_is_capped}
        onPage={list.setPage}
      />
      <OnDemand opened={deleted !== undefined}>
        {(opened) => (
          <DeleteFeedDialog
            feed={opened ? deleted : undefined}
            about={({ company_name }) => `It belongs to ${company_name}. Its items will be deleted too.`}
            busy={remove.isPending}
            remove={remove.mutate}
            onClose={() => setDeleted(undefined)}
          />
        )}
      </OnDemand>
    </>
  );
}

function Nothing({ list, dialogs }: Pick<FeedsProps, 'list' | 'dialogs'>) {
  if (!list.isFiltered && list.page === 1) {
    return (
      <EmptyState
        title="No feeds yet"
        action={may('adminFeeds.create') && <Button onClick={() => dialogs.show('upload')}>Upload Feed</Button>}
      >
        Feeds that clients add, or that you upload for them, will appear here.
      </EmptyState>
    );
  }
  return (
    <NoMatch title="No matching feeds" all="Show all feeds" list={list}>
      {list.search === '' ? 'No feeds found.' : `No name, URL, or company matches “${list.search}”.`}
    </NoMatch>
  );
}
