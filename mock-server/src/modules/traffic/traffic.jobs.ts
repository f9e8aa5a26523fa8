import type { Platform } from '../../core/platform.ts';
import { createMarket, type MarketParts } from './market.store.ts';

/** Name under which the schedule advances the market. */
export const advanceCommand = 'traffic:advance';

/** Keeps the simulated market at the present where nobody reads it: every minute. Where no traffic is simulated there is no
 * such entry in the schedule. To be called before the queue is started. */
export function scheduleTraffic(platform: MarketParts & Pick<Platform, 'queue'>): void {
  const market = createMarket(platform);
  if (!market.isSimulated) return;
  platform.queue.schedule(advanceCommand, '* * * * *', 'UTC', async () => {
    await market.advance();
    const state = await market.state();
    return state ? `Traffic is advanced to ${state.advancedTo.toISOString()}` : 'There is no traffic yet';
  });
}
