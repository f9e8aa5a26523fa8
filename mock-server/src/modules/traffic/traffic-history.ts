import type { Platform } from '../../core/platform.ts';
import { createMarket } from './market.store.ts';

/** Gives a fresh database the traffic of so many days up to now: for domains whose bidding is open, from when they and
 * their feeds were approved. A market that has begun already is only advanced.
 * @see docs/specification/decisions.md §8 */
export async function fillTrafficHistory(
  { database, clock, random }: Pick<Platform, 'database' | 'clock' | 'random'>,
  days: number,
): Promise<void> {
  await createMarket({ database, clock, random }).begin(days);
}
