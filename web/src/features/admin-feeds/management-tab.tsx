import { useState } from 'react';
import type { Feed } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import type { ListTotal } from '../../core/format.ts';
import { may } from '../../core/may.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { ClientFilter } from '../../parts/record-select/client-filter.tsx';
import { feedStatuses, lastImportChoices } from '../../parts/feed-status.ts';
import { AssigneeFilter } from '../../parts/review/assignee-filter.tsx';
import { ViewButton } from '../../parts/list-views/view-button.tsx';
import { useListLook, type ListLook } from '../../parts/list-views/use-list-look.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { DayRange } from '../../ui/list/day-range.tsx';
import { MoreFilters } from '../../ui/list/more-filters.tsx';
import { FilterBar, FilterSelect } from '../../ui/list/filter-bar.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import styles from './admin-feeds-screen.module.css';
import {
  feedFilters,
  feedsPageSize,
  feedView,
  useDeleteFeed,
  useFeeds,
  useFeedsFile,
  useUpdateFeed,
  type FeedList,
} from './admin-feeds.queries.ts';
import { feedColumns, FeedTable } from './feed-table.tsx';
import type { FeedDialogAddress } from './feed-dialog-names.ts';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const DeleteFeedDialog = lazyAhead(async () => ({
  default: (await import('../../parts/delete-feed-dialog.tsx')).DeleteFeedDialog,
}));

/** All feeds, with their actions.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function ManagementTab({ dialogs }: { dialogs: FeedDialogAddress }) {
  const list = useListAddress(feedFilters, feedView);
  const feeds = useFeeds(list);
  const [deleted, setDeleted] = useState<Feed>();
  const toggle = useToggle();
  const look = useListLook(
    'feeds',
    list,
    feedColumns({
      onView: ({ id }) => dialogs.show('open', id),
      onEdit: ({ id }) => dialogs.show('edit', id),
      onToggle: toggle,
      onDelete: setDeleted,
    }),
  );
  return (
    <div className={styles['tab']}>
      <Filters list={list} total={feeds.data?.meta} look={look} dialogs={dialogs} />
      <Feeds {...{ feeds, list, look, dialogs, deleted }} onDelete={setDeleted} />
    </div>
  );
}

/** Pauses or starts a feed. */
function useToggle(): (feed: Feed) => void {
  const update = useUpdateFeed();
  return (feed) => {
    const { feed_name, is_active } = feed;
    update.mutate(
      { feed, changes: { is_active: !is_active } },
      {
        onSuccess: () => toastSuccess(is_active ? `${feed_name} is paused` : `${feed_name} is active`),
        onError: (failure) => toastFailure('Failed to save feed...', failure, feed_name),
      },
    );
  };
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
  readonly look: ListLook<Feed>;
  readonly dialogs: FeedDialogAddress;
}

function Filters({ list, total, look, dialogs }: FiltersProps) {
  const file = useFeedsFile(list);
  return (
    <div className={`${styles['filters'] ?? ''} ${styles['many'] ?? ''}`}>
      <FilterBar label="Search feeds..." list={list} total={total} noun={['feed', 'feeds']}>
        <FilterSelect
          list={list}
          name="status"
          label="Status"
          all="All statuses"
          choices={feedStatuses.map((value) => ({ value, label: words[value] }))}
        />
        <ClientFilter list={list} />
        <AssigneeFilter list={list} />
        <MoreFilters values={[list.values.import, list.values.from, list.values.to]}>
          <FilterSelect
            list={list}
            name="import"
            label="Last import"
            all="Any last import"
            choices={lastImportChoices}
          />
          <DayRange label="Added" list={list} />
        </MoreFilters>
        <ViewButton name="feeds" list={list} look={look} />
      </FilterBar>
      <div className={styles['buttons']} data-print="no">
        <ExportButton label="Export" file={file} />
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
  readonly look: ListLook<Feed>;
  readonly dialogs: FeedDialogAddress;
  readonly deleted: Feed | undefined;
  readonly onDelete: (feed: Feed | undefined) => void;
}

function Feeds({ feeds, list, look, dialogs, deleted, onDelete }: FeedsProps) {
  const { data, error, refetch, isPending, isPlaceholderData } = feeds;
  const remove = useDeleteFeed();

  if (error) {
    return (
      <LoadFailure message="Failed to load feeds. Please try again." error={error} onRetry={() => void refetch()} />
    );
  }
  if (data?.data.length === 0) return <Nothing list={list} dialogs={dialogs} />;
  return (
    <>
      {isPending && (
        <output>
          <VisuallyHidden>Loading feeds...</VisuallyHidden>
        </output>
      )}
      <FeedTable
        feeds={data?.data}
        isOld={isPlaceholderData}
        look={look}
        sort={{ value: list.values.sort, onSort: (sort) => list.set('sort', sort) }}
        onOpen={({ id }) => dialogs.show('open', id)}
      />
      <PageSteps
        page={list.page}
        lastPage={data?.meta.last_page ?? 1}
        isCapped={data?.meta.total_is_capped}
        onPage={list.setPage}
        size={{ value: list.size ?? feedsPageSize, onSize: list.setSize }}
      />
      <OnDemand opened={deleted !== undefined}>
        {(opened) => (
          <DeleteFeedDialog
            feed={opened ? deleted : undefined}
            about={({ company_name }) => `It belongs to ${company_name}. Its items will be deleted too.`}
            busy={remove.isPending}
            remove={remove.mutate}
            onClose={() => onDelete(undefined)}
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
      {list.search === '' ? 'No feeds match these filters.' : `No name, URL, or company matches “${list.search}”.`}
    </NoMatch>
  );
}
