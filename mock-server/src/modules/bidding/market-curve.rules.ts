import type { MarketTerms } from './allocation.rules.ts';
import { rivals, type Competitor, type Others } from './forecast.rules.ts';
import { isHidden, tellable, twoDigits, type MarketRelease, type OwnerFigures } from './market-release.rules.ts';

/** From one price to the next: so far apart that a curve of few points describes many different markets. */
const stepFactor = 1.5;
/** $0.01 to $110. In micro-dollars. */
const prices: readonly number[] = Array.from({ length: 24 }, (_, index) => 10_000 * stepFactor ** index);

/** What the market is, apart from who takes part in it. */
export interface MarketScale {
  readonly atMs: number;
  /** Expected over a whole day. */
  readonly opportunities: number;
  readonly terms: MarketTerms;
}

/** What one company takes, and what its plans need, at each of the prices. */
export interface CompanyCurve {
  readonly taken: readonly number[];
  readonly planned: readonly number[];
}

/** The curve of one company's domains.
 * @param offers - bid and daily budget of each, in micro-dollars. */
export function curveOfCompany(
  { offers = [] }: Pick<OwnerFigures, 'offers'>,
  { opportunities, terms }: Pick<MarketScale, 'opportunities' | 'terms'>,
): CompanyCurve {
  const all: Competitor[] = offers.map(([bidMicros, budgetMicros]) => ({
    bidMicros,
    needMicros: budgetMicros / opportunities,
    count: 1,
  }));
  const together = rivals(all, terms);
  return {
    taken: prices.map((price) => together.takenAt(levelAt(price))),
    planned: prices.map((price) => together.plannedAt(price)),
  };
}

/** The others as advice for a client may know them: what they take together, as a curve of points in two significant
 * digits, an hour late, and only if at least five other companies make up each point and none of them stands out in it.
 * No bid and no budget is in it. Undefined when the client may know its own figures only.
 * @see docs/decisions/0007-market.md */
export function othersOf(clientId: number, release: MarketRelease | undefined, scale: MarketScale): Others | undefined {
  const others = tellable(clientId, release, scale.atMs);
  if (!others || others.some(({ offers }) => offers === undefined)) return undefined;
  const curves = others.map((owner) => curveOfCompany(owner, scale));
  const sums = { taken: [] as number[], planned: [] as number[] };
  for (const name of ['taken', 'planned'] as const)
    for (const index of prices.keys()) {
      const parts = curves.map((curve) => curve[name][index] ?? 0);
      if (!isHidden(parts)) return undefined;
      sums[name].push(twoDigits(parts.reduce((sum, part) => sum + part, 0)));
    }
  return {
    takenAt: (level) => between(sums.taken, 1_000_000 / Math.sqrt(level)),
    plannedAt: (priceMicros) => between(sums.planned, priceMicros),
  };
}

/** The level at which a bid of this price would just be full. */
function levelAt(priceMicros: number): number {
  return (1_000_000 / priceMicros) ** 2;
}

/** The value at a price: between two points it changes by the same factor for each percent of price. */
function between(values: readonly number[], priceMicros: number): number {
  const place = Math.log(Math.max(1, priceMicros / 10_000)) / Math.log(stepFactor);
  const index = Math.min(Math.floor(place), values.length - 2);
  const from = values[index] ?? 0;
  const to = values[index + 1] ?? 0;
  if (from <= 0 || to <= 0) return from;
  return from * (to / from) ** Math.min(1, place - index);
}
