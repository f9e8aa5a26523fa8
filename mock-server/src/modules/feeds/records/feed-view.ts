import { withUrlParameters } from '@grt/sdk/feeds';
import type {
  Feed,
  FeedDuplicate,
  FeedItem,
  Import,
  ImportError,
  MappingAnalysis,
  ReviewItem,
  SwitchedOffBy,
} from '@grt/sdk/contract';
import type { DuplicateFeed } from './duplicate-feeds.store.ts';
import type { FeedRecord, ImportRow } from './feed-select.ts';
import { isUrgent } from './feeds.rules.ts';
import type { importErrors } from '../../../tables/imports.tables.ts';
import type { items } from '../../../tables/items.tables.ts';

export type ItemRow = typeof items.$inferSelect & {
  /** Null: it has not been shown to anyone yet. */
  readonly traffic: { readonly views: number; readonly clicks: number } | null;
  /** The removal lists that keep it off. */
  readonly switchedOffBy: SwitchedOffBy[];
};
export type ImportErrorRow = typeof importErrors.$inferSelect;

/** A feed as it goes over the wire. */
export function feedOf({ feed: row, domain, companyName, contact, lastImport, switchedOff }: FeedRecord): Feed {
  const { delimiter, quote_char, lazy_quotes, has_header_row, header_row = null } = row.reading;
  return {
    id: row.id,
    feed_name: row.feedName,
    feed_description: row.feedDescription,
    description: row.feedDescription,
    feed_url: row.feedUrl,
    is_fetched: row.isFetched,
    feed_type: row.feedType,
    source_format: row.sourceFormat,
    category: row.category,
    domain_id: row.domainId,
    domain_name: domain.domainName,
    client_id: row.clientId,
    company_name: companyName,
    first_name: contact?.firstName ?? '',
    last_name: contact?.lastName ?? '',
    delimiter,
    quote_char,
    lazy_quotes,
    has_header_row,
    header_row,
    url_parameters: row.urlParameters,
    is_active: row.isActive,
    review_status: row.reviewStatus,
    review_notes: row.reviewNotes,
    reviewed_at: row.reviewedAt?.toISOString() ?? null,
    version_in_review:
      lastImport?.state === 'in_review'
        ? { import_id: lastImport.id, submitted_at: row.submittedAt.toISOString() }
        : null,
    views: row.views,
    clicks: row.clicks,
    total_items: row.totalItems,
    switched_off: switchedOff,
    refresh_interval_minutes: row.refreshIntervalMinutes,
    next_refresh_at: row.nextRefreshAt?.toISOString() ?? null,
    last_error: row.lastError,
    last_import: lastImport && importOf(lastImport),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** An import as it goes over the wire. */
export function importOf(row: ImportRow): Import {
  return {
    id: row.id,
    feed_id: row.feedId,
    state: row.state,
    source_name: row.sourceName,
    size_bytes: row.sizeBytes,
    sha256: row.sha256,
    progress: { bytes_read: row.bytesRead, rows_read: row.rowsRead, percent: row.percent },
    counts: row.counts,
    switched_off: row.switchedOff,
    warnings: row.warnings,
    errors_by_code: row.errorsByCode,
    repeats_import_id: row.repeatsImportId,
    new_source: row.newSource !== null,
    hold_reason: row.holdReason,
    error: row.error,
    upload_id: row.uploadId,
    created_by: row.createdBy,
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}

/** One import, with what became of the values of its file, and what was found in it while it waits for a mapping, or for
 * a reviewer. */
export function shownImportOf(row: ImportRow, { analysis, urlParameters }: ShownImport): Import {
  const { state, firstItems, accounting } = row;
  const shown = { ...importOf(row), analysis, accounting };
  if (state !== 'in_review' || firstItems === null) return shown;
  const first_items = firstItems.map(({ external_id, title, thumbnail_url, url, video_url }) => ({
    external_id,
    title,
    thumbnail_url,
    url: linkOf(url, urlParameters),
    video_url,
  }));
  return { ...shown, first_items };
}

interface ShownImport {
  readonly analysis: MappingAnalysis | null;
  /** Of its feed. */
  readonly urlParameters: string | null;
}

function linkOf(url: string | null, urlParameters: string | null): string | null {
  return url === null ? null : withUrlParameters(url, urlParameters ?? '');
}

/** Something that was refused or noticed in an import. */
export function importErrorOf({ line, column, field, severity, code, message, value }: ImportErrorRow): ImportError {
  return { line, column, field, severity, code, message, value };
}

/** An item as it goes over the wire, its link with the feed's parameters. */
export function itemOf(row: ItemRow, urlParameters: string | null): FeedItem {
  const { details } = row;
  return {
    id: row.id,
    external_id: row.externalId,
    title: row.title,
    thumbnail_url: row.thumbnailUrl,
    url: linkOf(row.url, urlParameters),
    embed_code: details.embed_code ?? null,
    embed_url: details.embed_url ?? null,
    video_url: details.video_url ?? null,
    preview_url: details.preview_url ?? null,
    thumbnails: details.thumbnails ?? [],
    description: details.description ?? null,
    duration: details.duration ?? null,
    tags: details.tags ?? [],
    categories: details.categories ?? [],
    performers: details.performers ?? [],
    studio: details.studio ?? null,
    published_at: details.published_at ?? null,
    expires_at: details.expires_at ?? null,
    views: details.views ?? null,
    rating: details.rating ?? null,
    language: details.language ?? null,
    quality: details.quality ?? null,
    status: details.status ?? null,
    is_enabled: row.isEnabled && !row.isRemoved,
    switched_off_by: row.switchedOffBy,
    served_views: row.traffic?.views ?? 0,
    served_clicks: row.traffic?.clicks ?? 0,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** An entry of the review queue. Its number is the feed's: a feed waits for one review at a time. */
export function reviewItemOf(record: FeedRecord, now: Date): ReviewItem {
  const { id, reviewAdminId, submittedAt } = record.feed;
  return {
    review_id: id,
    feed: feedOf(record),
    status: reviewAdminId === null ? 'pending' : 'in_review',
    is_urgent: isUrgent(submittedAt, now),
    admin_id: reviewAdminId,
    assigned_to: record.assignee,
    submitted_at: submittedAt.toISOString(),
  };
}

/** A feed that may be the same as another one. */
export function duplicateOf({ feed, companyName, domainName, matchedOn }: DuplicateFeed): FeedDuplicate {
  return {
    feed_id: feed.id,
    feed_name: feed.feedName,
    matched_on: matchedOn,
    client_id: feed.clientId,
    company_name: companyName,
    domain_id: feed.domainId,
    domain_name: domainName,
    review_status: feed.reviewStatus,
    created_at: feed.createdAt.toISOString(),
  };
}
