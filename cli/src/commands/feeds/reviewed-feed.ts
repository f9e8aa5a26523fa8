import type { Feed } from '@grt/sdk/contract';
import { administratorHelp, assigneeFilter } from '../../parts/administrator.ts';
import { findDomain } from '../../parts/find-domain.ts';
import { clientFilter, clientFlag } from '../../parts/review/client-records.ts';
import { feedRecords } from '../../parts/review/feed-records.ts';
import type { ReviewedKind } from '../../parts/review/reviewed-kind.ts';
import { feedResult } from './feed-columns.ts';

/** What narrows `--all`. */
interface FeedFilter {
  readonly search?: string;
  readonly domain?: string;
  readonly client?: string;
  readonly assignee?: string;
}

/** Feeds, as approving and rejecting see them. */
export const reviewedFeed: ReviewedKind<Feed, 'pending' | 'approved', FeedFilter> = {
  noun: 'feeds',
  what: ['feed', 'feeds'],
  dataOf: 'adminFeeds.approve',
  columns: feedResult,
  records: feedRecords,
  addFilters: (command) =>
    void command
      .option('--search <text>', 'with --all: match part of a name or URL')
      .option('--domain <name-or-id>', 'with --all: only this domain')
      .option(clientFlag, 'with --all: only this client')
      .option('--assignee <admin>', `with --all: only what is assigned to this administrator: ${administratorHelp}`),
  filtersInWords: 'the filters',
  list: async function* (context, { status, filter: { search, domain, client, assignee: named } }, options) {
    const grt = await context.grt();
    const client_id = await clientFilter(context, client);
    const domain_id = domain === undefined ? undefined : await findDomain(context, { domain, clientId: client_id });
    const assignee = await assigneeFilter(context, named);
    yield* grt.adminFeeds.list({ status, search, domain_id, client_id, assignee }, options);
  },
  show: (grt, id, options) => grt.adminFeeds.show({ id }, options),
};
