import { describe, expect, it, vi } from 'vitest';
import { firstPrice, secondPrice } from './testing.ts';
import { contestedMarket, adviceFaults, forecastShares } from './testing/contested-markets.ts';
import { toldAt, type TrialMarket } from './testing/trial-markets.ts';

vi.setConfig({ testTimeout: 120_000 }); // It simulates whole days.

describe.each([
  { terms: firstPrice, name: 'six others, scarce' },
  { terms: secondPrice, name: 'one other' },
])('the suggested bid, with $terms.pricing pricing', ({ terms, name }) => {
  it(`is at most 20 % off what a sweep of whole days finds, or bounded: ${name}`, () => {
    expect(adviceFaults({ ...contestedMarket(name), terms })).toEqual([]);
  });

  it('that was followed fills the plan of the day, and is not followed by another', () => {
    const market: TrialMarket = { ...contestedMarket('six others'), terms };
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
    const market: TrialMarket = { ...contestedMarket('one other'), rivals, terms };
    for (const { standing } of toldAt(market, 0.1, [6, 12, 20]))
      expect([standing.reason, standing.suggestedBidMicros]).toEqual(['behind_low_traffic', null]);
    const alone: TrialMarket = { ...contestedMarket('one other'), rivals: [], budget: 2000, terms };
    for (const { standing } of toldAt(alone, 0.2, [6, 12, 20])) expect(standing.reason).toBe('behind_low_traffic');
  });

  it('is not given on a day that goes as planned, at any hour, and neither is an alert', () => {
    const market: TrialMarket = { ...contestedMarket('six others'), dailyOpportunities: 9000, terms };
    const hours = Array.from({ length: 24 }, (_, index) => index + 1);
    const told = toldAt(market, 0.3, hours);
    expect(told.map(({ hour }) => hour)).toEqual(hours);
    for (const { standing } of told) {
      expect(['on_track', 'spent_on_plan']).toContain(standing.reason);
      expect([standing.suggestedBidMicros, standing.suggestedBudgetMicros]).toEqual([null, null]);
    }
  });
});

it('the forecast contains at least 80 of 100 days, with the market, with what may be told of it, and with own clicks alone', () => {
  const { toldDays, market, told, own } = forecastShares(firstPrice, [0.2]); // the full run looks at others, too
  expect(toldDays).toBeGreaterThanOrEqual(1);
  expect(Math.min(market, told, own)).toBeGreaterThanOrEqual(0.8);
});
