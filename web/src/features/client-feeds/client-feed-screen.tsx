import { NotFoundError } from '@grt/sdk';
import type { Feed } from '@grt/sdk/contract';
import { Alert, Button, Skeleton } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { shownDomain } from '../../core/domain-name.ts';
import { formatCount, formatPercent } from '../../core/format.ts';
import { paths } from '../../core/paths.ts';
import { useDialogAddress } from '../../core/use-dialog-address.ts';
import { anId } from '../../core/use-list-address.ts';
import { activityOf, reviewWords } from '../../parts/feed-status.ts';
import { SimulatedTraffic } from '../../parts/traffic-source/simulated-traffic.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useFeed } from './client-feed.queries.ts';
import styles from './client-feed-screen.module.css';
import { feedDialogNames, FeedDialogs } from './feed-dialogs.tsx';
import { FeedImports } from './feed-imports.tsx';
import { FeedMapping } from './feed-mapping.tsx';
import { FeedSource } from './feed-source.tsx';
import { FeedVideos } from './feed-videos.tsx';
import { useFeedActions } from './use-feed-actions.tsx';

/** One feed: its videos, its imports, and where they come from. */
export function ClientFeedScreen() {
  const { feedId = '' } = useParams();
  const id = anId(feedId);
  if (id === undefined) return <NoFeed error={undefined} onRetry={undefined} />;
  return <OneFeed key={id} id={id} />;
}

function OneFeed({ id }: { id: number }) {
  const { data: feed, error, isPending, refetch } = useFeed(id);
  if (isPending) return <Loading />;
  if (feed === undefined || error instanceof NotFoundError)
    return <NoFeed error={error ?? undefined} onRetry={() => void refetch()} />;
  return <Shown feed={feed} />;
}

function Shown({ feed }: { feed: Feed }) {
  const dialogs = useDialogAddress(feedDialogNames);
  const navigate = useNavigate();
  const actions = useFeedActions(() => void navigate(paths.clientFeeds));
  const { feed_type, category, domain_name, review_status, review_notes, last_error } = feed;
  const isList = feed_type === 'disabled';
  return (
    <Screen>
      <BackToFeeds />
      <PageHeader
        title={feed.feed_name}
        mark={<SimulatedTraffic />}
        context={[shownDomain(domain_name), isList ? 'removal list' : category].filter(Boolean).join(' · ')}
        actions={<Actions feed={feed} actions={actions} onNewFile={() => dialogs.show('file', feed.id)} />}
      />
      {review_status === 'rejected' && review_notes !== null && (
        <Alert color="red" variant="light" role="note" title="Rejected">
          {review_notes}
        </Alert>
      )}
      {feed.review_status === 'approved' && feed.version_in_review && (
        <Alert color="blue" variant="light" role="note" title="A new version is being reviewed">
          The approved version stays live until then.
        </Alert>
      )}
      {last_error !== null && (
        <Alert color="yellow" variant="light" role="note" title="The last fetch failed">
          {last_error}
        </Alert>
      )}
      {feed.feed_description !== null && (
        <p className={styles['description']} dir="auto">
          {feed.feed_description}
        </p>
      )}
      <Totals feed={feed} />
      <div className={styles['columns']}>
        <FeedVideos feed={feed} />
        <div className={styles['side']}>
          <FeedSource feed={feed} />
          <FeedImports feedId={feed.id} onOpen={() => dialogs.show('report', feed.id)} />
          <FeedMapping feed={feed} />
        </div>
      </div>
      <FeedDialogs dialogs={dialogs} />
      {actions.dialogs}
    </Screen>
  );
}

interface ActionsProps {
  readonly feed: Feed;
  readonly actions: ReturnType<typeof useFeedActions>;
  readonly onNewFile: () => void;
}

function Actions({ feed, actions, onNewFile }: ActionsProps) {
  const review = reviewWords[feed.review_status];
  const activity = activityOf(feed);
  return (
    <div className={styles['actions']}>
      <StatusBadge tone={review.tone}>{review.word}</StatusBadge>
      {activity && <StatusBadge tone={activity.tone}>{activity.word}</StatusBadge>}
      <Button variant="subtle" color="red" onClick={() => actions.remove(feed)}>
        Delete
      </Button>
      {feed.review_status === 'approved' && (
        <Button variant="default" disabled={actions.isBusy(feed)} onClick={() => actions.toggle(feed)}>
          {feed.is_active ? 'Pause' : 'Resume'}
        </Button>
      )}
      <Button variant="default" onClick={() => actions.edit(feed)}>
        Edit
      </Button>
      {feed.is_fetched ? (
        <Button disabled={actions.isBusy(feed)} onClick={() => actions.fetch(feed)}>
          Fetch now
        </Button>
      ) : (
        <Button onClick={onNewFile}>New file</Button>
      )}
    </div>
  );
}

function Totals({ feed: { feed_type, total_items, views, clicks } }: { feed: Feed }) {
  if (feed_type === 'disabled') return null;
  return (
    <StatTiles columns={4}>
      <StatTile label="Videos" figure={formatCount(total_items)} note="switched on" />
      <StatTile label="Views" figure={formatCount(views)} note="all time" />
      <StatTile label="Clicks" figure={formatCount(clicks)} note="all time" />
      <StatTile label="Click rate" figure={views === 0 ? '—' : formatPercent(clicks / views)} note="clicks per view" />
    </StatTiles>
  );
}

function BackToFeeds() {
  return (
    <Link className={styles['back']} to={paths.clientFeeds}>
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
      Back to My Feeds
    </Link>
  );
}

function Loading() {
  return (
    <Screen>
      <BackToFeeds />
      <PageHeader title="Feed" />
      <output className={styles['description']}>Loading the feed...</output>
      <Skeleton height={92} />
      <Skeleton height={480} />
    </Screen>
  );
}

function NoFeed({ error, onRetry }: { error: Error | undefined; onRetry: (() => void) | undefined }) {
  const isMissing = error === undefined || error instanceof NotFoundError;
  return (
    <Screen>
      <BackToFeeds />
      <PageHeader title="Feed" />
      {isMissing ? (
        <EmptyState
          title="Feed not found"
          action={
            <Button variant="default" component={Link} to={paths.clientFeeds}>
              Back to My Feeds
            </Button>
          }
        >
          This feed does not exist. It may have been deleted.
        </EmptyState>
      ) : (
        <LoadFailure message="The feed could not be loaded." error={error} onRetry={() => onRetry?.()} />
      )}
    </Screen>
  );
}
