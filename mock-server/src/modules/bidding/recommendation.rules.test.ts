import { describe, expect, it } from 'vitest';
import { bidAboveRemainingBudget, pacingReason, recommendedAction, type Situation } from './recommendation.rules.ts';
import { canServe, isSpent, type Servable } from './serving.rules.ts';

const dollar = 1_000_000;
const domain: Servable = {
  isClientActive: true,
  isApproved: true,
  isBiddingActive: true,
  bidMicros: 0.25 * dollar,
  budgetMicros: 50 * dollar,
  hasFeed: true,
  floorMicros: 10_000,
};
const situation = (changes: Partial<Servable>, rest: Partial<Situation> = {}): Situation => ({
  domain: { ...domain, ...changes },
  spentMicros: 10 * dollar,
  pace: 'on_track',
  isOutbid: false,
  isSpentEarly: true,
  ...rest,
});

describe('serving a click', () => {
  it('is possible up to the last click that the budget pays for, and not one more', () => {
    expect(canServe(domain, 49.75 * dollar)).toBe(true);
    expect(canServe(domain, 49.75 * dollar + 1)).toBe(false);
  });

  it.each<Partial<Servable>>([
    { isClientActive: false },
    { isApproved: false },
    { isBiddingActive: false },
    { bidMicros: 0 },
    { budgetMicros: 0 },
    { hasFeed: false },
  ])('is impossible with %j', (changes) => {
    expect(canServe({ ...domain, ...changes }, 0)).toBe(false);
  });
});

describe('a spent budget', () => {
  const budgetMicros = 100 * dollar;
  it.each([
    [25, 89.99, false],
    [25, 90, true],
    [10, 90, false], // the rest pays the bid
    [10.01, 90, true],
    [25, 100, true],
    [25, 120, true], // the budget was cut
  ])('with a bid of %d and a budget of 100 dollars, %d of them spent: %s', (bid, spent, is) => {
    expect(isSpent({ bidMicros: bid * dollar, budgetMicros }, spent * dollar)).toBe(is);
  });

  it('is none of which nothing was spent, however low it is', () => {
    expect(isSpent({ bidMicros: dollar, budgetMicros: 0 }, 0)).toBe(false);
  });
});

describe('the reason of a recommendation', () => {
  it.each([
    ['not_approved', situation({ isApproved: false, isBiddingActive: false })],
    ['paused', situation({ isBiddingActive: false, bidMicros: 0 })],
    ['paused', situation({ isClientActive: false })],
    ['no_bid', situation({ bidMicros: 0, budgetMicros: 0 })],
    ['bid_below_floor', situation({ bidMicros: 0.25 * dollar, floorMicros: 0.3 * dollar, budgetMicros: 0 })],
    ['no_budget', situation({ budgetMicros: 0 })],
    ['budget_below_click', situation({ budgetMicros: 240_000, hasFeed: false })],
    ['no_active_feed', situation({ hasFeed: false }, { spentMicros: 50 * dollar })],
    ['bid_above_remaining_budget', situation({ bidMicros: 40.01 * dollar }, { pace: 'ahead' })],
    ['on_track', situation({ bidMicros: 40 * dollar })],
    ['bid_above_remaining_budget', situation({ bidMicros: 25 * dollar }, { spentMicros: 44.99 * dollar })],
    ['exhausted', situation({ bidMicros: 25 * dollar }, { spentMicros: 45 * dollar })],
    ['spent_on_plan', situation({ bidMicros: 25 * dollar }, { spentMicros: 45 * dollar, isSpentEarly: false })],
    ['exhausted', situation({}, { spentMicros: 49.8 * dollar, pace: 'ahead' })],
    ['spent_on_plan', situation({}, { spentMicros: 49.8 * dollar, isSpentEarly: false })],
    ['ahead', situation({}, { pace: 'ahead', isOutbid: true })],
    ['behind_outbid', situation({}, { pace: 'behind', isOutbid: true })],
    ['behind_low_traffic', situation({}, { pace: 'behind' })],
    ['on_track', situation({})],
  ])('is %s when that comes first', (reason, input) => {
    expect(pacingReason(input)).toBe(reason);
  });

  it('names the bid and the budget that would serve again', () => {
    const tooHigh = { ...domain, bidMicros: 25 * dollar, budgetMicros: 30 * dollar };
    const whole = { spentMicros: 11.2 * dollar, budgetShare: 1 };
    expect(bidAboveRemainingBudget(tooHigh, whole)).toBe(
      'One click may cost up to $25.00, and $18.80 of today’s budget is left. Lower the bid to $18.80 or less, or raise the daily budget to $36.20 or more.',
    );
    // A day with a third of the budget has $10.00 of $30.00; $11.20 is a third of $33.60.
    const third = { spentMicros: 6.2 * dollar, budgetShare: 1 / 3 };
    expect(bidAboveRemainingBudget({ ...tooHigh, bidMicros: 5 * dollar }, third)).toBe(
      'One click may cost up to $5.00, and $3.80 of today’s budget is left. Lower the bid to $3.80 or less, or raise the daily budget to $33.60 or more.',
    );
  });

  it('does not recommend a bid below the floor price', () => {
    const domainOf = (floor: number) => ({
      ...domain,
      bidMicros: dollar,
      budgetMicros: 4 * dollar,
      floorMicros: floor * dollar,
    });
    const day = { spentMicros: 3.4 * dollar, budgetShare: 1 };
    expect(bidAboveRemainingBudget(domainOf(0.6), day)).toContain('Lower the bid to $0.60 or less, or raise');
    expect(bidAboveRemainingBudget(domainOf(0.61), day)).toBe(
      'One click may cost up to $1.00, and $0.60 of today’s budget is left. Raise the daily budget to $4.40 or more.',
    );
  });

  it('names the amount that would help', () => {
    expect(recommendedAction('exhausted', 42 * dollar)).toBe(
      'Today’s budget is spent. A daily budget of $42.00 would last through the day.',
    );
    expect(recommendedAction('behind_outbid', 0.4 * dollar)).toBe(
      'Demand for traffic exceeds supply. A bid of about $0.40 would meet the plan.',
    );
    const between = { kind: 'between', lowMicros: 0.2 * dollar, highMicros: 0.5 * dollar } as const;
    expect(recommendedAction('behind_outbid', null, between)).toBe(
      'Demand for traffic exceeds supply. The bid that meets the plan is between $0.20 and $0.50. Your own clicks cannot narrow it down further, and other companies’ bids are not shown.',
    );
    expect(recommendedAction('on_track', null)).toBe('Spending is on plan. No action needed.');
  });
});
