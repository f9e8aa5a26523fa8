import type { Domain } from '@grt/sdk/contract';
import { wholeNumber } from '../../core/list.ts';
import type { ReviewedKind } from '../../parts/review/reviewed-kind.ts';
import { domainResult } from './domain-columns.ts';

/** What narrows `--all`. */
interface DomainFilter {
  readonly search?: string;
  readonly client?: number;
}

/** Domains, as approving and rejecting see them. */
export const reviewedDomain: ReviewedKind<Domain, 'pending' | 'approved', DomainFilter> = {
  noun: 'domains',
  what: ['domain', 'domains'],
  columns: domainResult,
  addFilters: (command) =>
    void command
      .option('--search <text>', 'with --all: match part of a name')
      .option('--client <id>', 'with --all: only this client', wholeNumber),
  filtersInWords: 'the filters',
  list: async function* (context, { status, filter: { search, client } }, options) {
    const grt = await context.grt();
    yield* grt.domains.listForReview({ status, search, client_id: client }, options);
  },
};
