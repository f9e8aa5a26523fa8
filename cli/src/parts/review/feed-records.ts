import { findId } from '../../core/bulk/find-id.ts';
import type { Records } from '../../core/bulk/same-records.ts';
import { isNameIn } from '../../core/same-text.ts';
import type { Context } from '../../core/context.ts';
import { accountType } from '../account-type.ts';

/** A client's own feeds, and for administrators, everyone's. */
export function feedRecords(context: Context): Records {
  return {
    listed: ['feed_name', 'domain_name'],
    others: ['company_name'],
    names: ['feed_name'],
    find: () => listedFeeds(context, {}),
    named: async function* (name) {
      for await (const feed of listedFeeds(context, { search: name })) if (isNameIn(name, [feed.feed_name])) yield feed;
    },
  };
}

async function* listedFeeds(context: Context, query: { readonly search?: string }) {
  const { adminFeeds, clientFeeds } = await context.grt();
  const isAdmin = (await accountType(context)) === 'admin';
  yield* (isAdmin ? adminFeeds : clientFeeds).list(query, { signal: context.signal });
}

/** The id of a feed that was typed as its id or its name.
 * @throws CommandError with exit code 6 when there is none, 7 when there are several */
export function feedId(context: Context, typed: string): Promise<number> {
  return findId(context, { noun: 'feeds', what: ['feed', 'feeds'], records: feedRecords(context) }, typed);
}
