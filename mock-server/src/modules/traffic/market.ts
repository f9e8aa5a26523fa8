import { setImmediate as breathe } from 'node:timers/promises';
import { eq, lt, sql } from 'drizzle-orm';
import type { Platform } from '../../core/platform.ts';
import type { Database } from '../../core/database/database.ts';
import { unnest } from '../../core/database/unnest.ts';
import { dayVisitors } from '../../tables/bidding.tables.ts';
import { createBookStore } from '../bidding/books.store.ts';
import { plannedSharing } from '../bidding/demand.rules.ts';
import { readHours, readProfile } from '../bidding/market-hours.store.ts';
import { profileDays } from '../bidding/market-profile.rules.ts';
import { readMarketTerms } from '../bidding/market-terms.store.ts';
import type { Supply } from '../bidding/supply.rules.ts';
import { defaultProfile, trafficCurve } from '../bidding/traffic-share.rules.ts';
import { isServed } from '../geo/geo.rules.ts';
import { readGeoPolicy } from '../geo/geo.store.ts';
import { liveMinute, minuteMs } from './market-minute.rules.ts';
import { createModel, expectedBetween } from './market-model.rules.ts';
import { marketHours, marketState } from '../../tables/traffic.tables.ts';
import { servedShare, type Place } from './visit.rules.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** How much of it is simulated before others get a turn: about a tenth of a second with 10,000 domains. */
const breathMs = 5 * minuteMs;

/** The market of visits: simulated ones, or with GRT_TRAFFIC=off only those of people. */
export interface Market extends Supply {
  /** Brings the market up to date, to the last full minute. Calls and jobs need not do so: presence.ts does it before
   * each. Nothing happens twice, however many call it at the same time, and nothing at all where no traffic is
   * simulated. */
  advance(): Promise<void>;
  /** Begins the market so many days ago, if it has not begun yet, and advances it to the present. */
  begin(daysAgo: number): Promise<void>;
  state(): Promise<typeof marketState.$inferSelect | undefined>;
}

export type MarketParts = Pick<Platform, 'database' | 'clock' | 'random'> & {
  readonly config: Pick<Platform['config'], 'traffic'>;
  /** How much of the market is simulated in one transaction; by default a day, so that others soon get their turn. */
  readonly chunkMs?: number;
};

export function createMarket(parts: MarketParts): Market {
  return parts.config.traffic === 'simulated' ? simulatedMarket(parts) : quietMarket(parts);
}

/** Simulates no visits. Plans assume the default day, because the hours of real visits are not evaluated yet. */
function quietMarket({ database }: MarketParts): Market {
  const state = () => readState(database);
  const nothing = () => Promise.resolve();
  return {
    state,
    isSimulated: false,
    advance: nothing,
    begin: nothing,
    curveOf: (day) => Promise.resolve(trafficCurve(defaultProfile, day)),
    expectation: () => Promise.resolve(undefined),
    servedShare: () => Promise.resolve(1),
    source: async () => ((await state()) ? 'mixed' : 'visits'),
  };
}

function simulatedMarket({ database, clock, random, chunkMs = dayMs }: MarketParts): Market {
  const state = () => readState(database);
  const hourProfile = (atMs: number) => readProfile(database, Math.floor(atMs / dayMs) * dayMs);
  const begin = async (fromMs: number): Promise<void> => {
    const startedAt = new Date(fromMs - (fromMs % hourMs));
    const seed = Buffer.from(random(4)).readUInt32BE(0);
    await database
      .current()
      .insert(marketState)
      .values({ id: 1, seed, startedAt, advancedTo: startedAt })
      .onConflictDoNothing();
  };
  const advance = async (): Promise<void> => {
    const nowMs = clock.now().getTime();
    const targetMs = nowMs - (nowMs % minuteMs);
    let reached = await state();
    if (!reached) await begin(nowMs);
    reached ??= await state();
    while (reached && reached.advancedTo.getTime() < targetMs)
      reached = await advanceChunk(database, { targetMs, chunkMs });
  };
  return {
    state,
    isSimulated: true,
    source: () => Promise.resolve('simulated'),
    advance,
    async begin(daysAgo) {
      await begin(clock.now().getTime() - daysAgo * dayMs);
      await advance();
    },
    curveOf: async (day) => trafficCurve(await readProfile(database, day.startMs), day),
    async servedShare() {
      const policy = await readGeoPolicy(database);
      return servedShare((place) => isServed(policy, place));
    },
    async expectation(atMs) {
      const profile = await hourProfile(atMs);
      return (toMs) => expectedBetween(profile, atMs, toMs);
    },
  };
}

async function readState(database: Database): Promise<typeof marketState.$inferSelect | undefined> {
  const [state] = await database.current().select().from(marketState);
  return state;
}

/** Simulates the next part of the market in one transaction, with no one else working on it. */
async function advanceChunk(
  database: Database,
  { targetMs, chunkMs }: { readonly targetMs: number; readonly chunkMs: number },
): Promise<typeof marketState.$inferSelect | undefined> {
  return database.transaction(async (queries) => {
    const [state] = await queries.select().from(marketState).for('update');
    if (!state || state.advancedTo.getTime() >= targetMs) return state;
    const fromMs = state.advancedTo.getTime();
    const toMs = Math.min(targetMs, fromMs + chunkMs);
    const hours = await readHours(database, fromMs - (profileDays + 2) * dayMs, fromMs);
    const seenMs = fromMs;
    const policy = await readGeoPolicy(database);
    const sharing = plannedSharing(await readMarketTerms(database));
    const model = {
      ...createModel(hours, { sharing }),
      seed: state.seed,
      allows: (place: Place) => isServed(policy, place),
    };
    const span = { atMs: fromMs, visitors: 'all', curveOf: model.curveOf } as const;
    await createBookStore(database).work('open', span, async (books) => {
      for (let atMs = fromMs; atMs < toMs; atMs += minuteMs) {
        if (atMs % breathMs === 0) await breathe();
        const hourStart = atMs - (atMs % hourMs);
        hours.set(hourStart, (hours.get(hourStart) ?? 0) + liveMinute(model, books, atMs));
      }
    });
    await saveHours(
      database,
      [...hours].filter(([startMs]) => startMs + hourMs > seenMs),
    );
    await queries.delete(dayVisitors).where(lt(dayVisitors.dayStart, new Date(toMs - 3 * dayMs)));
    const [after] = await queries
      .update(marketState)
      .set({ advancedTo: new Date(toMs) })
      .where(eq(marketState.id, 1))
      .returning();
    return after;
  });
}

async function saveHours(database: Database, hours: readonly [number, number][]): Promise<void> {
  const rows = unnest(hours, {
    starts_at: ['timestamptz', ([startMs]) => new Date(startMs)],
    opportunities: ['integer', ([, opportunities]) => opportunities],
  });
  await database.current().execute(sql`insert into ${marketHours} (starts_at, opportunities) select * from ${rows}
    on conflict (starts_at) do update set opportunities = excluded.opportunities`);
}
