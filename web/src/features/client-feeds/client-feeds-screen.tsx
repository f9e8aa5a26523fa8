import type { Feed } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { useDialogAddress } from '../../core/use-dialog-address.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { useListLook } from '../../parts/list-views/use-list-look.ts';
import { feedStatuses, lastImportChoices } from '../../parts/feed-status.ts';
import { ViewButton } from '../../parts/list-views/view-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { FilterBar, FilterSelect } from '../../ui/list/filter-bar.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { SimulatedTraffic } from '../../parts/traffic-source/simulated-traffic.tsx';
import { StorageUse } from '../../parts/storage-use.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { Screen } from '../../ui/screen.tsx';
import styles from './client-feeds-screen.module.css';
import {
  feedFilters,
  feedsPageSize,
  feedView,
  useFeeds,
  useFeedsFile,
  type FeedList as List,
} from './client-feeds.queries.ts';
import { FeedCardSkeleton, FeedCard } from './feed-card.tsx';
import { feedDialogNames, FeedDialogs } from './feed-dialogs.tsx';
import { useFeedActions } from './use-feed-actions.tsx';

/** My Feeds. Search, status, page, and the open dialog are in the URL.
 * @see docs/specification/part-1-public-and-client.md §2 */
export function ClientFeedsScreen() {
  const list = useListAddress(feedFilters, feedView);
  const look = useListLook('feeds', list);
  const feeds = useFeeds(list);
  const file = useFeedsFile(list);
  const dialogs = useDialogAddress(feedDialogNames);
  const refresh = () => void feeds.refetch();
  const add = () => dialogs.show('add');

  return (
    <Screen>
      <PageHeader
        title="My Feeds"
        mark={<SimulatedTraffic />}
        context="The videos your sites show. Each feed is reviewed before it goes live."
        actions={
          <>
            <ExportButton label="Export" file={file} />
            <Button variant="default" onClick={refresh} aria-disabled={feeds.isFetching}>
              Refresh
            </Button>
            <Button onClick={add}>Add New Feed</Button>
          </>
        }
      />
      <FilterBar label="Search by feed name or URL" list={list} total={feeds.data?.meta} noun={['feed', 'feeds']}>
        <FilterSelect list={list} name="status" label="Status" all="All statuses" choices={statusChoices} />
        <FilterSelect list={list} name="import" label="Last import" all="Any last import" choices={lastImportChoices} />
        <FilterSelect list={list} name="sort" label="Sort by" all="Newest first" choices={orderChoices} />
        <ViewButton name="feeds" list={list} look={look} />
      </FilterBar>
      <FeedList feeds={feeds} list={list} onRetry={refresh} onAdd={add} />
      <StorageUse />
      <FeedDialogs dialogs={dialogs} />
    </Screen>
  );
}

const words: Record<(typeof feedStatuses)[number], string> = {
  active: 'Active',
  inactive: 'Not active',
  pending: 'Pending review',
  approved: 'Approved',
  rejected: 'Rejected',
};
const statusChoices = feedStatuses.map((value) => ({ value, label: words[value] }));

const orderChoices = [
  { value: 'oldest', label: 'Oldest first' },
  { value: 'changed', label: 'Recently changed' },
  { value: 'name', label: 'Name, A to Z' },
  { value: 'name_desc', label: 'Name, Z to A' },
  { value: 'items_desc', label: 'Most videos' },
  { value: 'views_desc', label: 'Most views' },
] as const;

interface FeedListProps {
  readonly feeds: ReturnType<typeof useFeeds>;
  readonly list: List;
  readonly onRetry: () => void;
  readonly onAdd: () => void;
}

function FeedList({ feeds: { data, error, isPending, isPlaceholderData }, list, onRetry, onAdd }: FeedListProps) {
  if (isPending) return <Loading />;
  if (error) {
    return <LoadFailure message="Failed to load feeds. Please try again." error={error} onRetry={onRetry} />;
  }
  if (data.data.length === 0)
    return list.isFiltered || list.page > 1 ? <NoneFits list={list} /> : <NoFeeds onAdd={onAdd} />;
  return (
    <>
      <FeedGrid feeds={data.data} isOld={isPlaceholderData} />
      <PageSteps
        page={list.page}
        lastPage={data.meta.last_page}
        isCapped={data.meta.total_is_capped}
        onPage={list.setPage}
        size={{ value: list.size ?? feedsPageSize, onSize: list.setSize }}
      />
    </>
  );
}

function Loading() {
  return (
    <div>
      <output className={styles['loading']}>Loading feeds...</output>
      <div className={styles['grid']}>
        {Array.from({ length: 6 }, (_, index) => (
          <FeedCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}

function NoFeeds({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState title="No feeds yet" action={<Button onClick={onAdd}>Add New Feed</Button>}>
      A feed is a list of your videos. Upload one as a CSV, JSON, or XML file for one of your approved domains.
    </EmptyState>
  );
}

function NoneFits({ list }: { list: FeedListProps['list'] }) {
  return (
    <NoMatch title="No matching feeds" all="Show all feeds" list={list}>
      {list.search === '' ? 'None of your feeds matches these filters.' : `No results for “${list.search}”.`}
    </NoMatch>
  );
}

/** The cards and the two dialogs for one of them. */
function FeedGrid({ feeds, isOld }: { feeds: readonly Feed[]; isOld: boolean }) {
  const actions = useFeedActions();
  return (
    <>
      <ul className={styles['grid']} data-old={isOld} aria-label="Feeds">
        {feeds.map((feed) => (
          <FeedCard
            key={feed.id}
            feed={feed}
            busy={actions.isBusy(feed)}
            onToggle={() => actions.toggle(feed)}
            onFetch={() => actions.fetch(feed)}
            onEdit={() => actions.edit(feed)}
            onDelete={() => actions.remove(feed)}
          />
        ))}
      </ul>
      {actions.dialogs}
    </>
  );
}
