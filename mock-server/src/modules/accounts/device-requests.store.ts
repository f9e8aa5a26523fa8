import { and, eq, gt, lte } from 'drizzle-orm';
import { deviceCodeMinutes, devicePollSeconds } from '@grt/sdk/contract';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { hashToken, randomToken, type Random } from '../../core/ids.ts';
import { deviceRequests } from '../../tables/devices.tables.ts';
import { answerDevice, newUserCode, readUserCode, type DeviceAnswer } from './device-sign-in.rules.ts';
import type { SessionOrigin } from './sessions.store.ts';

export type DeviceRequestRow = typeof deviceRequests.$inferSelect;

/** Programs that wait to be let in through a browser. */
export interface DeviceRequestStore {
  /** Both codes are revealed only here. */
  open(origin: SessionOrigin): Promise<{ readonly deviceCode: string; readonly userCode: string }>;
  /** The program that waits with a user code and was not decided on. */
  find(userCode: string): Promise<DeviceRequestRow | undefined>;
  /** Decides on a program that waits. Undefined if there is none, or someone else just decided. */
  decide(
    userCode: string,
    decision: { readonly state: 'approved' | 'denied'; readonly accountId: number },
  ): Promise<DeviceRequestRow | undefined>;
  /** The answer to the program that asks, which counts as asked then. Undefined if the code is unknown or was used. */
  ask(deviceCode: string): Promise<(DeviceAnswer & Pick<DeviceRequestRow, 'id' | 'accountId'>) | undefined>;
  /** Uses up an approval. False if someone else just did, or it was taken back. */
  use(id: number): Promise<boolean>;
  /** Removes what has expired. @returns the number removed. */
  prune(): Promise<number>;
}

export function createDeviceRequestStore(database: Database, clock: Clock, random: Random): DeviceRequestStore {
  return { ...deciding(database, clock, random), ...answering(database, clock) };
}

/** What the person sees. */
function deciding(
  database: Database,
  clock: Clock,
  random: Random,
): Pick<DeviceRequestStore, 'open' | 'find' | 'decide'> {
  const isWaiting = (userCode: string) =>
    and(
      eq(deviceRequests.userCodeHash, hashToken(readUserCode(userCode))),
      eq(deviceRequests.state, 'waiting'),
      gt(deviceRequests.expiresAt, clock.now()),
    );
  return {
    async open({ address, userAgent }) {
      const createdAt = clock.now();
      const deviceCode = randomToken(random, { prefix: 'grt_d_' });
      const userCode = newUserCode(random);
      await database
        .current()
        .insert(deviceRequests)
        .values({
          deviceCodeHash: hashToken(deviceCode),
          userCodeHash: hashToken(readUserCode(userCode)),
          intervalSeconds: devicePollSeconds,
          address: address ?? null,
          userAgent: userAgent?.slice(0, 400) ?? null,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + deviceCodeMinutes * 60_000),
        });
      return { deviceCode, userCode };
    },
    async find(userCode) {
      const [row] = await database.current().select().from(deviceRequests).where(isWaiting(userCode));
      return row;
    },
    async decide(userCode, decision) {
      const [row] = await database
        .current()
        .update(deviceRequests)
        .set(decision)
        .where(isWaiting(userCode))
        .returning();
      return row;
    },
  };
}

/** What the program is told. */
function answering(database: Database, clock: Clock): Pick<DeviceRequestStore, 'ask' | 'use' | 'prune'> {
  return {
    ask: (deviceCode) =>
      database.transaction(async (queries) => {
        const isAsked = eq(deviceRequests.deviceCodeHash, hashToken(deviceCode));
        const [row] = await queries.select().from(deviceRequests).where(isAsked).for('update');
        if (!row) return undefined;
        const answer = answerDevice(row, clock.now());
        const { intervalSeconds } = answer;
        await queries.update(deviceRequests).set({ intervalSeconds, lastAskedAt: clock.now() }).where(isAsked);
        return { ...answer, id: row.id, accountId: row.accountId };
      }),
    async use(id) {
      const used = await database
        .current()
        .delete(deviceRequests)
        .where(and(eq(deviceRequests.id, id), eq(deviceRequests.state, 'approved')))
        .returning({ id: deviceRequests.id });
      return used.length === 1;
    },
    async prune() {
      const gone = await database
        .current()
        .delete(deviceRequests)
        .where(lte(deviceRequests.expiresAt, clock.now()))
        .returning({ id: deviceRequests.id });
      return gone.length;
    },
  };
}
