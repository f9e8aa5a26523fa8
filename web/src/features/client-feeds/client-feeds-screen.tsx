import { lazy, useState } from 'react';
import type { Feed } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { useListParams, type ListParams } from '../../core/use-list-params.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import styles from './client-feeds-screen.module.css';
import { feedFilters, useFeeds, useFetchNow, useUpdateFeed } from './client-feeds.queries.ts';
import { FeedCardSkeleton, FeedCard } from './feed-card.tsx';
import { FeedDeleteDialog } from './feed-delete-dialog.tsx';
import { FeedDialogs } from './feed-dialogs.tsx';
import { FeedToolbar } from './feed-toolbar.tsx';

const FeedEditDialog = lazy(async () => ({ default: (await import('./feed-edit-dialog.tsx')).FeedEditDialog }));

/** My Feeds; specification part 1, section 2. Search, status, page and the open dialog are in the address. */
export function ClientFeedsScreen() {
  const list = useListParams(feedFilters);
  const feeds = useFeeds(list);
  const [, setParams] = useSearchParams();
  const refresh = () => void feeds.refetch();
  const add = () => setParams((current) => withParam(current, 'add', '1'));

  return (
    <div className={styles['screen']}>
      <PageHeader
        title="My Feeds"
        context="What your sites show: each feed is reviewed before it goes live."
        actions={
          <div className={styles['actions']}>
            <Button variant="default" onClick={refresh} aria-disabled={feeds.isFetching}>
              Refresh
            </Button>
            <Button onClick={add}>Add New Feed</Button>
          </div>
        }
      />
      <FeedToolbar list={list} total={feeds.data?.meta.total} />
      <FeedList feeds={feeds} list={list} onRetry={refresh} onAdd={add} />
      <FeedDialogs />
    </div>
  );
}

interface FeedListProps {
  readonly feeds: ReturnType<typeof useFeeds>;
  readonly list: ListParams<(typeof feedFilters)[number]>;
  readonly onRetry: () => void;
  readonly onAdd: () => void;
}

function FeedList({ feeds: { data, error, isPending, isPlaceholderData }, list, onRetry, onAdd }: FeedListProps) {
  if (isPending) return <Loading />;
  if (error) {
    return <LoadFailure message="Failed to load feeds. Please try again." error={error} onRetry={onRetry} />;
  }
  if (data.data.length === 0)
    return list.isFiltered || list.page > 1 ? <NoMatch list={list} /> : <NoFeeds onAdd={onAdd} />;
  return (
    <>
      <FeedGrid feeds={data.data} isOld={isPlaceholderData} />
      <PageSteps page={list.page} lastPage={data.meta.last_page} onPage={list.setPage} />
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
      A feed is the list of your videos. Upload it as a CSV, JSON or XML file, for one of your approved domains.
    </EmptyState>
  );
}

function NoMatch({ list }: { list: FeedListProps['list'] }) {
  return (
    <EmptyState
      title="No feed matches"
      action={
        <Button variant="default" onClick={list.clear}>
          Show all feeds
        </Button>
      }
    >
      {list.search === '' ? 'None of your feeds is in this state.' : `Nothing was found for “${list.search}”.`}
    </EmptyState>
  );
}

/** The cards, with the two dialogs that belong to one of them. */
function FeedGrid({ feeds, isOld }: { feeds: readonly Feed[]; isOld: boolean }) {
  const [edited, setEdited] = useState<Feed>();
  const [deleted, setDeleted] = useState<Feed>();
  const update = useUpdateFeed();
  const fetchNow = useFetchNow();

  const toggle = ({ id, feed_name, is_active }: Feed) =>
    update.mutate(
      { id, changes: { is_active: !is_active } },
      {
        onSuccess: () => toastSuccess(is_active ? `${feed_name} is paused` : `${feed_name} is active again`),
        onError: (error) => toastFailure('Failed to save feed...', error),
      },
    );

  const fetch = ({ id, feed_name }: Feed) =>
    fetchNow.mutate(id, {
      onSuccess: () => toastSuccess(`${feed_name} is being fetched`),
      onError: (error) => toastFailure(`${feed_name} could not be fetched.`, error),
    });

  return (
    <>
      <ul className={styles['grid']} data-old={isOld} aria-label="Feeds">
        {feeds.map((feed) => (
          <FeedCard
            key={feed.id}
            feed={feed}
            busy={
              (update.isPending && update.variables.id === feed.id) ||
              (fetchNow.isPending && fetchNow.variables === feed.id)
            }
            onToggle={() => toggle(feed)}
            onFetch={() => fetch(feed)}
            onEdit={() => setEdited(feed)}
            onDelete={() => setDeleted(feed)}
          />
        ))}
      </ul>
      <OnDemand opened={edited !== undefined}>
        {(opened) => <FeedEditDialog feed={opened ? edited : undefined} onClose={() => setEdited(undefined)} />}
      </OnDemand>
      <FeedDeleteDialog feed={deleted} onClose={() => setDeleted(undefined)} />
    </>
  );
}

function withParam(current: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(current);
  next.set(name, value);
  return next;
}
