import type { FeedRow } from './feed-select.ts';

/** What audit entries record about a feed: what a form says about it, and its state. */
export function fieldsInAudit(feed: FeedRow) {
  return {
    client_id: feed.clientId,
    feed_name: feed.feedName,
    feed_description: feed.feedDescription,
    feed_url: feed.feedUrl,
    is_fetched: feed.isFetched,
    refresh_interval_minutes: feed.refreshIntervalMinutes,
    feed_type: feed.feedType,
    category: feed.category,
    domain_id: feed.domainId,
    ...feed.reading,
    url_parameters: feed.urlParameters,
    is_active: feed.isActive,
    review_status: feed.reviewStatus,
    source_format: feed.sourceFormat,
    mapping: feed.mapping,
  };
}
