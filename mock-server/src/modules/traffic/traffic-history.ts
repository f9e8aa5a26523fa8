import { createMarket, type MarketParts } from './market.store.ts';

/** Gives a fresh database the traffic of so many days up to now: for domains whose bidding is open, from when they and
 * their feeds were approved. A market that has begun already is only advanced; where no traffic is simulated nothing
 * happens.
 * @see docs/specification/decisions.md §8 */
export async function fillTrafficHistory(parts: MarketParts, days: number): Promise<void> {
  await createMarket(parts).begin(days);
}
