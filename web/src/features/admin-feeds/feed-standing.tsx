import type { Feed } from '@grt/sdk/contract';
import { activityOf, importWords, reviewWords } from '../../parts/feed-status.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './feed-table.module.css';

/** A feed's review status, activity, and its latest import if it needs attention. */
export function FeedStanding({ feed }: { feed: Feed }) {
  const { word, tone } = reviewWords[feed.review_status];
  const activity = activityOf(feed);
  const run = feed.last_import;
  const isQuiet = run === null || run.state === 'done' || run.state === 'unchanged';
  return (
    <div className={styles['standing']}>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      {activity && <StatusBadge tone={activity.tone}>{activity.word}</StatusBadge>}
      {!isQuiet && <StatusBadge tone={importWords[run.state].tone}>{importWords[run.state].word}</StatusBadge>}
    </div>
  );
}
