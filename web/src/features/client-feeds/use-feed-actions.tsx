import { useState, type ReactNode } from 'react';
import type { Feed } from '@grt/sdk/contract';
import { OnDemand } from '../../ui/on-demand.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useDeleteFeed, useFetchNow, useUpdateFeed } from './client-feeds.queries.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const DeleteFeedDialog = lazyPart(async () => ({
  default: (await import('../../parts/delete-feed-dialog.tsx')).DeleteFeedDialog,
}));
const FeedEditDialog = lazyPart(async () => ({ default: (await import('./feed-edit-dialog.tsx')).FeedEditDialog }));

export interface FeedActions {
  /** A change to this feed is in progress. */
  readonly isBusy: (feed: Feed) => boolean;
  readonly toggle: (feed: Feed) => void;
  readonly fetch: (feed: Feed) => void;
  readonly edit: (feed: Feed) => void;
  readonly remove: (feed: Feed) => void;
  /** The two dialogs for one of them. */
  readonly dialogs: ReactNode;
}

/** What can be done to a feed, from its card and on its page. @param onDeleted - after one is gone */
export function useFeedActions(onDeleted?: () => void): FeedActions {
  const [edited, setEdited] = useState<Feed>();
  const [deleted, setDeleted] = useState<Feed>();
  const update = useUpdateFeed();
  const fetchNow = useFetchNow();
  const remove = useDeleteFeed();

  return {
    isBusy: ({ id }) =>
      (update.isPending && update.variables.feed.id === id) || (fetchNow.isPending && fetchNow.variables === id),
    toggle: (feed) =>
      update.mutate(
        { feed, changes: { is_active: !feed.is_active } },
        {
          onSuccess: () => toastSuccess(`${feed.feed_name} is ${feed.is_active ? 'paused' : 'active again'}`),
          onError: (error) => toastFailure('Failed to save feed...', error, feed.feed_name),
        },
      ),
    fetch: ({ id, feed_name }) =>
      fetchNow.mutate(id, {
        onSuccess: () => toastSuccess(`${feed_name} is being fetched`),
        onError: (error) => toastFailure(`${feed_name} could not be fetched.`, error),
      }),
    edit: setEdited,
    remove: setDeleted,
    dialogs: (
      <>
        <OnDemand opened={edited !== undefined}>
          {(opened) => <FeedEditDialog feed={opened ? edited : undefined} onClose={() => setEdited(undefined)} />}
        </OnDemand>
        <OnDemand opened={deleted !== undefined}>
          {(opened) => (
            <DeleteFeedDialog
              feed={opened ? deleted : undefined}
              busy={remove.isPending}
              remove={(id, { here, ...told }) =>
                remove.mutate(id, { ...told, here: { ...here, onSuccess: onDeleted } })
              }
              onClose={() => setDeleted(undefined)}
            />
          )}
        </OnDemand>
      </>
    ),
  };
}
