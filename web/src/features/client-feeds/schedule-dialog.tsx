import type { Feed } from '@grt/sdk/contract';
import { Alert, Button, NativeSelect, Skeleton } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useFetchedFeeds, useUpdateFeed } from './client-feeds.queries.ts';
import { intervalChoices, intervalWords } from '../../parts/feed-form/refresh-intervals.ts';
import styles from './schedule-dialog.module.css';

/** How often each URL feed is fetched: the quick action Schedule Update. @see docs/specification/decisions.md §7 */
export function ScheduleDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog title="Schedule Update" opened={opened} onClose={onClose} closesByClick>
      {opened && <Schedules />}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Schedules() {
  const { data, error, refetch } = useFetchedFeeds({ enabled: true });
  if (error) {
    return (
      <LoadFailure message="Failed to load feeds. Please try again." error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton height={72} />;
  if (data.length === 0) return <NoFetchedFeed />;
  return (
    <ul className={styles['list']} aria-label="URL feeds">
      {data.map((feed) => (
        <Schedule key={feed.id} feed={feed} />
      ))}
    </ul>
  );
}

/** One feed with its interval, saved on selection. */
function Schedule({ feed }: { feed: Feed }) {
  const update = useUpdateFeed();
  const present = feed.refresh_interval_minutes === null ? '' : String(feed.refresh_interval_minutes);
  const chosen = update.isPending ? update.variables.changes.refresh_interval_minutes : undefined;

  function choose(value: string) {
    const minutes = value === '' ? null : Number(value);
    update.mutate(
      { feed, changes: { refresh_interval_minutes: minutes } },
      {
        onSuccess: () => toastSuccess(`${feed.feed_name}: ${intervalWords(minutes).toLowerCase()}`),
        onError: (error) => toastFailure('Failed to save feed...', error),
      },
    );
  }

  return (
    <li className={styles['feed']}>
      <div className={styles['names']}>
        <strong>{feed.feed_name}</strong>
        <span>{feed.feed_url}</span>
        <span>
          {feed.last_import === null ? (
            'Not fetched yet'
          ) : (
            <>
              Last fetched <TimeAgo at={feed.last_import.created_at} />
            </>
          )}
          {feed.last_error !== null && `. ${feed.last_error}`}
        </span>
      </div>
      <NativeSelect
        aria-label={`Fetch ${feed.feed_name}`}
        data={intervalChoices(present)}
        disabled={update.isPending}
        value={chosen === undefined ? present : String(chosen ?? '')}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    </li>
  );
}

function NoFetchedFeed() {
  const [, setParams] = useSearchParams();
  return (
    <Alert color="cobalt" variant="light" role="note" title="No URL feeds">
      <p>Only URL feeds have a schedule. Add one, then choose how often it is fetched.</p>
      <Button mt={12} onClick={() => setParams({ add: '1' })}>
        Add New Feed
      </Button>
    </Alert>
  );
}
