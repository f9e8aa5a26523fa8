/** What a domain that can serve asks for in the coming minutes. Money is micro-dollars. */
export interface Need {
  /** E(t + 15 min) */
  readonly plannedAheadMicros: number;
  /** E(t) */
  readonly plannedMicros: number;
  /** S */
  readonly spentMicros: number;
  readonly bidMicros: number;
  /** Of the whole market in those 15 minutes. */
  readonly expectedOpportunities: number;
}

const centMicros = 10_000;
/** The share of the opportunities that plans may need together with `second` pricing. What high bidders save buys them
 * more clicks; without a rest, those who bid less could never catch up with their plans. */
export const fullMarket = 0.8;
/** How far to look ahead in the plan, in milliseconds. */
export const lookAheadMs = 15 * 60_000;

/** q = clamp((E(t + 15 min) − S) / price / expected opportunities, 0, 1): the share of the market's opportunities that
 * keeps the domain on plan.
 * @param priceMicros - what a click costs it: its bid, or less with `second` pricing.
 * @see docs/specification/decisions.md §8 */
export function requestedShare(need: Need, priceMicros = need.bidMicros): number {
  const clicks = (need.plannedAheadMicros - need.spentMicros) / priceMicros;
  if (clicks <= 0) return 0;
  return need.expectedOpportunities <= 0 ? 1 : Math.min(1, clicks / need.expectedOpportunities);
}

/** What one domain asks for, and what it bids. */
export interface Request {
  /** q, 0 to 1. */
  readonly share: number;
  readonly bidMicros: number;
}

/** The share of the opportunities that each gets, 0 to 1, together at most 1, by water-filling: the weight is q · bid²,
 * no one gets more than its q, and what the full ones leave over is shared among the rest. So the share of its q that a
 * domain gets depends on its bid alone, the highest bidders are full first, and triple the bid is nine times the weight:
 *
 * - q of 0.3 and 0.7: there is enough, so both get what they ask for.
 * - q of 0.8 at $0.30 and 0.8 at $0.10: the weights are 9 to 1, and 0.9 is more than the first asks for. It gets 0.8,
 *   and the second gets the remaining 0.2.
 * - q of 1 at $0.20 and two of 1 at $0.10: 4 to 1 to 1, so 0.667, 0.167 and 0.167.
 * @see docs/specification/decisions.md §8 */
export function sharedOut(requests: readonly Request[]): number[] {
  const shares = requests.map(({ share }) => share);
  if (shares.reduce((sum, share) => sum + share, 0) <= 1) return shares;
  const order = requests
    .map(({ share, bidMicros }, index) => ({
      share,
      bidMicros,
      index,
      weight: weightOf({ share, bidMicros }),
      upTo: 0,
    }))
    .sort((a, b) => a.bidMicros - b.bidMicros);
  // Sums over those with lower or equal bids: added up from the lowest, so that large numbers are never subtracted.
  let sum = 0;
  for (const request of order) request.upTo = sum += request.weight;
  let left = 1;
  for (const { weight, upTo, index, ...request } of order.toReversed()) {
    const share = weight === 0 ? 0 : Math.min(request.share, (weight * left) / upTo);
    shares[index] = share;
    left = Math.max(0, left - share);
  }
  return shares;
}

function weightOf({ share, bidMicros }: Request): number {
  return share * (bidMicros / 1_000_000) ** 2;
}

/** How the market sells clicks. */
export interface MarketTerms {
  /** `first`: a click costs the bid. `second`: the smallest price that keeps the domain's place. */
  readonly pricing: 'first' | 'second';
  /** No click costs less, and a lower bid gets none. */
  readonly floorMicros: number;
}

/** The place of one domain in a minute. */
export interface Place {
  /** q, 0 to 1. */
  readonly requested: number;
  /** Of the opportunities, 0 to 1. */
  readonly share: number;
  /** Per click, in micro-dollars: whole cents, at most the bid. */
  readonly priceMicros: number;
}

/** Shares a minute's opportunities, and sets the price of a click for each domain.
 *
 * With `second` pricing, a floor of $0.01 and 100 opportunities: a domain that bids $1 and whose plan needs $0.20 pays
 * $0.01 while it is alone. Against one that bids $0.30 and would take every opportunity, it pays $0.31: for less it
 * would have to share.
 * @param needs - undefined for domains that cannot serve. */
export function allocate(needs: readonly (Need | undefined)[], terms: MarketTerms): Place[] {
  const clearing = terms.pricing === 'first' ? undefined : clearingPrice(needs.filter(isNeed), terms);
  const requests = needs.map((need) => {
    const bidMicros = need?.bidMicros ?? 0;
    const priceMicros = clearing === undefined ? bidMicros : Math.min(clearing, bidMicros);
    return { bidMicros, priceMicros, share: need ? requestedShare(need, priceMicros) : 0 };
  });
  const shares = sharedOut(requests);
  return requests.map(({ share, priceMicros }, index) => ({
    requested: share,
    share: shares[index] ?? 0,
    priceMicros,
  }));
}

/** What everyone who bids at least as much pays, in whole cents and not below the floor: the lowest price that leaves
 * them their places, and those below the room that their plans need. Whoever bids more would keep the same place by
 * bidding exactly this. The floor while there is room for everyone, the highest bid when there is not even room for the
 * highest bidder. */
export function clearingPrice(needs: readonly Need[], { floorMicros }: MarketTerms): number {
  const highest = needs.reduce((most, { bidMicros }) => Math.max(most, bidMicros), floorMicros);
  const range = { low: floorMicros, high: highest };
  // Both fall as the price rises: everyone asks for less, and fewer are full.
  const asked = (priceMicros: number): number =>
    needs.reduce((sum, need) => {
      const part = Math.min(1, need.bidMicros / priceMicros) ** 2;
      return sum + part * requestedShare(need, Math.min(priceMicros, need.bidMicros));
    }, 0);
  const planned = (priceMicros: number): number =>
    needs.reduce((sum, need) => sum + plannedShare(need, Math.min(priceMicros, need.bidMicros)), 0);
  const keepsPlaces = lowestPrice(range, (priceMicros) => asked(priceMicros) <= 1);
  if (planned(highest) > 1) return keepsPlaces;
  return lowestPrice({ low: keepsPlaces, high: highest }, (priceMicros) => planned(priceMicros) <= fullMarket);
}

/** The share of the opportunities that the plan of the coming minutes needs at a price, whatever was missed before. */
function plannedShare(need: Need, priceMicros: number): number {
  return requestedShare({ ...need, spentMicros: need.plannedMicros }, priceMicros);
}

/** The lowest price, in whole cents, that suffices; the upper end is taken to suffice. */
export function lowestPrice(
  range: { readonly low: number; readonly high: number },
  suffices: (priceMicros: number) => boolean,
): number {
  let { low, high } = range;
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2 / centMicros) * centMicros;
    if (suffices(middle)) high = middle;
    else low = middle + centMicros;
  }
  return high;
}

/** The lowest price, in whole cents, that keeps a bid's rank among others, for markets about whose supply nothing is
 * known: a cent more than the next lower bid, its own if another one is as high, and the floor without any.
 * @param rivals - bids of other companies, in micro-dollars. */
export function rankPrice(bidMicros: number, rivals: readonly number[], { floorMicros }: MarketTerms): number {
  const next = rivals.reduce((most, other) => (other <= bidMicros && other > most ? other : most), 0);
  return Math.min(bidMicros, Math.max(floorMicros, next === 0 ? 0 : next + centMicros));
}

function isNeed(need: Need | undefined): need is Need {
  return need !== undefined;
}

/** The shares as percentages with two decimals that add up to 100.00, by largest remainder (the earlier one wins a
 * tie); all 0 when no one gets anything. */
export function allocationPercentages(shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total <= 0) return shares.map(() => 0);
  const exact = shares.map((share) => (10_000 * share) / total);
  const hundredths = exact.map(Math.floor);
  const missing = 10_000 - hundredths.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) hundredths[index] = (hundredths[index] ?? 0) + 1;
  return hundredths.map((part) => part / 100);
}
