import type { Platform } from '../../core/platform.ts';
import { createMarket } from './market.store.ts';

/** Name under which the schedule advances the market. */
export const advanceCommand = 'traffic:advance';

/** Keeps the market at the present where nobody reads it: every minute. To be called before the queue is started. */
export function scheduleTraffic({
  queue,
  database,
  clock,
  random,
}: Pick<Platform, 'queue' | 'database' | 'clock' | 'random'>): void {
  const market = createMarket({ database, clock, random });
  queue.schedule(advanceCommand, '* * * * *', 'UTC', async () => {
    await market.advance();
    const state = await market.state();
    return state ? `Traffic is advanced to ${state.advancedTo.toISOString()}` : 'There is no traffic yet';
  });
}
