import { useState } from 'react';
import type { Feed } from '@grt/sdk/contract';
import { Button, Skeleton } from '@mantine/core';
import { may } from '../../core/may.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { EarlierDecisions } from '../../parts/earlier-decisions/earlier-decisions.tsx';
import { Dialog, DialogActions, useDialogBusy } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Name } from '../../ui/name.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useFeed, useFetchFeed, useResolveFeed } from './admin-feeds.queries.ts';
import styles from './feed-details-dialog.module.css';
import { FeedDuplicates } from './feed-duplicates.tsx';
import { FeedFacts } from './feed-facts.tsx';
import { caseOfFeed, feedKind, NewVersion } from './feed-kind.tsx';
import { FeedStanding } from './feed-standing.tsx';
import { FirstItems } from './first-items.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import type { FeedDialogAddress } from './feed-dialog-names.ts';

interface FeedDetailsDialogProps {
  /** Open while there is one. */
  readonly feedId: number | undefined;
  readonly dialogs: FeedDialogAddress;
}

/** A feed's details, its first items, what is known for a decision about it, and its actions. */
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
  const open = (other: number) => dialogs.show('open', other);
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
          <Name as="h3">{feed.feed_name}</Name>
          <FeedStanding feed={feed} />
        </div>
        {feed.version_in_review && <NewVersion />}
        {feed.feed_description !== null && <p dir="auto">{feed.feed_description}</p>}
        <FeedFacts feed={feed} />
        <FirstItems feed={feed} />
        <FeedDuplicates feedId={feed.id} onOpen={open} />
        {feedKind.earlier.may() && (
          <EarlierDecisions
            source={{ name: feedKind.name, read: feedKind.earlier.read }}
            id={feed.id}
            noun={feedKind.noun[0]}
            others={feedKind.earlier.others(caseOfFeed(feed))}
            onOpen={open}
          />
        )}
      </div>
      <Actions feed={feed} dialogs={dialogs} />
    </>
  );
}

function Actions({ feed, dialogs }: { feed: Feed; dialogs: FeedDialogAddress }) {
  const { id, feed_name, is_fetched, last_import } = feed;
  const fetchNow = useFetchFeed();
  const refetch = () =>
    fetchNow.mutate(id, {
      onSuccess: () => toastSuccess(`${feed_name} is being fetched`),
      onError: (error) => toastFailure(`${feed_name} could not be fetched.`, error),
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
      <Decisions feed={feed} />
    </DialogActions>
  );
}

/** What can be decided: on a feed or its new version that waits for it, and whether an approval still counts. */
function Decisions({ feed }: { feed: Feed }) {
  const { id, feed_name, review_status, version_in_review } = feed;
  const [rejection, setRejection] = useState<'review' | 'revoke'>();
  const resolve = useResolveFeed();
  useDialogBusy(resolve.isPending);
  const isWaiting = review_status === 'pending' || Boolean(version_in_review);
  const approve = () =>
    resolve.mutate(
      { id, resolution: 'approved' },
      {
        onSuccess: () => toastSuccess(`${feed_name} was approved`),
        onError: (error) => toastFailure('Failed to approve feed...', error, feed_name),
      },
    );
  return (
    <>
      {review_status === 'approved' && may('adminFeeds.reject') && (
        <Button variant="light" color="red" onClick={() => setRejection('revoke')}>
          Take back approval
        </Button>
      )}
      {isWaiting && may('feedReview.resolve') && (
        <>
          <Button variant="light" color="red" onClick={() => setRejection('review')}>
            Reject
          </Button>
          <Button disabled={resolve.isPending} onClick={approve}>
            {resolve.isPending ? 'Approving...' : 'Approve'}
          </Button>
        </>
      )}
      <RejectDialog feed={rejection && feed} revokes={rejection === 'revoke'} onClose={() => setRejection(undefined)} />
    </>
  );
}
