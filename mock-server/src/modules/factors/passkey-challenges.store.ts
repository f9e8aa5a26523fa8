import { and, eq, gt, lte } from 'drizzle-orm';
import { passkeyMinutes } from '@grt/sdk/contract';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { hashToken, randomToken, type Random } from '../../core/ids.ts';
import { passkeyChallenges } from '../../tables/factors.tables.ts';

type PasskeyChallengeRow = typeof passkeyChallenges.$inferSelect;

/** What an answer may be used for, and of whom; null for a sign-in with any passkey. */
export type PasskeyPurpose = Pick<PasskeyChallengeRow, 'purpose' | 'accountId'>;

/** What authenticators are asked to sign. */
export interface PasskeyChallengeStore {
  /** A new challenge, in base64url. It is revealed only here. */
  open(purpose: PasskeyPurpose): Promise<string>;
  /** Uses up a challenge. False if it is unknown, used, expired, or meant for something else. */
  take(challenge: string, purpose: PasskeyPurpose): Promise<boolean>;
  /** Removes what has expired. @returns the number removed. */
  prune(): Promise<number>;
}

export function createPasskeyChallengeStore(database: Database, clock: Clock, random: Random): PasskeyChallengeStore {
  return {
    async open(purpose) {
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + passkeyMinutes * 60_000);
      const challenge = randomToken(random);
      await database
        .current()
        .insert(passkeyChallenges)
        .values({ ...purpose, challengeHash: hashToken(challenge), createdAt, expiresAt });
      return challenge;
    },
    async take(challenge, { purpose, accountId }) {
      const isOpen = and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        gt(passkeyChallenges.expiresAt, clock.now()),
      );
      const [taken] = await database.current().delete(passkeyChallenges).where(isOpen).returning();
      return taken?.purpose === purpose && taken.accountId === accountId;
    },
    async prune() {
      const gone = await database
        .current()
        .delete(passkeyChallenges)
        .where(lte(passkeyChallenges.expiresAt, clock.now()))
        .returning({ id: passkeyChallenges.id });
      return gone.length;
    },
  };
}
