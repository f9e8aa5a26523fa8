import type { Grt } from '@grt/sdk';
import { storageText } from '@grt/sdk/contract';
import type { Column } from '../core/column.ts';
import type { Context } from '../core/context.ts';

/** What the feed files of a client take, and may take; null for who has none, or may not see it. */
interface WithStorage {
  readonly storage: { readonly used_bytes: number; readonly limit_bytes: number } | null;
}

export const noStorage: WithStorage = { storage: null };

/** What one row shows of it: `70 MB of 10,000 MB`. */
export const storageColumn: Column<WithStorage> = {
  name: 'Feed files',
  value: ({ storage }) => storage && storageText({ usedBytes: storage.used_bytes, limitBytes: storage.limit_bytes }),
};

/** Asks the server. Some may see an account or a client, but not its feeds. @param clientId - for administrators */
export async function storageOf({ signal }: Context, grt: Grt, clientId?: number): Promise<WithStorage> {
  const { ForbiddenError } = await import('@grt/sdk');
  const asked = clientId === undefined ? {} : { client_id: clientId };
  const reply = await grt.feeds.storage(asked, { signal }).safe();
  if (reply.ok) return { storage: reply.data };
  if (reply.error instanceof ForbiddenError) return noStorage;
  throw reply.error;
}
