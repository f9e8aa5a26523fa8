import { Refusal } from '../../../core/refusal.ts';
import type { RecordParts } from './record-parts.ts';
import { limitBytes, storageFault } from './storage.rules.ts';

export type RoomParts = Pick<RecordParts, 'settings' | 'storage'>;

/** Why a client has no room for a file, or undefined if it has. */
export async function noRoomFor(
  { settings, storage }: RoomParts,
  clientId: number,
  sizeBytes: number,
): Promise<string | undefined> {
  const { storage_limit_mb_per_client: limitMb } = await settings.read();
  return storageFault({ usedBytes: await storage.usedBytes(clientId), limitMb }, sizeBytes);
}

/** @throws Refusal 413 if the client has no room for a file of this size. */
export async function requireRoom(parts: RoomParts, clientId: number, sizeBytes: number): Promise<void> {
  const fault = await noRoomFor(parts, clientId, sizeBytes);
  if (fault !== undefined) throw new Refusal(413, fault, { code: 'storage_full' });
}

/** What a client's files take, and may take, in bytes. */
export async function roomOf({ settings, storage }: RoomParts, clientId: number) {
  const { storage_limit_mb_per_client: limitMb } = await settings.read();
  return { used_bytes: await storage.usedBytes(clientId), limit_bytes: limitBytes(limitMb) };
}
