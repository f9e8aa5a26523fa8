import { isDeepStrictEqual } from 'node:util';
import type { KeptMapping } from '@grt/sdk/contract';
import { feedFetch } from '@grt/sdk/contract';
import { checkKeptMapping, isKeptMapping, mappingFits, type FeedAnalysis } from '@grt/sdk/feeds';
import { invalid } from '../../../core/refusal.ts';
import type { FeedFieldChanges } from '../../../tables/feeds.tables.ts';
import { nextRefresh, type FetchState } from '../records/feed-runs.rules.ts';
import type { FeedRow, ImportRow } from '../records/feed-select.ts';
import { ofFile } from '../records/new-source.rules.ts';

/** Whether a change gives a feed a different address. */
export function isNewUrl(feed: Pick<FeedRow, 'feedUrl'>, { feedUrl }: FeedFieldChanges): boolean {
  return feedUrl !== undefined && feedUrl !== null && feedUrl !== feed.feedUrl;
}

/** What a change to a feed means for fetching it. A file ends it. A new URL, a new interval, and resuming restart the
 * count of failed runs and the time until the next run.
 * @throws Refusal 422 if an uploaded feed would be fetched at intervals. */
export function fetchChanges(
  feed: FetchState,
  changes: FeedFieldChanges,
  { at, hasNewFile }: { readonly at: Date; readonly hasNewFile: boolean },
): Partial<FetchState> {
  if (hasNewFile) return feed.isFetched ? { ...ofFile, nextRefreshAt: null, failedRuns: 0 } : {};
  const { refreshIntervalMinutes: interval = feed.refreshIntervalMinutes } = changes;
  const isFetched = feed.isFetched || isNewUrl(feed, changes);
  if (!isFetched) {
    if (interval === null) return {};
    throw invalid({ refresh_interval_minutes: ['Only URL feeds can be fetched on a schedule'] });
  }
  const resumes = changes.isActive === true && !feed.isActive;
  const begins = isNewUrl(feed, changes) || resumes || interval !== feed.refreshIntervalMinutes;
  return begins ? { isFetched, failedRuns: 0, nextRefreshAt: nextRefresh(interval, at) } : {};
}

/** How long to wait after a failed attempt, in milliseconds: longer if the host asks for it, but with a maximum.
 * @param askedMs - what the host asks for. @see docs/specification/decisions.md §7 */
export function waitAfterAttempt(attempt: number, askedMs: number): number {
  const { retryAfterMs, longestWaitMs } = feedFetch;
  return Math.max(retryAfterMs[attempt - 1] ?? 0, Math.min(askedMs, longestWaitMs));
}

/** The mapping that a fetched file is imported with; undefined: a person must map it. The mapping stored with the
 * feed counts even if some of its columns are gone, as long as the address is the same: that puts the import on hold
 * instead of asking again. Otherwise it must fit, as for a file that is sent.
 * @see docs/specification/decisions.md §7 */
export function mappingFor(
  { mapping, feedType }: Pick<FeedRow, 'mapping' | 'feedType'>,
  { columns, needs_mapping, natural_mapping }: FeedAnalysis,
  isSameSource: boolean,
): KeptMapping | undefined {
  const isUsable =
    isKeptMapping(mapping) &&
    Object.keys(checkKeptMapping(mapping, isSameSource ? undefined : columns, feedType)).length === 0 &&
    (isSameSource || mappingFits(mapping, columns));
  if (isUsable) return mapping;
  return needs_mapping ? undefined : (natural_mapping as KeptMapping);
}

/** Whether a file that is the same as that of an import would be read the same way now, so that the host need not send
 * it again. Choices that were found in the content then, and never stated, are the same for the same content. */
export function wouldReadTheSame(
  feed: Pick<FeedRow, 'feedUrl' | 'feedType' | 'mapping' | 'reading'>,
  last: Pick<ImportRow, 'sourceName' | 'feedType' | 'mapping' | 'reading'>,
): boolean {
  const found: Readonly<Record<string, unknown>> = { ...last.reading };
  const isReadAlike = Object.entries(feed.reading).every(([name, value]) => found[name] === value);
  const isMappedAlike = isDeepStrictEqual(feed.mapping, last.mapping);
  return feed.feedUrl === last.sourceName && feed.feedType === last.feedType && isReadAlike && isMappedAlike;
}
