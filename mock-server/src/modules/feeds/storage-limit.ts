import type { Principal } from '../../core/http/principal.ts';
import { ownClient } from './feed-requests.ts';
import { requireRoom, type RoomParts } from './records/storage-room.ts';

/** The calls by which a client sends a file that is kept. */
const keeping = new Set(['clientFeeds.create', 'clientFeeds.update']);

/** What a form may add to the length of its file. */
const formBytes = 65_536;

/** Refuses a client's file by its declared length, before anything of it is accepted. What an administrator sends for a
 * client, and what has no declared length, is refused once its size is known.
 * @throws Refusal 413 */
export function createStorageGate(parts: RoomParts) {
  return async ({ id }: { readonly id: string }, principal: Principal | undefined, declaredBytes: number) => {
    // A small form may be one without a file.
    if (principal && keeping.has(id) && declaredBytes > formBytes)
      await requireRoom(parts, ownClient(principal), declaredBytes - formBytes);
  };
}
