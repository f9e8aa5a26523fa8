import type { Notification } from '@grt/sdk/contract';
import { paths } from '../../core/paths.ts';

/** Where a notification leads: to the import that it is about, the feed, the domain's bidding, or the list of domains. */
export function linkOf({ type, feed_id: feedId, import_id: importId, domain_id: domainId }: Notification): string {
  if (feedId !== null) {
    const feed = paths.clientFeed({ feedId });
    return importId === null ? feed : `${feed}?report=${String(feedId)}`;
  }
  return type === 'domain.rejected' ? `${paths.clientDomains}?status=rejected` : paths.clientBidding({ domainId });
}
