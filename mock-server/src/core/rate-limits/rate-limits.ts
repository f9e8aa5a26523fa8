import { createHash } from 'node:crypto';

import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { noteLimit } from '../request-context.ts';
import { waitingTime } from './allowance.ts';
import type { Allowance, LimitName } from './allowance.ts';
import { limitHeaders, secondsOf, type LimitState } from './limit-state.ts';
import { rateLimits } from './rate-limits.tables.ts';

/** Rate limits in the database: they survive a restart, and several servers share them. A window that would end more than
 * one window too late began while a clock ran ahead: it is over, or it would refuse until the clock gets there again.
 * Called outside of transactions, since a rolled-back attempt still counts. */
export interface RateLimits {
  /** Counts once. To count failures only, consume before the attempt and reward after a success, so that concurrent
   * attempts cannot slip through together.
   * @param key - an address, an account, or both. Stored as a hash.
   * @throws Refusal 429 with `Retry-After` if there were too many. */
  consume(name: LimitName, key: string): Promise<void>;
  /** Takes one count back. */
  reward(name: LimitName, key: string): Promise<void>;
  /** Resets all counts of a key. */
  reset(name: LimitName, key: string): Promise<void>;
  /** Removes expired entries. @returns the number removed. */
  sweep(): Promise<number>;
}

/** Limits whose rest is told with every reply: those that count each call of one account or address. What is left of the
 * attempts at a name, a code, or a link is nobody's business: it would show whether others try, or have signed in. */
const told: ReadonlySet<LimitName> = new Set(['registration', 'upload', 'operation']);

export interface RateLimitParts {
  readonly database: Pick<Database, 'current'>;
  readonly clock: Clock;
  readonly allowances: Readonly<Record<LimitName, Allowance>>;
}

export function createRateLimits({ database, clock, allowances }: RateLimitParts): RateLimits {
  return {
    async consume(name, key) {
      const now = clock.now();
      const { count, windowMs } = allowances[name];
      const endsAt = new Date(now.getTime() + windowMs);
      const isOver = or(lte(rateLimits.endsAt, now), gt(rateLimits.endsAt, new Date(endsAt.getTime() + windowMs)));
      const [row] = await database
        .current()
        .insert(rateLimits)
        .values({ name, keyHash: hashed(key), count: 1, endsAt })
        .onConflictDoUpdate({
          target: [rateLimits.name, rateLimits.keyHash],
          set: {
            count: sql`case when ${isOver} then 1 else least(${rateLimits.count}, ${count}) + 1 end`,
            endsAt: sql`case when ${isOver} then ${endsAt} else ${rateLimits.endsAt} end`,
          },
        })
        .returning({ count: rateLimits.count, endsAt: rateLimits.endsAt });
      if (!row) return;
      const state = { limit: count, remaining: count - row.count, resetMs: row.endsAt.getTime() - now.getTime() };
      if (row.count > count) throw tooMany(state);
      if (told.has(name)) noteLimit(state);
    },
    async reward(name, key) {
      const isOpen = gt(rateLimits.count, 0);
      await database
        .current()
        .update(rateLimits)
        .set({ count: sql`${rateLimits.count} - 1` })
        .where(and(rowOf(name, key), isOpen));
    },
    async reset(name, key) {
      await database.current().delete(rateLimits).where(rowOf(name, key));
    },
    async sweep() {
      const removed = await database
        .current()
        .delete(rateLimits)
        .where(lte(rateLimits.endsAt, clock.now()))
        .returning({ name: rateLimits.name });
      return removed.length;
    },
  };
}

/** Disabled limits: for trials and load tests. */
export const noRateLimits: RateLimits = {
  consume: async () => undefined,
  reward: async () => undefined,
  reset: async () => undefined,
  sweep: async () => 0,
};

/** 429 that says when to try again. */
export function tooMany(state: LimitState): Refusal {
  return new Refusal(429, `Too many attempts. Please try again in ${waitingTime(state.resetMs)}.`, {
    headers: { 'Retry-After': String(secondsOf(state.resetMs)), ...limitHeaders(state) },
  });
}

function rowOf(name: LimitName, key: string): SQL | undefined {
  return and(eq(rateLimits.name, name), eq(rateLimits.keyHash, hashed(key)));
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
