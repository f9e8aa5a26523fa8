import type { Feed } from '@grt/sdk/contract';
import { wholeNumber } from '../../core/list.ts';
import { administratorHelp, assigneeFilter } from '../../parts/administrator.ts';
import { findDomain } from '../../parts/find-domain.ts';
import { feedRecords } from '../../parts/review/feed-records.ts';
import type { ReviewedKind } from '../../parts/review/reviewed-kind.ts';
import { feedResult } from './feed-columns.ts';

/** What narrows `--all`. */
interface FeedFilter {
  readonly search?: string;
  readonly domain?: string;
  readonly client?: number;
  readonly assignee?: string;
}

/** Feeds, as approving and rejecting see them. */
export const reviewedFeed: ReviewedKind<Feed, 'pending' | 'approved', FeedFilter> = {
  noun: 'feeds',
  what: ['feed', 'feeds'],
  columns: feedResult,
  records: feedRecords,
  addFilters: (command) =>
    void command
      .option('--search <text>', 'with --all: match part of a name or URL')
      .option('--domain <name-or-id>', 'with --all: only this domain')
      .option('--client <id>', 'with --all: only this client', wholeNumber)
      .option('--assignee <admin>', `with --all: only what is assigned to this administrator: ${administratorHelp}`),
  filtersInWords: 'the filters',
  list: async function* (context, { status, filter: { search, domain, client, assignee: named } }, options) {
    const grt = await context.grt();
    const domain_id = domain === undefined ? undefined : await findDomain(context, { domain, client });
    const assignee = await assigneeFilter(context, named);
    yield* grt.adminFeeds.list({ status, search, domain_id, client_id: client, assignee }, options);
  },
  show: (grt, id, options) => grt.adminFeeds.show({ id }, options),
};
