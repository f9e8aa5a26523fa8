import type { ServingFeed } from '../bidding/domain-facts.rules.ts';
import { indexOf, runningSums, type Chance } from './chance.rules.ts';

/** Where a visitor comes from: ISO 3166-1 code, and for some countries ISO 3166-2 code. */
export interface Place {
  readonly country: string;
  readonly state: string | undefined;
}

const places: readonly (Place & { readonly weight: number })[] = [
  { country: 'US', state: 'US-CA', weight: 16 },
  { country: 'US', state: 'US-TX', weight: 12 },
  { country: 'US', state: 'US-NY', weight: 10 },
  { country: 'US', state: 'US-FL', weight: 9 },
  { country: 'GB', state: undefined, weight: 12 },
  { country: 'DE', state: undefined, weight: 10 },
  { country: 'FR', state: undefined, weight: 8 },
  { country: 'CA', state: 'CA-ON', weight: 6 },
  { country: 'JP', state: undefined, weight: 5 },
  { country: 'AU', state: undefined, weight: 4 },
  { country: 'BR', state: undefined, weight: 4 },
  { country: 'NL', state: undefined, weight: 4 },
];
const placeSums = runningSums(places.map(({ weight }) => weight));
const visitorPool = 40_000;
/** One view in 25 is clicked. */
const clickThroughRate = 0.04;

/** Who comes, and from where. Some come often: a repeat on the same domain the same day is not charged. */
export function visitorOf(chance: Chance): { readonly visitor: number; readonly place: Place } {
  const visitor = Math.floor(visitorPool * chance() ** 1.5);
  const index = indexOf(placeSums, chance() * (placeSums.at(-1) ?? 0)) ?? 0;
  return { visitor, place: places[index] ?? { country: 'US', state: undefined } };
}

/** The share of the visitors, 0 to 1, who come from places that are served. */
export function servedShare(allows: (place: Place) => boolean): number {
  const served = places.reduce((sum, place) => sum + (allows(place) ? place.weight : 0), 0);
  return served / (placeSums.at(-1) ?? 1);
}

/** Beyond this many items, the tail of a feed is so thin that it is cut off. */
const longestTail = 10_000;

/** The clicked item: its feed, and its rank there, starting at 1. The items of a feed form a long tail, the n-th wanted
 * about 1/n as often as the first; so a feed with ten times the items gets about twice the clicks. */
export function itemOf(feeds: readonly ServingFeed[], chance: Chance): { feedId: number; rank: number } | undefined {
  const lengths = feeds.map(({ items }) => Math.log(Math.min(items, longestTail) + 1));
  const sums = runningSums(lengths);
  const index = indexOf(sums, chance() * (sums.at(-1) ?? 0)) ?? 0;
  const feed = feeds[index];
  // On a logarithmic scale, the share of the n-th lies between n and n + 1.
  return feed && { feedId: feed.id, rank: Math.floor(Math.exp(chance() * (lengths[index] ?? 0))) };
}

/** How many items were seen up to a click, including the clicked one. */
export function viewsForClick(chance: Chance): number {
  return 1 + Math.floor(Math.log(1 - chance()) / Math.log(1 - clickThroughRate));
}
