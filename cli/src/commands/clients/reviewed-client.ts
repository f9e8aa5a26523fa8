import type { Client } from '@grt/sdk/contract';
import { clientRecords } from '../../parts/review/client-records.ts';
import type { ReviewedKind } from '../../parts/review/reviewed-kind.ts';
import { clientResult } from './client-columns.ts';

/** What narrows `--all`. */
interface ClientFilter {
  readonly search?: string;
}

/** Clients, as activating and suspending see them. */
export const reviewedClient: ReviewedKind<Client, 'active' | 'suspended', ClientFilter> = {
  noun: 'clients',
  what: ['client', 'clients'],
  dataOf: 'clients.suspend',
  columns: clientResult,
  records: clientRecords,
  addFilters: (command) =>
    void command.option('--search <text>', 'with --all: match part of a company, name, username, or email'),
  filtersInWords: '--search',
  list: async function* (context, { status, filter: { search } }, options) {
    const grt = await context.grt();
    for await (const client of grt.clients.list({ status, search, sort: 'oldest' }, options)) {
      yield { ...client, id: client.client_id };
    }
  },
  show: (grt, id, options) => grt.clients.show({ id }, options),
};
