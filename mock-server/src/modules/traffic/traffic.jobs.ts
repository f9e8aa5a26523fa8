import type { Queue } from '../../core/queue/queue.ts';
import type { Market } from './market.ts';

/** Name under which the schedule advances the market. */
export const advanceCommand = 'traffic:advance';

interface Parts {
  readonly queue: Queue;
  readonly market: Pick<Market, 'state' | 'isSimulated'>;
}

/** Keeps the simulated market up to date every minute, even when no one reads it. Where no traffic is simulated, there
 * is no such entry in the schedule. To be called before the queue is started. */
export function scheduleTraffic({ queue, market }: Parts): void {
  if (!market.isSimulated) return;
  queue.schedule(advanceCommand, '* * * * *', 'UTC', async () => {
    // It was advanced before this job, as before every job (presence.ts).
    const state = await market.state();
    return state ? `Traffic advanced to ${state.advancedTo.toISOString()}` : 'There is no traffic yet';
  });
}
