import { and, eq, gt, lte, or } from 'drizzle-orm';

import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { idempotentCalls } from './idempotency.tables.ts';

/** The first reply to a call, as it is kept. */
export interface KeptReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly sealedBody: string;
}

/** What stands under a key. Without a reply it is still running, until `heldUntil` at most. */
export interface FoundCall {
  readonly fingerprint: string;
  readonly heldUntil: Date;
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
  /** Takes a key for an attempt. Of several at the same time one gets it.
   * @returns undefined when it was taken, otherwise what stands there. A key that is over, or whose attempt was lost, is free. */
  claim(claim: CallClaim): Promise<FoundCall | undefined>;
  /** Keeps the reply of an attempt, if that still holds the key. */
  complete(claim: CallClaim, reply: KeptReply): Promise<void>;
  /** Gives the key back, so that the call may be tried again. */
  release(claim: CallClaim): Promise<void>;
  /** Removes what is over. @returns how many were removed. */
  sweep(): Promise<number>;
}

export function createIdempotentCallStore(
  database: Pick<Database, 'current' | 'repeated'>,
  clock: Clock,
): IdempotentCallStore {
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
          .repeated()
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
        if (found) return { fingerprint: found.fingerprint, heldUntil: found.heldUntil, reply: replyOf(found) };
        // Given back in between: it is free now.
      }
    },
    async complete(claim, reply) {
      await database
        .repeated()
        .update(table)
        .set({ state: 'done', ...reply })
        .where(heldBy(claim));
    },
    async release(claim) {
      await database.current().delete(table).where(heldBy(claim));
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
