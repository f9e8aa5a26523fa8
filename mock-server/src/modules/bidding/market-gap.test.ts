import { describe, expect, it, vi } from 'vitest';
import { othersOf } from './market-curve.rules.ts';
import { nextRelease, releasedTo, type MarketRelease, type OwnerFigures } from './market-release.rules.ts';

vi.setConfig({ testTimeout: 120_000 }); // It goes through days of many markets.

const hourMs = 3_600_000;
const dollar = 1_000_000;
const scale = { opportunities: 4000, terms: { pricing: 'first', floorMicros: 10_000 } } as const;

/** A company with one domain. US dollars. */
interface Company {
  readonly id: number;
  readonly bid: number;
  readonly budget: number;
}

/** Number 1 looks at the market, and number 2 is its second account. */
const seven: readonly Company[] = [
  { id: 1, bid: 0.25, budget: 60 },
  { id: 2, bid: 0.3, budget: 91 },
  { id: 3, bid: 0.22, budget: 83 },
  { id: 4, bid: 0.28, budget: 77 },
  { id: 5, bid: 0.2, budget: 64 },
  { id: 6, bid: 0.33, budget: 52 },
  { id: 7, bid: 0.26, budget: 45 },
];
const leaver = (bid: number, budget: number): Company => ({ id: 8, bid, budget });
const funded = ({ id, bid }: Company, budget: number): Company => ({ id, bid, budget });

/** Who takes part in an hour, and with what. */
type Course = (companies: readonly Company[], hour: number) => readonly Company[];

const leftAt = 3;
const leaves: Course = (companies, hour) => companies.filter(({ id }) => id !== 8 || hour < leftAt);
const joins: Course = (companies, hour) => companies.filter(({ id }) => id !== 8 || hour >= leftAt);

/** At an hour of the day, each has spent the same part of its budget. */
function figuresOf({ id, bid, budget }: Company, hour: number): OwnerFigures {
  const budgetMicros = budget * dollar;
  return {
    clientId: id,
    domains: 1,
    budgetMicros,
    spentMicros: (budgetMicros * (1 + (hour % 24))) / 25,
    daySpentMicros: budgetMicros,
    efficiency: 97,
    behind: 0,
    ahead: 0,
    offers: [[bid * dollar, budgetMicros]],
  };
}

interface Seen {
  readonly market: ReturnType<typeof releasedTo>;
  /** All that a client can find by sweeping forecasts; undefined for advice by own clicks. */
  readonly advice: readonly number[] | undefined;
}

const prices = Array.from({ length: 30 }, (_, index) => 0.01 * 1.3 ** index);
/** By what it follows from, because that is often the same for days. */
const sweeps = new Map<string, Seen['advice']>();

function adviceFor1({ takenAtMs, owners }: MarketRelease): Seen['advice'] {
  const key = JSON.stringify(owners.map(({ clientId, offBy, offers }) => [clientId, offBy, offers]));
  if (sweeps.has(key)) return sweeps.get(key);
  const others = othersOf(1, { takenAtMs, owners }, { ...scale, atMs: takenAtMs });
  const advice = others && [
    others.tooHigh,
    others.tooLow,
    ...prices.flatMap((price) => [others.takenAt(1 / price ** 2), others.plannedAt(price * dollar)]),
  ];
  sweeps.set(key, advice);
  return advice;
}

/** What number 1 sees in each hour. */
function seenBy1(companies: readonly Company[], course: Course, hours: number): Seen[] {
  const kept: MarketRelease[] = [];
  return Array.from({ length: hours }, (_, hour) => {
    const atMs = hour * hourMs;
    const exact = kept.findLast(({ owners }) => owners[0]?.offBy === undefined);
    const owners = course(companies, hour).map((one) => figuresOf(one, hour));
    const next = nextRelease({ takenAtMs: atMs, owners }, exact);
    if (next) kept.push(next);
    const told = kept.findLast(({ takenAtMs }) => takenAtMs <= atMs - hourMs);
    const market = releasedTo(1, told, atMs);
    return { market, advice: market && told && adviceFor1(told) };
  });
}

describe('when one company leaves, and no other ever changes anything', () => {
  it.each([
    ['the smallest, with a bid of $20', leaver(20, 20)],
    ['one like the others, with a bid of $20', leaver(20, 75)],
    ['the largest, with a bid of $20', leaver(20, 400)],
    ['one with a bid like the others', leaver(0.27, 75)],
    ['one with cheap clicks', leaver(0.01, 75)],
  ])('the others see the market again after a day, about as it is, and get advice from it: %s', (_, one) => {
    const seen = seenBy1([...seven, one], leaves, leftAt + 73);
    const lastWithIt = leftAt - 1;
    const domains = seen.map(({ market }) => market?.total_active_domains);
    expect(domains.slice(1, lastWithIt + 26)).toEqual([...Array<number>(lastWithIt + 24).fill(7), undefined]);
    const after = seen.slice(lastWithIt + 26);
    for (const { market, advice } of after) {
      expect(market).toMatchObject({ scope: 'market', total_active_domains: 6 });
      expect(Math.abs((market?.total_daily_budget ?? 0) / 412 - 1)).toBeLessThan(0.1);
      expect(advice).toBeDefined();
    }
  });

  it('they see it even if that was most of the market', () => {
    const seen = seenBy1([...seven, leaver(20, 1000)], leaves, leftAt + 73);
    expect(seen.slice(leftAt + 25).map(({ market }) => market?.total_active_domains)).toEqual(Array(48).fill(6));
  });

  it('or joins, they see the market with it after a day', () => {
    const seen = seenBy1([...seven, leaver(20, 75)], joins, leftAt + 73);
    expect(seen.slice(leftAt + 25).map(({ market }) => market?.total_active_domains)).toEqual(Array(48).fill(7));
  });
});

/** The part of an amount's range above or below it, for ranges of a fifth of a power of ten. */
function room(value: number, isAbove: boolean): number {
  const end = (Math.round(5 * Math.log10(value)) + (isAbove ? 0.5 : -0.5)) / 5;
  return Math.abs(10 ** end - value);
}

/** Markets in which number 8 bids and may spend 20 % less or more, and some of the others, or none, make up for it within
 * their ranges. The attacker's own two companies are the same. */
function otherMarkets(companies: readonly Company[]): Company[][] {
  const scaled = ({ id, bid, budget }: Company, by: number) => ({ id, bid: by * bid, budget: by * budget });
  const budgetOf8 = companies.find(({ id }) => id === 8)?.budget ?? 0;
  return [0.8, 1.2].flatMap((factor) =>
    Array.from({ length: 32 }, (_, index) => {
      const some = companies.filter(({ id }) => id >= 3 && id <= 7 && ((31 - index) >> (id - 3)) % 2 === 1);
      const roomOf = ({ budget }: Company) => room(dollar * budget, factor < 1) / dollar;
      const part = ((1 - factor) * budgetOf8) / some.reduce((sum, one) => sum + roomOf(one), 0);
      return companies.map((one) => {
        if (one.id === 8) return scaled(one, factor);
        return some.includes(one) ? scaled(one, 1 + (part * roomOf(one)) / one.budget) : one;
      });
    }),
  );
}

describe('nothing that is ever shown tells within 20 % what the company bids and may spend', () => {
  const courses: readonly (readonly [string, Course])[] = [
    ['that leaves', leaves],
    ['that joins', joins],
    [
      'that is gone for 30 of 48 hours',
      (all, hour) => all.filter(({ id }) => id !== 8 || hour % 48 < 3 || hour % 48 > 32),
    ],
    ['that leaves before another does', (all, hour) => leaves(all, hour).filter(({ id }) => id !== 7 || hour < 40)],
    [
      'that leaves while another account of the one who looks changes its budget every hour',
      (all, hour) => leaves(all, hour).map((one) => (one.id === 2 ? funded(one, 91 + ((7 * hour) % 50)) : one)),
    ],
  ];
  const leavers = [
    leaver(20, 20),
    leaver(20, 75),
    leaver(20, 400),
    leaver(20, 1000),
    leaver(0.27, 75),
    leaver(0.01, 75),
  ];
  const hours = 64;

  it.each(courses)('%s', (_, course) => {
    for (const one of leavers) {
      const companies = [...seven, one];
      const seen = seenBy1(companies, course, hours);
      expect(seen[hours - 1]?.market).toBeDefined();
      const seenIn = (market: readonly Company[], until: number) =>
        JSON.stringify(seenBy1(market, course, until)) === JSON.stringify(seen.slice(0, until));
      const another = otherMarkets(companies).find((market) => seenIn(market, 5) && seenIn(market, hours));
      expect({ one, another }).toEqual({ one, another: expect.any(Array) });
    }
  });
});

describe('exact figures', () => {
  const taken = (hour: number, companies: readonly Company[]): MarketRelease => ({
    takenAtMs: hour * hourMs,
    owners: companies.map((one) => figuresOf(one, hour)),
  });
  const isExact = (release: MarketRelease | undefined) => release && release.owners[0]?.offBy === undefined;
  const eight = [...seven, leaver(20, 75)];
  const before = taken(0, eight);

  it('are followed by none for a day, and then by rounded ones', () => {
    expect(nextRelease(taken(1, seven), before)).toBeUndefined();
    expect(nextRelease(taken(24, seven), before)).toBeUndefined();
    expect(isExact(nextRelease(taken(25, seven), before))).toBe(false);
  });

  it('are back when the company is, or when enough others have changed', () => {
    expect(isExact(nextRelease(taken(40, eight), before))).toBe(true);
    const raised = (factor: number, count: number) =>
      seven.map((one, index) => (index < count ? funded(one, factor * one.budget) : one));
    expect(isExact(nextRelease(taken(40, raised(1.3, 7)), before))).toBe(true);
    expect(isExact(nextRelease(taken(40, raised(1.03, 7)), before))).toBe(false);
    expect(isExact(nextRelease(taken(40, raised(1.3, 2)), before))).toBe(false);
  });

  it('do not return just because nobody could see any in between', () => {
    expect(nextRelease(taken(30, seven.slice(4)), before)).toBeUndefined();
    expect(isExact(nextRelease(taken(60, seven), before))).toBe(false);
  });

  it('are not needed of a market in which one company stood out, so its others are seen when it leaves', () => {
    const small = seven.map((one) => funded(one, 8));
    expect(nextRelease(taken(0, [...small, leaver(20, 400)]), undefined)).toBeUndefined();
    expect(isExact(nextRelease(taken(1, small), undefined))).toBe(true);
  });

  it('do not follow when two accounts of one owner cover what a third company changed', () => {
    const dithered = seven.map((one) => (one.id <= 2 ? funded(one, one.budget + 60) : one));
    expect(nextRelease(taken(1, dithered), taken(0, [...seven, leaver(0.27, 75)]))).toBeUndefined();
  });
});
