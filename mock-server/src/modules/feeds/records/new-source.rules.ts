import type { ReadingChoices } from '../../../tables/feeds.tables.ts';
import type { NewSource, ReplacedSource, SourceFields } from '../../../tables/imports.tables.ts';
import { possible } from './feed-form.rules.ts';
import type { FeedRow } from './feed-select.ts';
import { nextRefresh } from './feed-runs.rules.ts';
import { underReview } from './feeds.rules.ts';

/** What a file sets in its feed: it ends the fetching. */
export const ofFile = { feedUrl: null, isFetched: false, refreshIntervalMinutes: null } as const;

/** How a form wants its file or URL to be read, on top of how the feed's is. @throws Refusal 422 if it is impossible */
export function readingIn(feed: Pick<FeedRow, 'reading'>, changes: Partial<ReadingChoices> | undefined) {
  return changes === undefined ? {} : { reading: possible({ ...feed.reading, ...changes }) };
}

/** A new source, with what was found in its file. */
export function withFound(newSource: NewSource, found: Partial<SourceFields>): NewSource {
  return { ...newSource, fields: { ...newSource.fields, ...found } };
}

/** What a new file or URL sets in its feed when it takes effect. */
export function sourceColumns(feed: FeedRow, fields: Partial<SourceFields>, at: Date) {
  const { refreshIntervalMinutes: interval = feed.refreshIntervalMinutes } = fields;
  return {
    ...fields,
    ...(fields.mapping === undefined ? {} : { mappingUpdatedAt: at }),
    ...(fields.isFetched === undefined ? {} : { failedRuns: 0, nextRefreshAt: nextRefresh(interval, at) }),
  };
}

/** What a feed is set to when its new file or URL takes effect before it is reviewed, because the feed is not approved. */
export function withNewSource(feed: FeedRow, fields: Partial<SourceFields>, at: Date) {
  return { ...sourceColumns(feed, fields, at), ...(feed.reviewStatus === 'pending' ? {} : underReview(at)) };
}

/** What a feed is set to when a new version of it goes to review: it stays approved, and live with the approved version.
 * @see docs/specification/decisions.md §7 */
export function withVersionInReview(at: Date) {
  return { submittedAt: at, reviewAdminId: null };
}

/** An approved feed as it is before a new source takes effect. */
export function replacedBy(feed: FeedRow, at: Date): ReplacedSource {
  const { feedUrl, isFetched, refreshIntervalMinutes, sourceFormat, reading, mapping, mappingColumns } = feed;
  const { isActive, reviewNotes, reviewedAt, reviewedBy, submittedAt } = feed;
  return {
    at: at.toISOString(),
    source: { feedUrl, isFetched, refreshIntervalMinutes, sourceFormat, reading, mapping, mappingColumns },
    isActive,
    reviewNotes,
    reviewedAt: reviewedAt?.toISOString() ?? null,
    reviewedBy,
    submittedAt: submittedAt.toISOString(),
  };
}

/** Whether a feed is still what it was set to when its new source took effect: it was not decided on, or sent to review
 * for another reason, since then. Earlier versions of the platform sent a feed to review at that moment. */
export function isStillReplacing({ reviewedAt, submittedAt }: FeedRow, { at }: ReplacedSource): boolean {
  return (reviewedAt ?? submittedAt).toISOString() === at;
}

/** What a feed is set to when the import of its new source was reverted: the approved version that it was. Paused since
 * then, it stays paused. Nothing, if it is no longer what the new source made of it. */
export function withReplacedSource(feed: FeedRow, replaced: ReplacedSource, at: Date) {
  if (!isStillReplacing(feed, replaced)) return {};
  const { source, reviewNotes, reviewedAt, reviewedBy, submittedAt } = replaced;
  const isActive = replaced.isActive && (feed.isActive || feed.reviewStatus === 'pending');
  return {
    ...source,
    reviewStatus: 'approved' as const,
    isActive,
    reviewNotes,
    reviewedAt: reviewedAt === null ? null : new Date(reviewedAt),
    reviewedBy,
    submittedAt: new Date(submittedAt),
    reviewAdminId: null,
    nextRefreshAt: isActive ? nextRefresh(source.refreshIntervalMinutes, at) : null,
  };
}
