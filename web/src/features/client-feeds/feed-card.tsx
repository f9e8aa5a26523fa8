import { useId } from 'react';
import type { Feed } from '@grt/sdk/contract';
import { Button, Skeleton } from '@mantine/core';
import { CirclePause, CirclePlay } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { shownDomain } from '../../core/domain-name.ts';
import { formatCount } from '../../core/format.ts';
import { paths } from '../../core/paths.ts';
import { activityOf, importWords, reviewWords } from '../../parts/feed-status.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './feed-card.module.css';
import { Thumbnail } from '../../parts/thumbnail/thumbnail.tsx';
import { intervalWords } from '../../parts/feed-form/refresh-intervals.ts';
import { itemsWords, switchedOffWords } from '../../parts/switched-off.ts';

interface FeedCardProps {
  readonly feed: Feed;
  /** A change to it is in progress. */
  readonly busy: boolean;
  readonly onToggle: () => void;
  readonly onFetch: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One feed: its details, review status, metrics, and actions. */
export function FeedCard({ feed, busy, onToggle, onFetch, onEdit, onDelete }: FeedCardProps) {
  const id = useId();
  const review = reviewWords[feed.review_status];
  const off = switchedOffWords(feed.switched_off);
  return (
    <li className={styles['card']} aria-labelledby={id}>
      <div className={styles['head']}>
        <div className={styles['names']}>
          <h2 id={id} dir="auto">
            <Link to={paths.clientFeed({ feedId: feed.id })}>{feed.feed_name}</Link>
          </h2>
          <p>{shownDomain(feed.domain_name)}</p>
        </div>
        <Activity feed={feed} />
      </div>
      {feed.thumbnails && feed.thumbnails.length > 0 && <Strip urls={feed.thumbnails} />}
      <p className={styles['description']}>{feed.feed_url ?? feed.feed_description ?? 'No description'}</p>
      <dl className={styles['figures']}>
        <Figure name="Items" value={itemsWords(feed)} />
        <Figure name="Views" value={formatCount(feed.views)} />
        <div>
          <dt>Review</dt>
          <dd>
            <StatusBadge tone={review.tone}>{review.word}</StatusBadge>
          </dd>
        </div>
      </dl>
      {off !== undefined && <p className={styles['schedule']}>{off}</p>}
      {feed.is_fetched && <p className={styles['schedule']}>{intervalWords(feed.refresh_interval_minutes)}</p>}
      <Latest feed={feed} />
      <div className={styles['actions']}>
        <Button variant="default" size="xs" onClick={onEdit}>
          Edit
        </Button>
        {feed.is_fetched ? (
          <Button variant="default" size="xs" disabled={busy} onClick={onFetch}>
            Fetch now
          </Button>
        ) : (
          <NewFile feedId={feed.id} />
        )}
        {feed.review_status === 'approved' && (
          <Button variant="default" size="xs" disabled={busy} onClick={onToggle}>
            {feed.is_active ? 'Pause' : 'Resume'}
          </Button>
        )}
        <Button variant="subtle" color="red" size="xs" onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}

/** The first pictures; always the same height, so that cards stay in line. */
function Strip({ urls }: { urls: readonly string[] }) {
  return (
    <div className={styles['strip']} aria-hidden="true">
      {[0, 1, 2, 3].map((place) => (
        <Thumbnail key={place} url={urls[place] ?? null} />
      ))}
    </div>
  );
}

/** Whether its videos are currently shown: an icon and a label. */
function Activity({ feed }: { feed: Feed }) {
  const activity = activityOf(feed);
  if (!activity) return null;
  const Icon = feed.is_active ? CirclePlay : CirclePause;
  return (
    <span className={styles['activity']} data-active={feed.is_active}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {activity.word}
    </span>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles['number']}>{value}</dd>
    </div>
  );
}

/** Opens the dialog for a new file, which has its own URL. */
function NewFile({ feedId }: { feedId: number }) {
  const search = useSearchWith('file', feedId);
  return (
    <Button variant="default" size="xs" component={Link} to={{ search }}>
      New file
    </Button>
  );
}

/** The current URL's search with one more parameter. */
function useSearchWith(name: string, id: number): string {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set(name, String(id));
  return `?${next.toString()}`;
}

/** The latest event: why it was rejected, or the latest import's state, with a link to the report. */
function Latest({ feed }: { feed: Feed }) {
  const { id, review_status, review_notes, version_in_review, last_import, last_error, updated_at } = feed;
  const search = useSearchWith('report', id);
  if (review_status === 'rejected' && review_notes !== null) {
    return <p className={styles['latest']}>Rejected: {review_notes}</p>;
  }
  if (last_import === null) {
    return (
      <p className={styles['latest']}>
        Changed <TimeAgo at={updated_at} />
      </p>
    );
  }
  const { word, tone } = importWords[last_import.state];
  return (
    <p className={styles['latest']}>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      <span>
        {version_in_review && 'A new version is being reviewed. The approved version stays live until then. '}
        {last_import.state === 'dropped' && last_import.error !== null && `Rejected: ${last_import.error} `}
        {last_error !== null && `${last_error} `}
        <Link to={{ search }}>Import report</Link>, <TimeAgo at={last_import.created_at} />
      </span>
    </p>
  );
}

/** A card while it is loading. */
export function FeedCardSkeleton() {
  return (
    <div className={styles['card']} aria-hidden="true">
      <Skeleton height={16} width="55%" mt={4} />
      <Skeleton height={12} width="35%" mt={10} />
      <Skeleton height={12} width="80%" mt={20} />
      <Skeleton height={40} mt={18} />
      <Skeleton height={20} width="60%" mt={18} />
      <Skeleton height={30} width="70%" mt={18} />
    </div>
  );
}
