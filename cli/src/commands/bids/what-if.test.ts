import { describe, expect, it } from 'vitest';
import { whatIf } from './what-if.ts';

const plan = [
  { starts_at: '2026-11-20T20:00:00Z', planned_spend: 30 },
  { starts_at: '2026-11-20T21:00:00Z', planned_spend: 10 },
];

describe('whatIf', () => {
  it("spreads the rest according to the day's plan", () => {
    const { left, clicks, hours } = whatIf({ spent: 60, plan, bid: 0.25, budget: 100 });
    expect({ left, clicks }).toEqual({ left: 40, clicks: 160 });
    expect(hours.map(({ spend }) => spend)).toEqual([30, 10]);
    expect(hours.map((hour) => hour.clicks)).toEqual([120, 40]);
  });

  it('has nothing left after overspending, and buys nothing without a bid', () => {
    expect(whatIf({ spent: 60, plan, bid: 0.25, budget: 50 })).toMatchObject({ left: 0, clicks: 0 });
    expect(whatIf({ spent: 0, plan, bid: 0, budget: 50 })).toMatchObject({ left: 50, clicks: 0 });
  });

  it('spreads evenly without a plan, and counts only whole clicks', () => {
    const idle = plan.map(({ starts_at }) => ({ starts_at, planned_spend: 0 }));
    const { clicks, hours } = whatIf({ spent: 0, plan: idle, bid: 0.3, budget: 1 });
    expect(clicks).toBe(3);
    expect(hours.map(({ spend }) => spend)).toEqual([0.5, 0.5]);
  });
});
