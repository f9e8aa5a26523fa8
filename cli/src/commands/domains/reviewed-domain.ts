import type { Domain } from '@grt/sdk/contract';
import { administratorHelp, assigneeFilter } from '../../parts/administrator.ts';
import { comparableDomain } from '../../parts/find-domain.ts';
import { clientFilter, clientFlag } from '../../parts/review/client-records.ts';
import type { ReviewedKind } from '../../parts/review/reviewed-kind.ts';
import { domainResult } from './domain-columns.ts';

/** What narrows `--all`. */
interface DomainFilter {
  readonly search?: string;
  readonly client?: string;
  readonly assignee?: string;
}

/** Domains, as approving and rejecting see them. */
export const reviewedDomain: ReviewedKind<Domain, 'pending' | 'approved', DomainFilter> = {
  noun: 'domains',
  what: ['domain', 'domains'],
  dataOf: 'domains.approve',
  columns: domainResult,
  records: (context) => ({
    listed: ['domain_name'],
    others: ['client.company_name'],
    names: ['domain_name'],
    spelled: comparableDomain,
    find: async function* () {
      yield* (await context.grt()).domains.listForReview({}, { signal: context.signal });
    },
    named: async function* (typed) {
      const grt = await context.grt();
      const name = await comparableDomain(typed);
      for await (const row of grt.domains.listForReview({ search: name }, { signal: context.signal }))
        if (row.domain_name === name) yield row;
    },
  }),
  addFilters: (command) =>
    void command
      .option('--search <text>', 'with --all: match part of a name')
      .option(clientFlag, 'with --all: only this client')
      .option('--assignee <admin>', `with --all: only what is assigned to this administrator: ${administratorHelp}`),
  filtersInWords: 'the filters',
  list: async function* (context, { status, filter: { search, client, assignee: named } }, options) {
    const grt = await context.grt();
    const assignee = await assigneeFilter(context, named);
    const client_id = await clientFilter(context, client);
    yield* grt.domains.listForReview({ status, search, client_id, assignee }, options);
  },
  show: (grt, id, options) => grt.domains.show({ id }, options),
};
