import { useState, type ReactNode } from 'react';
import type { Feed } from '@grt/sdk/contract';
import { Button, Skeleton } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import { may } from '../../core/may.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useFeed, useFetchFeed, useFirstItems, useResolveFeed } from './admin-feeds.queries.ts';
import { switchedOffWords } from '../../parts/switched-off.ts';
import styles from './feed-details-dialog.module.css';
import { FeedStanding } from './feed-standing.tsx';
import { formTypeOf } from './feed-type.ts';
import { RejectDialog } from './reject-dialog.tsx';
import type { FeedDialogAddress } from './feed-dialog-names.ts';

interface FeedDetailsDialogProps {
  /** Open while there is one. */
  readonly feedId: number | undefined;
  readonly dialogs: FeedDialogAddress;
}

/** A feed's details, its first items, and its actions. */
export function FeedDetailsDialog({ feedId, dialogs }: FeedDetailsDialogProps) {
  const shown = useLastDefined(feedId);
  return (
    <Dialog title="Feed Details" opened={feedId !== undefined} onClose={dialogs.close} width={760} closesByClick>
      {shown !== undefined && <Details key={shown} id={shown} dialogs={dialogs} />}
    </Dialog>
  );
}

function Details({ id, dialogs }: { id: number; dialogs: FeedDialogAddress }) {
  const { data: feed, error, refetch } = useFeed(id);
  if (error && !feed) {
    return (
      <LoadFailure message="Failed to load feeds. Please try again." error={error} onRetry={() => void refetch()} />
    );
  }
  if (!feed) {
    return (
      <div>
        <output>Loading the feed...</output>
        <Skeleton height={280} mt={12} />
      </div>
    );
  }
  return (
    <>
      <div className={styles['details']}>
        <div className={styles['head']}>
          <h3>{feed.feed_name}</h3>
          <FeedStanding feed={feed} />
        </div>
        {feed.feed_description !== null && <p>{feed.feed_description}</p>}
        <Facts feed={feed} />
        <FirstItems feed={feed} />
      </div>
      <Actions feed={feed} dialogs={dialogs} />
    </>
  );
}

function Facts({ feed }: { feed: Feed }) {
  const { last_import: run } = feed;
  const off = switchedOffWords(feed.switched_off);
  return (
    <dl className={styles['facts']}>
      <Fact name="Client">
        {feed.company_name} ({feed.first_name} {feed.last_name})
      </Fact>
      <Fact name="Domain">{feed.domain_name}</Fact>
      <Fact name="Type">{formTypeOf(feed) === 'disabled' ? 'Removal list' : formTypeOf(feed).toUpperCase()}</Fact>
      <Fact name="Category">{feed.category ?? noCategory(feed)}</Fact>
      <Fact name="Items">{formatCount(feed.total_items)}</Fact>
      {off !== undefined && <Fact name="Removal lists">{off}</Fact>}
      <Fact name="Views and clicks">
        {formatCount(feed.views)} and {formatCount(feed.clicks)}
      </Fact>
      <Fact name="Added">
        <TimeAgo at={feed.created_at} />
      </Fact>
      {feed.feed_url !== null && <Fact name={feed.is_fetched ? 'Fetched from' : 'Source note'}>{feed.feed_url}</Fact>}
      {feed.refresh_interval_minutes !== null && (
        <Fact name="Fetched every">{formatCount(feed.refresh_interval_minutes)} minutes</Fact>
      )}
      {run !== null && (
        <Fact name="Last import">
          <TimeAgo at={run.created_at} />, {formatCount(run.counts.rejected)} of {formatCount(run.counts.rows)} rows
          rejected
        </Fact>
      )}
      {feed.last_error !== null && <Fact name="Last error">{feed.last_error}</Fact>}
      {feed.review_notes !== null && <Fact name="Reason">{feed.review_notes}</Fact>}
    </dl>
  );
}

const noCategory = ({ feed_type }: Feed): string =>
  feed_type === 'disabled'
    ? 'Not needed for a removal list'
    : may('adminFeeds.update')
      ? 'Not set. Choose one with Edit'
      : 'Not set';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What a reviewer checks first. Text only: feed content is untrusted. */
function FirstItems({ feed }: { feed: Feed }) {
  const { data, error, refetch } = useFirstItems(feed.id);
  if (error) {
    return <LoadFailure message="The items could not be loaded." error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={120} />;
  if (data.data.length === 0) return <p className={styles['quiet']}>No items yet.</p>;
  return (
    <section>
      <h4>First items</h4>
      <ul className={styles['items']} aria-label="First items">
        {data.data.map((item) => (
          <li key={item.external_id}>
            {item.title !== null && <span>{item.title}</span>}
            <code>{item.external_id}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Actions({ feed, dialogs }: { feed: Feed; dialogs: FeedDialogAddress }) {
  const { id, feed_name, review_status, is_fetched, last_import } = feed;
  const [isRejecting, setRejecting] = useState(false);
  const fetchNow = useFetchFeed();
  const resolve = useResolveFeed();
  const approve = () =>
    resolve.mutate(
      { id, resolution: 'approved' },
      {
        onSuccess: () => toastSuccess(`${feed_name} was approved`),
        onError: (error) => toastFailure('Failed to approve feed...', error),
      },
    );
  const refetch = () =>
    fetchNow.mutate(id, {
      onSuccess: () => toastSuccess(`${feed_name} is being fetched`),
      onError: (error) => toastFailure('The feed could not be fetched.', error),
    });
  return (
    <DialogActions>
      {may('adminFeeds.update') && (
        <Button variant="default" onClick={() => dialogs.show('edit', id)}>
          Edit
        </Button>
      )}
      {is_fetched && may('adminFeeds.refresh') && (
        <Button variant="default" disabled={fetchNow.isPending} onClick={refetch}>
          Fetch now
        </Button>
      )}
      {!is_fetched && may('adminFeeds.upload') && (
        <Button variant="default" onClick={() => dialogs.show('file', id)}>
          New file
        </Button>
      )}
      {last_import !== null && (
        <Button variant="default" onClick={() => dialogs.show('report', id)}>
          Import report
        </Button>
      )}
      {review_status === 'pending' && may('feedReview.resolve') && (
        <>
          <Button variant="light" color="red" onClick={() => setRejecting(true)}>
            Reject
          </Button>
          <Button disabled={resolve.isPending} onClick={approve}>
            {resolve.isPending ? 'Approving...' : 'Approve'}
          </Button>
        </>
      )}
      <RejectDialog feed={isRejecting ? feed : undefined} onClose={() => setRejecting(false)} />
    </DialogActions>
  );
}
