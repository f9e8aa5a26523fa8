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
  /** Bid and daily budget of each domain, for advice; never shown. Missing in figures of earlier versions. */
  readonly offers?: readonly (readonly [bidMicros: number, budgetMicros: number])[] | undefined;
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

/** Whether figures may follow others that were released: the difference must not come from one company alone, or anyone
 * who compares both would learn its figures. */
export function mayFollow(next: MarketRelease, before: MarketRelease | undefined): boolean {
  if (!before) return true;
  const ids = new Set([...before.owners, ...next.owners].map(({ clientId }) => clientId));
  return hiddenFigures.every((figure) => {
    const changes = [...ids].map((id) => Math.abs(figure(ownerOf(next, id)) - figure(ownerOf(before, id))));
    return changes.every((change) => change === 0) || isHidden(changes);
  });
}

const hiddenFigures: readonly ((owner: OwnerFigures) => number)[] = [
  ({ budgetMicros }) => budgetMicros,
  ({ spentMicros }) => spentMicros,
  // What bids weigh, for the curve of the market, and what plans need at them.
  ({ offers = [] }) => offers.reduce((sum, [bidMicros]) => sum + (bidMicros / 1_000_000) ** 2, 0),
  ({ offers = [] }) => offers.reduce((sum, [bidMicros, budgetMicros]) => sum + budgetMicros / bidMicros, 0),
];

function ownerOf({ owners }: MarketRelease, id: number): OwnerFigures {
  return owners.find(({ clientId }) => clientId === id) ?? nothing;
}

/** Whether a sum hides its largest part: whoever knows the second largest and subtracts it is still far off.
 *
 * $100, $40, $30, $20 and $10 hide it: without the $40, $160 is left, 60 % too much. $100 and four times $1 do not. */
export function isHidden(parts: readonly number[]): boolean {
  const [largest = 0, second = 0] = parts.toSorted((a, b) => b - a);
  const rest = parts.reduce((sum, part) => sum + part, 0) - largest - second;
  return rest >= leastDoubt * largest;
}

/** The other companies, if a client may know sums of their figures: at least five with real spend, none of which stands
 * out, at most a day old. */
export function tellable(
  clientId: number,
  release: MarketRelease | undefined,
  nowMs: number,
): readonly OwnerFigures[] | undefined {
  if (!release || nowMs - release.takenAtMs > oldestMs) return undefined;
  const others = release.owners.filter((owner) => owner.clientId !== clientId);
  const areHidden = [
    others.map(({ budgetMicros }) => budgetMicros),
    others.map(({ spentMicros }) => spentMicros),
  ].every(isHidden);
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
