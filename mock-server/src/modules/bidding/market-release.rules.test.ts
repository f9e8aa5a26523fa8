import { describe, expect, it } from 'vitest';
import { isHidden, nextRelease, releasedTo, type MarketRelease, type OwnerFigures } from './market-release.rules.ts';

const hourMs = 3_600_000;
const dollar = 1_000_000;
const owner = (clientId: number, budget: number, changes: Partial<OwnerFigures> = {}): OwnerFigures => ({
  clientId,
  domains: 1,
  budgetMicros: budget * dollar,
  spentMicros: (budget * dollar) / 3,
  daySpentMicros: budget * dollar,
  efficiency: 97,
  behind: 0,
  ahead: 0,
  ...changes,
});
const release = (...owners: OwnerFigures[]): MarketRelease => ({ takenAtMs: 0, owners });
const five = [owner(2, 100), owner(3, 80), owner(4, 61), owner(5, 50), owner(6, 37)];

describe('what a client sees of the market', () => {
  it('is all others combined, in two significant digits', () => {
    expect(releasedTo(1, release(owner(1, 1000), ...five), hourMs)).toEqual({
      scope: 'market',
      total_active_domains: 5,
      total_daily_budget: 330,
      market_utilization: 33,
      average_efficiency: 97,
      domains_behind_pace: 0,
      domains_ahead_pace: 0,
      calculated_at: '1970-01-01T00:00:00.000Z',
    });
  });

  it('does not change with its own figures, so nothing can be subtracted', () => {
    const seen = releasedTo(1, release(owner(1, 1000), ...five), hourMs);
    expect(releasedTo(1, release(...five), hourMs)).toEqual(seen);
    expect(releasedTo(1, release(owner(1, 0.01), ...five), hourMs)).toEqual(seen);
  });

  it('is nothing with four others, with one that stands out, or when it is a day old', () => {
    expect(releasedTo(1, release(owner(1, 100), ...five.slice(1)), hourMs)).toBeUndefined();
    expect(releasedTo(2, release(...five), hourMs)).toBeUndefined();
    expect(releasedTo(1, release(owner(9, 100), ...[2, 3, 4, 5, 6].map((id) => owner(id, 1))), hourMs)).toBeUndefined();
    expect(releasedTo(1, release(...five), 24 * hourMs)).toBeDefined();
    expect(releasedTo(1, release(...five), 24 * hourMs + 1)).toBeUndefined();
    expect(releasedTo(1, undefined, hourMs)).toBeUndefined();
  });
});

describe('hiding a part in a sum', () => {
  it('needs a fifth of it in addition to the second largest', () => {
    expect(isHidden([100, 40, 30, 20, 10])).toBe(true);
    expect(isHidden([100, 80, 20])).toBe(true);
    expect(isHidden([100, 80, 19.9])).toBe(false);
    expect(isHidden([100, 1, 1, 1, 1])).toBe(false);
  });

  it('needs a fifth of it in addition to all that may be known', () => {
    expect(isHidden([100, 80, 30, 20], 2)).toBe(true);
    expect(isHidden([100, 80, 30, 19.9], 2)).toBe(false);
  });
});

describe('figures that follow earlier ones', () => {
  const six = [...five, owner(7, 44)];
  const mayFollow = (next: MarketRelease, before: MarketRelease | undefined) => nextRelease(next, before) === next;

  it('must not reveal what a single company changed: its pause, its return, its budget', () => {
    const before = release(...six);
    expect(mayFollow(before, undefined)).toBe(true);
    expect(mayFollow(before, before)).toBe(true);
    expect(mayFollow(release(...six.slice(1)), before)).toBe(false);
    expect(mayFollow(before, release(...six.slice(1)))).toBe(false);
    expect(mayFollow(release(owner(2, 150), ...six.slice(1)), before)).toBe(false);
    expect(mayFollow(release(owner(2, 150), owner(3, 80.5), ...six.slice(2)), before)).toBe(false);
  });

  it('must not reveal what a single company changed about its bids', () => {
    const bids = (first: number) =>
      release(
        ...five.map((one, index) => ({ ...one, offers: [[index === 0 ? first : 200_000, one.budgetMicros] as const] })),
      );
    expect(mayFollow(bids(200_000), bids(200_000))).toBe(true);
    expect(mayFollow(bids(300_000), bids(200_000))).toBe(false);
  });

  it('may reveal what several companies changed, without one that looks and another that it may own', () => {
    const later = five.map(({ clientId, budgetMicros }) =>
      owner(clientId, budgetMicros / dollar, { spentMicros: budgetMicros }),
    );
    expect(mayFollow(release(...later), release(...five))).toBe(true);
    const changed = [owner(2, 150), owner(3, 130), owner(4, 90), owner(5, 61)];
    expect(mayFollow(release(...changed, ...five.slice(4)), release(...five))).toBe(true);
    expect(mayFollow(release(...changed.slice(0, 3), ...five.slice(3)), release(...five))).toBe(false);
  });
});
