import { findId, type Finder } from '../../core/bulk/find-id.ts';
import type { Records } from '../../core/bulk/same-records.ts';
import type { Context } from '../../core/context.ts';
import { isNameIn } from '../../core/same-text.ts';

/** What a flag for a client takes. */
export const clientFlag = '--client <name-or-id>';

/** Clients, by id, company, username, or email. */
export function clientRecords(context: Pick<Context, 'grt' | 'signal'>): Records {
  return {
    // The id of a client in a list is that of its account.
    idField: 'client_id',
    listed: ['company_name'],
    others: ['email'],
    names: ['company_name', 'username', 'email'],
    find: async function* () {
      for await (const client of (await context.grt()).clients.list({}, { signal: context.signal })) {
        yield { ...client, id: client.client_id };
      }
    },
    named: async function* (name) {
      const grt = await context.grt();
      for await (const client of grt.clients.list({ search: name }, { signal: context.signal })) {
        const { client_id: id, company_name, username, email } = client;
        if (isNameIn(name, [company_name, username, email])) yield { ...client, id };
      }
    },
  };
}

/** The id of a client that was typed as its id, or as the company, username, or email.
 * @throws CommandError with exit code 6 when there is none, 7 when there are several */
export function clientId(context: Finder, typed: string): Promise<number> {
  return findId(context, { noun: 'clients', what: ['client', 'clients'], records: clientRecords(context) }, typed);
}

/** The `client_id` that narrows a list, as named by a flag.
 * @throws CommandError as `clientId` does */
export async function clientFilter(context: Finder, typed: string | undefined): Promise<number | undefined> {
  return typed === undefined ? undefined : clientId(context, typed);
}
