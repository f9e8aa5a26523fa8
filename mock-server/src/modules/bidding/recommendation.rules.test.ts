import { describe, expect, it } from 'vitest';
import { pacingReason, recommendedAction, type Situation } from './recommendation.rules.ts';
import { canServe, type Servable } from './serving.rules.ts';

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
    ['exhausted', situation({}, { spentMicros: 49.8 * dollar, pace: 'ahead' })],
    ['spent_on_plan', situation({}, { spentMicros: 49.8 * dollar, isSpentEarly: false })],
    ['ahead', situation({}, { pace: 'ahead', isOutbid: true })],
    ['behind_outbid', situation({}, { pace: 'behind', isOutbid: true })],
    ['behind_low_traffic', situation({}, { pace: 'behind' })],
    ['on_track', situation({})],
  ])('is %s when that comes first', (reason, input) => {
    expect(pacingReason(input)).toBe(reason);
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
