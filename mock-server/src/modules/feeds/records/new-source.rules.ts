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

/** What a feed is set to when the rows of a new file or URL begin to be applied. It goes back to review at that moment:
 * until then, the approved version of an approved feed stays live. @see docs/specification/decisions.md §7 */
export function withNewSource(feed: FeedRow, fields: Partial<SourceFields>, at: Date) {
  const { refreshIntervalMinutes: interval = feed.refreshIntervalMinutes } = fields;
  return {
    ...fields,
    ...(fields.mapping === undefined ? {} : { mappingUpdatedAt: at }),
    ...(fields.isFetched === undefined ? {} : { failedRuns: 0, nextRefreshAt: nextRefresh(interval, at) }),
    ...(feed.reviewStatus === 'pending' ? {} : underReview(at)),
  };
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

/** What a feed is set to when the import of its new source was reverted: the approved version that it was. Nothing, if
 * the feed was decided on, or sent to review for another reason, since then. */
export function withReplacedSource(feed: FeedRow, replaced: ReplacedSource, at: Date) {
  if (feed.reviewStatus !== 'pending' || feed.submittedAt.toISOString() !== replaced.at) return {};
  const { source, isActive, reviewNotes, reviewedAt, reviewedBy, submittedAt } = replaced;
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
