import type { Feed } from '@grt/sdk/contract';
import { NativeSelect } from '@mantine/core';
import { intervalChoices, intervalWords } from '../../parts/feed-form/refresh-intervals.ts';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useUpdateFeed } from './client-feeds.queries.ts';

/** How often a URL feed is fetched, saved on selection. */
export function IntervalSelect({ feed }: { feed: Feed }) {
  const update = useUpdateFeed();
  const present = feed.refresh_interval_minutes === null ? '' : String(feed.refresh_interval_minutes);
  const chosen = update.isPending ? update.variables.changes.refresh_interval_minutes : undefined;

  function choose(value: string) {
    const minutes = value === '' ? null : Number(value);
    update.mutate(
      { feed, changes: { refresh_interval_minutes: minutes } },
      {
        onSuccess: () => toastSuccess(`${feed.feed_name}: ${intervalWords(minutes).toLowerCase()}`),
        onError: (error) => toastFailure('Failed to save feed...', error, feed.feed_name),
      },
    );
  }

  return (
    <NativeSelect
      aria-label={`Fetch ${feed.feed_name}`}
      data={intervalChoices(present)}
      disabled={update.isPending}
      value={chosen === undefined ? present : String(chosen ?? '')}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
