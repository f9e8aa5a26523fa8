import type { Feed } from '@grt/sdk/contract';
import type { BulkJob } from '../../core/bulk/job.ts';
import type { Context } from '../../core/context.ts';
import { findDomain } from '../../parts/find-domain.ts';
import { feedResult } from './feed-columns.ts';

/** What `--all` is narrowed to. */
export interface FeedFilter {
  readonly search?: string;
  readonly domain?: string;
  readonly client?: number;
}

/** What approving and rejecting have in common. */
export function reviewJob(
  context: Context,
  { search, domain, client }: FeedFilter,
): Pick<BulkJob<Feed>, 'what' | 'columns' | 'matching' | 'look'> {
  const options = { signal: context.signal };
  return {
    what: ['feed', 'feeds'],
    columns: feedResult,
    matching: async function* () {
      const grt = await context.grt();
      const domain_id = domain === undefined ? undefined : await findDomain(context, { domain, client });
      yield* grt.adminFeeds.list({ status: 'pending', search, domain_id, client_id: client }, options);
    },
    look: async (id) => (await context.grt()).adminFeeds.show({ id }, options),
  };
}
