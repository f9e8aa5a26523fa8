import { feedFetch } from '@grt/sdk/contract';
import type { FeedRow } from './feed-select.ts';

/** What a feed's runs change in it. */
export type FetchState = Pick<
  FeedRow,
  'isFetched' | 'feedUrl' | 'refreshIntervalMinutes' | 'nextRefreshAt' | 'failedRuns' | 'isActive'
>;

/** When a feed is fetched again; null without an interval. */
export function nextRefresh(intervalMinutes: number | null, at: Date): Date | null {
  return intervalMinutes === null ? null : new Date(at.getTime() + intervalMinutes * 60_000);
}

/** What a failed run changes in a feed. After five in a row a fetched feed is paused, and no longer fetched
 * automatically.
 * @see docs/specification/decisions.md §7 */
export function afterFailedRun({ isFetched, failedRuns }: FetchState): Partial<FetchState> & { isPaused: boolean } {
  if (!isFetched) return { isPaused: false };
  const count = failedRuns + 1;
  const isPaused = count >= feedFetch.pausedAfterFailures;
  return { failedRuns: count, isPaused, ...(isPaused ? { isActive: false, nextRefreshAt: null } : {}) };
}

/** What a successful run changes in a feed. */
export function afterGoodRun(feed: FetchState, at: Date) {
  const nextRefreshAt = feed.nextRefreshAt ?? nextRefresh(feed.refreshIntervalMinutes, at);
  return { lastError: null, ...(feed.isFetched ? { failedRuns: 0, nextRefreshAt } : {}) };
}
