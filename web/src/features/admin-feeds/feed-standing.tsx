import type { Feed, ImportState } from '@grt/sdk/contract';
import { activityOf, importWords, reviewWords } from '../../parts/feed-status.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './feed-table.module.css';

const quietStates: ReadonlySet<ImportState> = new Set(['done', 'unchanged', 'in_review']);

/** A feed's review status, activity, and its latest import if it needs attention. */
export function FeedStanding({ feed }: { feed: Feed }) {
  const { word, tone } = reviewWords[feed.review_status];
  const activity = activityOf(feed);
  const run = feed.last_import;
  const isQuiet = run === null || quietStates.has(run.state);
  return (
    <div className={styles['standing']}>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      {activity && <StatusBadge tone={activity.tone}>{activity.word}</StatusBadge>}
      {feed.version_in_review && <StatusBadge tone="wait">New version in review</StatusBadge>}
      {!isQuiet && <StatusBadge tone={importWords[run.state].tone}>{importWords[run.state].word}</StatusBadge>}
    </div>
  );
}
