import type { MarketPacing } from '@grt/sdk/contract';
import { dollarsOf } from '../../basics/money.rules.ts';
import { standingOf, type DomainDay } from './domain-day.rules.ts';
import { isRunning } from './serving.rules.ts';

/** With fewer other companies, a market total would reveal what one of them spends. */
const fewestOthers = 5;
/** Spend in 24 hours from which a company counts. Accounts opened to spend a cent do not make a crowd. */
const realSpendMicros = 1_000_000;
/** What one company could work out about another from its own figures must be off by at least this much. */
const leastDoubt = 0.2;
/** By which factor rounded amounts may be off: by the first one that hides what has to be hidden. The ends of the narrowest
 * range are a factor of 1.58 apart, so each amount in it could be a fifth higher or a fifth lower and still be in it. A
 * wider range is made of three or five whole narrow ones, so rounding in several ways tells no more than in the first. */
const roundings = [10 ** 0.1, 10 ** 0.3, 10 ** 0.5] as const;
/** Clients see figures only once they are this old. */
export const releaseDelayMs = 3_600_000;
/** Older figures no longer describe the market. */
const oldestMs = 24 * 3_600_000;

/** What one company contributes to the market. Money is micro-dollars. */
export interface OwnerFigures {
  readonly clientId: number;
  readonly domains: number;
  readonly budgetMicros: number;
  /** Of the current day of its account. */
  readonly spentMicros: number;
  /** Of the last 24 hours. */
  readonly daySpentMicros: number;
  /** Sum of the scores of its domains. */
  readonly efficiency: number;
  readonly behind: number;
  readonly ahead: number;
  /** Bid and daily budget of each domain, for advice; never shown. Missing where even sums of them would tell too much,
   * and in figures of earlier versions. */
  readonly offers?: readonly (readonly [bidMicros: number, budgetMicros: number])[] | undefined;
  /** By which factor its amounts may be too high or too low where they are rounded. Missing where they are exact. */
  readonly offBy?: number | undefined;
}

/** The market's figures at one moment, which clients see later. */
export interface MarketRelease {
  readonly takenAtMs: number;
  /** Those with real spend. */
  readonly owners: readonly OwnerFigures[];
}

/** The figures of all companies at a moment.
 * @param daySpent - micro-dollars spent in the last 24 hours, by client number. */
export function releaseOf(
  open: readonly DomainDay[],
  daySpent: ReadonlyMap<number, number>,
  takenAtMs: number,
): MarketRelease {
  const owners = new Map<number, OwnerFigures>();
  for (const one of open) {
    const { clientId, budgetMicros } = one.facts;
    const daySpentMicros = daySpent.get(clientId) ?? 0;
    if (!isRunning(one.facts) || daySpentMicros < realSpendMicros) continue;
    const { pace, efficiency } = standingOf(one, takenAtMs);
    const before = owners.get(clientId) ?? { ...nothing, clientId };
    owners.set(clientId, {
      clientId,
      daySpentMicros,
      domains: before.domains + 1,
      budgetMicros: before.budgetMicros + budgetMicros,
      spentMicros: before.spentMicros + one.day.spentMicros,
      efficiency: before.efficiency + efficiency,
      behind: before.behind + (pace === 'behind' ? 1 : 0),
      ahead: before.ahead + (pace === 'ahead' ? 1 : 0),
      offers: [...(before.offers ?? []), [one.facts.bidMicros, budgetMicros]],
    });
  }
  return { takenAtMs, owners: [...owners.values()].sort((a, b) => a.clientId - b.clientId) };
}

const nothing: OwnerFigures = {
  clientId: 0,
  domains: 0,
  budgetMicros: 0,
  spentMicros: 0,
  daySpentMicros: 0,
  efficiency: 0,
  behind: 0,
  ahead: 0,
};

/** The figures to keep for clients; undefined if they keep those that they have.
 *
 * - Exact ones, if what changed since the last exact ones does not come from one company alone.
 * - Otherwise none until the last exact ones are no longer shown, and then rounded ones, until exact ones may follow. Each
 *   company's amounts are rounded before they are added up, so no comparison of rounded figures tells more than the range
 *   that an amount is in, whoever leaves, returns, or varies its own amounts. The wider ranges are for when the others,
 *   each off within its range, do not hide what one company changed.
 * - Without bids, if not even those hide what one company bids.
 *
 * Figures in which a company stands out are not kept: what follows must be compared with what everybody saw.
 * @param now - exact.
 * @param exact - the last exact ones, however old.
 * @see docs/specification/decisions.md §8 and §13 */
export function nextRelease(now: MarketRelease, exact: MarketRelease | undefined): MarketRelease | undefined {
  if (!exact || !isShown(exact) || mayFollow(now, exact)) return isShown(now) ? now : undefined;
  if (!isTooOld(exact, now.takenAtMs)) return undefined;
  const rounded = roundings.map((offBy) => roundedBy(offBy, now));
  return [...rounded, ...rounded.map(withoutBids)].find((release) => isShown(release) && mayFollow(release, exact));
}

function isTooOld({ takenAtMs }: MarketRelease, nowMs: number): boolean {
  return nowMs - takenAtMs > oldestMs;
}

/** The figures with each company's budget, and the clicks that it pays for, rounded to the nearest of five steps in each
 * power of ten (1, 1.6, 2.5, 4, 6.3), or of every third or fifth of these. What it spent and its bids change by the same
 * factors. So the result is the same for all companies in the same ranges that have spent the same part of their budgets. */
function roundedBy(offBy: number, { takenAtMs, owners }: MarketRelease): MarketRelease {
  const step = 2 * Math.log10(offBy);
  const factorOf = (value: number) => (value > 0 ? 10 ** (step * Math.round(Math.log10(value) / step)) / value : 1);
  return {
    takenAtMs,
    owners: owners.map((owner) => {
      const money = factorOf(owner.budgetMicros);
      const price = money / factorOf(clicksOf(owner));
      return {
        ...owner,
        offBy,
        budgetMicros: Math.round(money * owner.budgetMicros),
        spentMicros: Math.round(money * owner.spentMicros),
        offers: owner.offers?.map(([bid, budget]) => [Math.round(price * bid), Math.round(money * budget)] as const),
      };
    }),
  };
}

function withoutBids({ takenAtMs, owners }: MarketRelease): MarketRelease {
  return { takenAtMs, owners: owners.map((owner) => ({ ...owner, offers: undefined })) };
}

/** Whether a client without a part in the figures may know sums of them. */
function isShown(release: MarketRelease): boolean {
  return tellable(nothing.clientId, release, release.takenAtMs) !== undefined;
}

/** Whether figures may follow exact ones that were shown: the difference must not come from one company alone, or somebody
 * who compares both would learn its figures. Nobody knows by how much rounded amounts are off, so this hides what changed
 * as much as changes of others do. */
function mayFollow(next: MarketRelease, exact: MarketRelease): boolean {
  const isRounded = next.owners.some(({ offBy }) => offBy !== undefined);
  const shown = byClient(exact);
  // Exact ones would decide how the next ones are rounded, and that would tell more than the range of what changed.
  const then = isRounded ? byClient(roundedBy(roundings[0], exact)) : shown;
  const now = byClient(next);
  const ids = [...new Set([...then.keys(), ...now.keys()])];
  const hasBids = next.owners.some(({ offers }) => offers !== undefined);
  return [budgetOf, spentOf, ...(hasBids ? [clicksOf] : [])].every((figure) => {
    const amounts = ids.map((id) => figure(shown.get(id) ?? nothing));
    // No bids were shown if one company stood out by the clicks that it could pay for.
    const unseen = isHidden(amounts) ? -1 : amounts.indexOf(Math.max(...amounts));
    const changes = ids
      .filter((_, index) => index !== unseen)
      .map((id) => changeOf(figure, then.get(id) ?? nothing, now.get(id) ?? nothing));
    // Whoever compares knows its own change, and may know that of another.
    return changes.every((change) => change === 0) || isHidden(changes, 2);
  });
}

function byClient({ owners }: MarketRelease): ReadonlyMap<number, OwnerFigures> {
  return new Map(owners.map((owner) => [owner.clientId, owner]));
}

/** By how much a figure has changed for certain, plus how far off it may be where it is rounded. */
function changeOf(figure: (owner: OwnerFigures) => number, then: OwnerFigures, now: OwnerFigures): number {
  const { offBy = 1 } = now;
  const [low, before, high] = [figure(now) / offBy, figure(then), figure(now) * offBy];
  return Math.max(0, low - before, before - high) * (then.offBy ?? 1) + (high - low) / 2;
}

const budgetOf = ({ budgetMicros }: OwnerFigures) => budgetMicros;
const spentOf = ({ spentMicros }: OwnerFigures) => spentMicros;
/** As many as its budgets pay for. With its budgets, all that is ever shown of its bids. */
const clicksOf = ({ offers = [] }: OwnerFigures) => offers.reduce((sum, [bid, budget]) => sum + budget / bid, 0);

/** Whether a sum hides its largest part: somebody who knows some other parts and subtracts them is still far off.
 *
 * $100, $40, $30, $20 and $10 hide it: without the $40, $160 is left, 60 % too much. $100 and four times $1 do not.
 * @param known - how many of the other parts somebody may know. */
export function isHidden(parts: readonly number[], known = 1): boolean {
  const [largest = 0, ...others] = parts.toSorted((a, b) => b - a);
  return others.slice(known).reduce((sum, part) => sum + part, 0) >= leastDoubt * largest;
}

/** The other companies, if a client may know sums of their figures: at least five with real spend, none of which stands
 * out, at most a day old. */
export function tellable(
  clientId: number,
  release: MarketRelease | undefined,
  nowMs: number,
): readonly OwnerFigures[] | undefined {
  if (!release || isTooOld(release, nowMs)) return undefined;
  const others = release.owners.filter((owner) => owner.clientId !== clientId);
  const areHidden = [budgetOf, spentOf].every((figure) => isHidden(others.map(figure)));
  return others.length >= fewestOthers && areHidden ? others : undefined;
}

/** What a client may see of the market: the combined figures of all others, if there are at least five with real spend
 * and none of them stands out, an hour late and in two significant digits. Its own figures are not included. Undefined
 * when it sees only its own.
 * @see docs/specification/decisions.md §8 */
export function releasedTo(
  clientId: number,
  release: MarketRelease | undefined,
  nowMs: number,
): MarketPacing | undefined {
  const others = tellable(clientId, release, nowMs);
  if (!release || !others) return undefined;
  const sum = (read: (owner: OwnerFigures) => number) => others.map(read).reduce((total, part) => total + part, 0);
  const domains = sum((owner) => owner.domains);
  const budgetMicros = sum((owner) => owner.budgetMicros);
  return {
    scope: 'market',
    total_active_domains: twoDigits(domains),
    total_daily_budget: dollarsOf(twoDigits(budgetMicros)),
    market_utilization: twoDigits((100 * sum((owner) => owner.spentMicros)) / budgetMicros),
    average_efficiency: twoDigits(sum((owner) => owner.efficiency) / domains),
    domains_behind_pace: twoDigits(sum((owner) => owner.behind)),
    domains_ahead_pace: twoDigits(sum((owner) => owner.ahead)),
    calculated_at: new Date(release.takenAtMs).toISOString(),
  };
}

/** Rounded to two significant digits. */
export function twoDigits(value: number): number {
  return Number(value.toPrecision(2));
}
