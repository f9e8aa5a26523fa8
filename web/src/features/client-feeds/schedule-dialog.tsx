import { useState } from 'react';
import type { Feed } from '@grt/sdk/contract';
import { Alert, Button, Skeleton } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { useFetchedFeeds } from './client-feeds.queries.ts';
import { IntervalSelect } from './interval-select.tsx';
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
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useFetchedFeeds({ search, page });
  if (error) {
    return (
      <LoadFailure message="Failed to load feeds. Please try again." error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton height={72} />;
  if (data.meta.total === 0 && search.trim() === '') return <NoFetchedFeed />;
  const find = (text: string) => {
    setSearch(text);
    setPage(1);
  };
  return (
    <div className={styles['schedules']}>
      <SearchField label="Search by feed name or URL" value={search} onSearch={find} />
      {data.data.length === 0 && <p>No URL feed matches “{search}”.</p>}
      <ul className={styles['list']} aria-label="URL feeds">
        {data.data.map((feed) => (
          <Schedule key={feed.id} feed={feed} />
        ))}
      </ul>
      <PageSteps page={page} lastPage={data.meta.last_page} onPage={setPage} />
    </div>
  );
}

/** One feed with its interval. */
function Schedule({ feed }: { feed: Feed }) {
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
      <IntervalSelect feed={feed} />
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
