import type { Grt } from '@grt/sdk';
import type { Context } from '../../core/context.ts';
import { accountType } from '../../parts/account-type.ts';

/** The calls for a client's own feeds, and for administrators, everyone's. */
export type FeedCalls = Pick<
  Grt['clientFeeds'],
  | 'list'
  | 'show'
  | 'update'
  | 'remove'
  | 'listImports'
  | 'showImport'
  | 'importErrors'
  | 'rejectedRecords'
  | 'acceptImport'
  | 'dropImport'
  | 'rollbackImport'
  | 'processMapping'
  | 'showMapping'
  | 'saveMapping'
  | 'removeMapping'
  | 'listItems'
  | 'refresh'
>;

/** The calls for the signed-in account. */
export async function feedCalls(context: Context): Promise<FeedCalls> {
  const grt = await context.grt();
  return (await accountType(context)) === 'admin' ? grt.adminFeeds : grt.clientFeeds;
}
