import type { Domain } from '@grt/sdk/contract';
import type { BulkJob } from '../../core/bulk/job.ts';
import type { Context } from '../../core/context.ts';
import { domainResult } from './domain-columns.ts';

/** What `--all` is narrowed to. */
export interface DomainFilter {
  readonly search?: string;
  readonly client?: number;
}

/** What approving and rejecting have in common. */
export function reviewJob(
  context: Context,
  { search, client }: DomainFilter,
): Pick<BulkJob<Domain>, 'what' | 'columns' | 'matching'> {
  return {
    what: ['domain', 'domains'],
    columns: domainResult,
    matching: async function* () {
      const grt = await context.grt();
      const filter = { status: 'pending', search, client_id: client } as const;
      yield* grt.domains.listForReview(filter, { signal: context.signal });
    },
  };
}
