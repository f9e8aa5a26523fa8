import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import { signInChallengeAttempts, signInChallengeMinutes } from '@grt/sdk/contract';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { hashToken, randomToken, type Random } from '../../core/ids.ts';
import { signInChallenges } from '../../tables/factors.tables.ts';

export type ChallengeRow = typeof signInChallenges.$inferSelect;

/** Sign-ins that wait for the second factor. */
export interface ChallengeStore {
  /** The token is revealed only here. */
  open(accountId: number): Promise<{ readonly token: string; readonly challenge: ChallengeRow }>;
  /** A challenge that is still open. */
  find(token: string): Promise<ChallengeRow | undefined>;
  /** Counts an attempt. Undefined if the challenge is unknown, used, or expired, or was tried too often. */
  attempt(token: string): Promise<ChallengeRow | undefined>;
  /** Uses up the challenge. False if someone else just did. */
  use(id: number): Promise<boolean>;
  /** Removes what has expired. @returns the number removed. */
  prune(): Promise<number>;
}

export function createChallengeStore(database: Database, clock: Clock, random: Random): ChallengeStore {
  const isOpen = (token: string) =>
    and(
      eq(signInChallenges.tokenHash, hashToken(token)),
      isNull(signInChallenges.usedAt),
      gt(signInChallenges.expiresAt, clock.now()),
      lt(signInChallenges.attempts, signInChallengeAttempts),
    );
  return {
    async open(accountId) {
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + signInChallengeMinutes * 60_000);
      const token = randomToken(random, { prefix: 'grt_c_' });
      const [challenge] = await database
        .current()
        .insert(signInChallenges)
        .values({ accountId, tokenHash: hashToken(token), createdAt, expiresAt })
        .returning();
      if (!challenge) throw new Error('The database returned no row for a new challenge');
      return { token, challenge };
    },
    async find(token) {
      const [challenge] = await database.current().select().from(signInChallenges).where(isOpen(token));
      return challenge;
    },
    async attempt(token) {
      const [challenge] = await database
        .current()
        .update(signInChallenges)
        .set({ attempts: sql`${signInChallenges.attempts} + 1` })
        .where(isOpen(token))
        .returning();
      return challenge;
    },
    async use(id) {
      const used = await database
        .current()
        .update(signInChallenges)
        .set({ usedAt: clock.now() })
        .where(and(eq(signInChallenges.id, id), isNull(signInChallenges.usedAt)))
        .returning({ id: signInChallenges.id });
      return used.length === 1;
    },
    async prune() {
      const gone = await database
        .current()
        .delete(signInChallenges)
        .where(lte(signInChallenges.expiresAt, clock.now()))
        .returning({ id: signInChallenges.id });
      return gone.length;
    },
  };
}
