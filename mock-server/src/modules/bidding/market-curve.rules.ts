import type { MarketTerms } from './allocation.rules.ts';
import { rivals, smallestFillingBid, type Competitor, type Others, type ToldOthers } from './forecast.rules.ts';
import { isHidden, tellable, twoDigits, type MarketRelease } from './market-release.rules.ts';

/** Fewer companies are not described together. */
const fewestTogether = 3;
/** More groups than this describe a market no better. */
const mostGroups = 8;
/** What stands in for the exact market when there are too many offers to work it out: groups as fine as this. */
const fineGroups = 40;

/** What the market is, apart from who takes part in it. */
export interface MarketScale {
  readonly atMs: number;
  /** Expected over a whole day. */
  readonly opportunities: number;
  readonly terms: MarketTerms;
}

/** What one domain of another company bids, and its plan needs. */
interface Offer {
  readonly clientId: number;
  readonly bidMicros: number;
  /** On each opportunity of the market, in micro-dollars. */
  readonly needMicros: number;
}

/** The others as advice for a client may know them: groups of domains with similar bids, each of at least three companies
 * none of which stands out, an hour late. Of a group, what its plans need together and the bid at which they buy as many
 * clicks are known, in two significant digits. So a sweep of bids and budgets through a forecast finds sums of companies,
 * and no difference of them is a single one's. How far off bids are that are worked out from this is known for all budgets
 * together: it does not depend on what a client asks, so asking more tells no more. Rounded figures are one group, because
 * groups of those and of exact ones could be compared. Undefined when the client may know its own figures only, or when
 * bids would be off by more than a factor of ten.
 * @see docs/decisions/0007-market.md */
export function othersOf(
  clientId: number,
  release: MarketRelease | undefined,
  scale: MarketScale,
): ToldOthers | undefined {
  const owners = tellable(clientId, release, scale.atMs);
  if (!owners || owners.some(({ offers }) => offers === undefined)) return undefined;
  const offers = owners
    .flatMap((owner) => (owner.offers ?? []).map((offer) => offerOf(owner.clientId, offer, scale.opportunities)))
    .sort((a, b) => b.bidMicros - a.bidMicros);
  const offBy = owners[0]?.offBy ?? 1;
  const groups = hiddenGroups(offers, offBy === 1 ? mostGroups : 1);
  if (!groups) return undefined;
  const told = rivals(
    groups.map((group) => together(group, twoDigits)),
    scale.terms,
  );
  const size = Math.max(1, Math.ceil(offers.length / fineGroups));
  const fine = Array.from({ length: Math.ceil(offers.length / size) }, (_, index) =>
    together(offers.slice(index * size, (index + 1) * size)),
  );
  const errors = errorsOf(told, fine, { terms: scale.terms, offBy: Math.sqrt(offBy) });
  return Number.isFinite(Math.max(errors.tooHigh, errors.tooLow)) ? { ...told, ...errors } : undefined;
}

function offerOf(clientId: number, [bidMicros, budgetMicros]: readonly [number, number], opportunities: number): Offer {
  return { clientId, bidMicros, needMicros: budgetMicros / opportunities };
}

/** Groups of neighbors, from the highest bid on, each as small as it may be; what is left at the end joins the last one.
 * Undefined if not even all together hide each. */
function hiddenGroups(offers: readonly Offer[], most: number): Offer[][] | undefined {
  const enough = offers.length / most;
  const groups: Offer[][] = [];
  let open: Offer[] = [];
  for (const offer of offers) {
    open.push(offer);
    if (open.length < enough || !isGroupHidden(open)) continue;
    groups.push(open);
    open = [];
  }
  const last = groups.pop();
  if (!last) return undefined;
  const joined = [...last, ...open];
  return isGroupHidden(joined) ? [...groups, joined] : undefined;
}

/** Whether neither a group's budgets, nor its clicks, nor its weight reveal what one company contributes to them. */
function isGroupHidden(group: readonly Offer[]): boolean {
  const companies = new Set(group.map(({ clientId }) => clientId));
  if (companies.size < fewestTogether) return false;
  return measures.every((read) => {
    const parts = new Map<number, number>();
    for (const offer of group) parts.set(offer.clientId, (parts.get(offer.clientId) ?? 0) + read(offer));
    return isHidden([...parts.values()]);
  });
}

const measures: readonly ((offer: Offer) => number)[] = [
  ({ needMicros }) => needMicros,
  ({ needMicros, bidMicros }) => needMicros / bidMicros,
  ({ bidMicros }) => bidMicros ** 2,
];

/** A group as if all bid the same: they need as much, and buy as many clicks for it. */
function together(group: readonly Offer[], rounded: (value: number) => number = (value) => value): Competitor {
  const needMicros = group.reduce((sum, offer) => sum + offer.needMicros, 0);
  const clicks = group.reduce((sum, offer) => sum + offer.needMicros / offer.bidMicros, 0);
  return { needMicros: rounded(needMicros), bidMicros: rounded(needMicros / clicks), count: group.length };
}

/** What plans may need on each opportunity, from a twentieth of a cent to half a dollar. In micro-dollars. */
const needs: readonly number[] = Array.from({ length: 21 }, (_, index) => 500 * 2 ** (index / 2));
/** The steps in which errors are told. */
const errorSteps = [1.1, 1.2, 1.5, 2, 3, 5, 10];
const centMicros = 10_000;

/** By which factors the bids that follow from what is told are off those that follow from the market itself. Infinity for
 * more than the largest step.
 * @param offBy - by which factor the market itself may be off, 1 if its amounts are exact. If those of each company are
 * rounded, all together are off by less: the square root was enough for 99.8 % of bids in 200 random markets. */
function errorsOf(
  told: Others,
  exact: readonly Competitor[],
  { terms, offBy }: { readonly terms: MarketTerms; readonly offBy: number },
): Pick<ToldOthers, 'tooHigh' | 'tooLow'> {
  let tooHigh = 1;
  let tooLow = 1;
  for (const factor of new Set([1, offBy, 1 / offBy])) {
    const market = rivals(
      exact.map((one) => ({ ...one, needMicros: factor * one.needMicros })),
      terms,
    );
    for (const need of needs) {
      const said = smallestFillingBid(need, told, terms);
      const right = smallestFillingBid(need, market, terms);
      if (said === null || right === null || Math.abs(said - right) <= centMicros) continue;
      tooHigh = Math.max(tooHigh, said / right);
      tooLow = Math.max(tooLow, right / said);
    }
  }
  const step = (error: number) => errorSteps.find((one) => error <= one) ?? Number.POSITIVE_INFINITY;
  return { tooHigh: step(offBy * tooHigh), tooLow: step(offBy * tooLow) };
}
