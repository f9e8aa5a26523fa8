import type { Client } from '@grt/sdk/contract';
import { findId } from '../../core/bulk/find-id.ts';
import type { Context } from '../../core/context.ts';
import { isNameIn } from '../../core/same-text.ts';
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
  columns: clientResult,
  records: (context) => ({
    // The id of a client in a list is that of its account.
    idField: 'client_id',
    listed: ['company_name'],
    others: ['email'],
    find: async function* () {
      for await (const client of (await context.grt()).clients.list({}, { signal: context.signal })) {
        yield { ...client, id: client.client_id };
      }
    },
    named: async function* (name) {
      const grt = await context.grt();
      for await (const client of grt.clients.list({ search: name }, { signal: context.signal })) {
        const { client_id: id, company_name, username, email } = client;
        if (isNameIn(name, [company_name, username, email])) yield { id };
      }
    },
  }),
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

/** The id of a client that was typed as its id, or as the company, username, or email.
 * @throws CommandError with exit code 6 when there is none, 7 when there are several */
export function clientId(context: Context, typed: string): Promise<number> {
  return findId({ ...reviewedClient, records: reviewedClient.records(context) }, typed);
}
