import type { Records } from '../../core/bulk/same-records.ts';
import type { Context } from '../../core/context.ts';
import { accountType } from '../account-type.ts';

/** A client's own feeds, and for administrators, everyone's. */
export function feedRecords(context: Context): Records {
  return {
    listed: ['feed_name', 'domain_name'],
    others: ['company_name'],
    find: async function* () {
      const { adminFeeds, clientFeeds } = await context.grt();
      const isAdmin = (await accountType(context)) === 'admin';
      yield* (isAdmin ? adminFeeds : clientFeeds).list({}, { signal: context.signal });
    },
  };
}
