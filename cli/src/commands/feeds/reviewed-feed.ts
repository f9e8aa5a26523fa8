import type { Feed } from '@grt/sdk/contract';
import { wholeNumber } from '../../core/list.ts';
import { findDomain } from '../../parts/find-domain.ts';
import type { ReviewedKind } from '../../parts/review/reviewed-kind.ts';
import { feedResult } from './feed-columns.ts';

/** What `--all` is narrowed to. */
interface FeedFilter {
  readonly search?: string;
  readonly domain?: string;
  readonly client?: number;
}

/** Feeds, as approving and rejecting see them. */
export const reviewedFeed: ReviewedKind<Feed, 'pending', FeedFilter> = {
  noun: 'feeds',
  what: ['feed', 'feeds'],
  columns: feedResult,
  addFilters: (command) =>
    void command
      .option('--search <text>', 'with --all: part of a name or address')
      .option('--domain <name-or-id>', 'with --all: only of this domain')
      .option('--client <id>', 'with --all: only of this client', wholeNumber),
  filtersInWords: 'the filters find',
  list: async function* (context, { status, filter: { search, domain, client } }, options) {
    const grt = await context.grt();
    const domain_id = domain === undefined ? undefined : await findDomain(context, { domain, client });
    yield* grt.adminFeeds.list({ status, search, domain_id, client_id: client }, options);
  },
  show: (grt, id, options) => grt.adminFeeds.show({ id }, options),
};
