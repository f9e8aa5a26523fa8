import { describe, expect, it, vi } from 'vitest';
import { clicksAmong, clicksAmongTold, clicksByOwn, type ClickRange } from '../bidding/outlook.rules.ts';
import { firstPrice, secondPrice } from './testing.ts';
import {
  forecastBid,
  isAboutBest,
  isBestBetween,
  knownRivals,
  outcomeAt,
  toldAt,
  trialMarket,
  type TrialMarket,
} from './testing/trial-markets.ts';

vi.setConfig({ testTimeout: 120_000 }); // It simulates whole days.

type Market = Omit<TrialMarket, 'terms'> & { readonly name: string };

const six = [
  { bid: 0.1, budget: 80 },
  { bid: 0.15, budget: 120 },
  { bid: 0.2, budget: 150 },
  { bid: 0.3, budget: 200 },
  { bid: 0.4, budget: 250 },
  { bid: 0.25, budget: 300 },
];
const seed = 20_261_121;
const contested: readonly Market[] = [
  { name: 'two others', dailyOpportunities: 1800, budget: 150, rivals: [two(), two()], seed, supply: 0.38 },
  {
    name: 'two others, much to buy',
    dailyOpportunities: 1800,
    budget: 300,
    rivals: [two(), two()],
    seed,
    supply: 0.33,
  },
  { name: 'one other', dailyOpportunities: 2000, budget: 50, rivals: [{ bid: 0.5, budget: 2000 }], seed, supply: 0.47 },
  { name: 'one other, whose plan is filled', ...filled(), seed, supply: 1.1 },
  { name: 'six others', dailyOpportunities: 4000, budget: 200, rivals: six, seed, supply: 0.64 },
  { name: 'six others, scarce', dailyOpportunities: 2000, budget: 100, rivals: six, seed, supply: 0.34 },
];

function two() {
  return { bid: 0.2, budget: 400 };
}

function filled() {
  return { dailyOpportunities: 3500, budget: 250, rivals: [{ bid: 0.37, budget: 777 }] };
}

const companies = 5;
/** Of a wide family of markets; the bench looks at more of them. */
const randomSeeds = [6, 8, 12, 29];

describe.each([firstPrice, secondPrice])('the suggested bid, with $pricing pricing', (terms) => {
  it.each([
    ...contested.map((one): TrialMarket & { name: string } => ({ ...one, terms })),
    ...randomSeeds.map((one) => Object.assign({ name: `random market ${String(one)}` }, trialMarket(one, terms))),
  ])('is at most 20 % off what a sweep of whole days finds, or bounded: $name', (market) => {
    const best = forecastBid(market) ?? 0;
    expect(isAboutBest(market, best)).toBe(true);
    const isPooled = market.rivals.length >= companies;
    for (const part of [0.5, 0.8]) {
      const bid = Math.max(1, Math.floor(100 * part * best)) / 100;
      for (const { hour, standing, advice } of toldAt(market, bid, [4, 12, 17, 23])) {
        if (standing.reason !== 'behind_outbid') continue;
        if (!isPooled) expect(advice?.others).toBeUndefined();
        const { suggestedBidMicros, action } = standing;
        if (suggestedBidMicros !== null) {
          const said = suggestedBidMicros / 1e6;
          expect([hour, bid, best, said, isAboutBest(market, said)]).toEqual([hour, bid, best, said, true]);
          continue;
        }
        const [, low = 0, high = 0] = /between \$(\d+\.\d\d) and \$(\d+\.\d\d)\. /.exec(action) ?? [];
        const isWithin = isBestBetween(market, Number(low), Number(high) + 0.01);
        expect([hour, bid, best, low, high, isWithin]).toEqual([hour, bid, best, low, high, true]);
      }
    }
  });

  it('that was followed fills the plan of the day, and is not followed by another', () => {
    const market: TrialMarket = { ...found('six others'), terms };
    const [first] = toldAt(market, 0.12, [12]);
    expect(first?.standing.reason).toBe('behind_outbid');
    const followed = (first?.standing.suggestedBidMicros ?? 0) / 1e6;
    expect(followed).toBeGreaterThan(0.12);
    const hours = Array.from({ length: 21 }, (_, index) => index + 3);
    for (const { hour, standing } of toldAt(market, followed, hours))
      expect([hour, standing.suggestedBidMicros, standing.action]).toEqual([
        hour,
        null,
        expect.not.stringMatching(/between/),
      ]);
  });

  it('is not about the own domains of a client, which are no rivals, nor where no visits are left', () => {
    const rivals = [{ bid: 0.5, budget: 2000, isOwn: true }];
    const market: TrialMarket = { ...found('one other'), rivals, terms };
    for (const { standing } of toldAt(market, 0.1, [6, 12, 20]))
      expect([standing.reason, standing.suggestedBidMicros]).toEqual(['behind_low_traffic', null]);
    const alone: TrialMarket = { ...found('one other'), rivals: [], budget: 2000, terms };
    for (const { standing } of toldAt(alone, 0.2, [6, 12, 20])) expect(standing.reason).toBe('behind_low_traffic');
  });

  it('is not given on a day that goes as planned, at any hour, and neither is an alert', () => {
    const market: TrialMarket = { ...found('six others'), dailyOpportunities: 9000, terms };
    const hours = Array.from({ length: 24 }, (_, index) => index + 1);
    const told = toldAt(market, 0.3, hours);
    expect(told.map(({ hour }) => hour)).toEqual(hours);
    for (const { standing } of told) {
      expect(['on_track', 'spent_on_plan']).toContain(standing.reason);
      expect([standing.suggestedBidMicros, standing.suggestedBudgetMicros]).toEqual([null, null]);
    }
  });
});

describe.each([firstPrice, secondPrice])('the forecast, with $pricing pricing', (terms) => {
  it('contains at least 80 of 100 days, with the market, with what may be told of it, and with own clicks alone', () => {
    const inside = { market: 0, told: 0, own: 0 };
    const days = { all: 0, told: 0 };
    for (const one of contested) {
      const market: TrialMarket = { ...one, terms };
      const { dailyOpportunities } = market;
      const [told] = toldAt(market, 0.2, [24]);
      for (const bid of [0.1, 0.2, 0.4]) {
        const { clicks } = outcomeAt(market, bid);
        const wish = { bidMicros: bid * 1e6, budgetMicros: market.budget * 1e6 };
        const known = clicksAmong(knownRivals(market), { dailyOpportunities, terms }, wish);
        const own = told?.advice && clicksByOwn(told.advice, wish);
        const others = told?.advice?.others;
        const pooled = others && clicksAmongTold({ others, siblings: [] }, { dailyOpportunities, terms }, wish);
        const contains = (range: ClickRange | undefined) =>
          range && clicks >= Math.floor(range.min) && clicks <= Math.ceil(range.max) ? 1 : 0;
        days.all += 1;
        days.told += pooled ? 1 : 0;
        inside.market += contains(known);
        inside.told += contains(pooled);
        inside.own += contains(own);
      }
    }
    expect(days.told).toBeGreaterThanOrEqual(3);
    expect(inside.told).toBeGreaterThanOrEqual(0.8 * days.told);
    expect(inside.market).toBeGreaterThanOrEqual(0.8 * days.all);
    expect(inside.own).toBeGreaterThanOrEqual(0.8 * days.all);
  });
});

function found(name: string): Market {
  const market = contested.find((one) => one.name === name);
  if (!market) throw new Error(name);
  return market;
}
