import { oneLine } from '@grt/sdk/formats/text-line';
import type { Context } from '../../core/context.ts';
import { missingFlags } from '../../core/require-flags.ts';
import { accountType } from '../../parts/account-type.ts';
import { findDomain } from '../../parts/find-domain.ts';
import { clientFilter } from '../../parts/review/client-records.ts';
import { feedId } from '../../parts/review/feed-records.ts';

/** Identifies a feed that may already exist. */
export interface WantedFeed {
  readonly feed?: string;
  readonly replace?: true;
  readonly domain?: string;
  readonly client?: string;
  readonly name?: string;
}

/** The id of the feed that a file is for: the given one or, with `--replace`, the one with its name on its domain.
 * Undefined if one must be added. */
export async function presentFeed(
  context: Context,
  { feed, replace, domain, client, name }: WantedFeed,
): Promise<number | undefined> {
  if (feed !== undefined) return feedId(context, feed);
  if (replace !== true) return undefined;
  if (domain === undefined || name === undefined) throw missingFlags({ '--domain': domain, '--name': name });
  const client_id = await clientFilter(context, client);
  const domain_id = await findDomain(context, { domain, clientId: client_id });
  const grt = await context.grt();
  const options = { signal: context.signal };
  const kept = oneLine(name);
  const filter = { domain_id, search: kept };
  const found =
    (await accountType(context)) === 'admin'
      ? grt.adminFeeds.list({ ...filter, client_id }, options)
      : grt.clientFeeds.list(filter, options);
  for await (const { id, feed_name } of found) if (feed_name === kept) return id;
  return undefined;
}
