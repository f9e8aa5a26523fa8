import { and, eq, gt, lte, or } from 'drizzle-orm';

import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { idempotentCalls } from './idempotency.tables.ts';

/** The stored first reply to a call. */
export interface KeptReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly sealedBody: string;
}

/** The state of a key. Without a reply it is still running, at most until `heldUntil`; or it was lost after it had saved
 * something, and then the key is held as long as it is known. */
export interface FoundCall {
  readonly fingerprint: string;
  readonly heldUntil: Date;
  readonly expiresAt: Date;
  readonly reply: KeptReply | undefined;
}

export interface CallClaim {
  readonly keyHash: string;
  readonly fingerprint: string;
  /** Names this attempt. */
  readonly holder: string;
  readonly heldUntil: Date;
  readonly expiresAt: Date;
}

export interface IdempotentCallStore {
  /** Acquires a key for an attempt. Only one of several concurrent attempts gets it.
   * @returns undefined if acquired, otherwise its current state. An expired key is free, and one whose attempt was lost
   * before it saved anything. */
  claim(claim: CallClaim): Promise<FoundCall | undefined>;
  /** Notes that an attempt saves something, in the transaction that does: no other attempt may do it again. */
  noteWork(claim: CallClaim): Promise<void>;
  /** Stores an attempt's reply if it still holds the key. */
  complete(claim: CallClaim, reply: KeptReply): Promise<void>;
  /** Releases the key, so that the call can be retried, unless it has saved something. */
  release(claim: CallClaim): Promise<void>;
  /** Removes expired entries. @returns the number removed. */
  sweep(): Promise<number>;
}

export function createIdempotentCallStore(database: Pick<Database, 'current'>, clock: Clock): IdempotentCallStore {
  const table = idempotentCalls;
  const heldBy = ({ keyHash, holder }: CallClaim) =>
    and(eq(table.keyHash, keyHash), eq(table.holder, holder), eq(table.state, 'running'));
  return {
    async claim(claim) {
      const now = clock.now();
      const fresh = { ...claim, state: 'running' as const, status: null, headers: null, sealedBody: null };
      const isFree = or(lte(table.expiresAt, now), and(eq(table.state, 'running'), lte(table.heldUntil, now)));
      for (;;) {
        const taken = await database
          .current()
          .insert(table)
          .values(fresh)
          .onConflictDoUpdate({
            target: table.keyHash,
            set: fresh,
            ...(isFree === undefined ? {} : { setWhere: isFree }),
          })
          .returning({ keyHash: table.keyHash });
        if (taken.length > 0) return undefined;
        const [found] = await database
          .current()
          .select()
          .from(table)
          .where(and(eq(table.keyHash, claim.keyHash), gt(table.expiresAt, now)));
        if (found) return { ...found, reply: replyOf(found) };
        // Released in between: it is free now.
      }
    },
    async noteWork(claim) {
      await database.current().update(table).set({ heldUntil: claim.expiresAt }).where(heldBy(claim));
    },
    async complete(claim, reply) {
      await database
        .current()
        .update(table)
        .set({ state: 'done', ...reply })
        .where(heldBy(claim));
    },
    async release(claim) {
      // Not after it has saved something, even if it then failed.
      await database
        .current()
        .delete(table)
        .where(and(heldBy(claim), eq(table.heldUntil, claim.heldUntil)));
    },
    async sweep() {
      const removed = await database
        .current()
        .delete(table)
        .where(lte(table.expiresAt, clock.now()))
        .returning({ keyHash: table.keyHash });
      return removed.length;
    },
  };
}

function replyOf({ status, headers, sealedBody }: typeof idempotentCalls.$inferSelect): KeptReply | undefined {
  return status === null || sealedBody === null ? undefined : { status, headers: headers ?? {}, sealedBody };
}
