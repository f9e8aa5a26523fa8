import type { AccountDay } from '../../basics/account-day.rules.ts';
import { profileOf, usualHourlyOpportunities } from '../bidding/market-profile.rules.ts';
import {
  defaultProfile,
  trafficCurve,
  type TrafficCurve,
  type TrafficProfile,
} from '../bidding/traffic-share.rules.ts';
import type { SharingRule } from '../bidding/demand.rules.ts';
import type { MarketModel } from './market-minute.rules.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What a market should be like. */
export interface MarketChoices {
  /** By default those of the reference server. */
  readonly hourlyOpportunities?: number;
  readonly sharing: SharingRule;
}

/** A model of the market. Plans know only what it saw before.
 * @param hours - the opportunities that it saw, by the start of the hour; they grow as the market advances. */
export function createModel(
  hours: ReadonlyMap<number, number>,
  { hourlyOpportunities = usualHourlyOpportunities, sharing }: MarketChoices,
): Omit<MarketModel, 'seed' | 'allows'> {
  const profiles = new Map<number, TrafficProfile>();
  const profileBefore = (startMs: number): TrafficProfile => {
    const profile = profiles.get(startMs) ?? profileOf(hours, startMs, hourlyOpportunities);
    profiles.set(startMs, profile);
    return profile;
  };
  const curves = new Map<string, TrafficCurve>();
  const curveOfObject = new WeakMap<AccountDay, TrafficCurve>();
  return {
    rateAt: (atMs) => (hourlyOpportunities * (defaultProfile[new Date(atMs).getUTCHours()] ?? 1)) / 60,
    expectedBetween: (fromMs, toMs) => expectedBetween(profileBefore(Math.floor(fromMs / dayMs) * dayMs), fromMs, toMs),
    curveOf(day) {
      const known = curveOfObject.get(day); // asked for once a minute and domain
      if (known) return known;
      const key = `${String(day.startMs)} ${String(day.endMs)}`;
      const curve = curves.get(key) ?? trafficCurve(profileBefore(day.startMs), day);
      curves.set(key, curve);
      curveOfObject.set(day, curve);
      return curve;
    },
    sharing,
  };
}

/** Opportunities that a profile expects between two moments, in milliseconds since 1970. */
export function expectedBetween(profile: TrafficProfile, fromMs: number, toMs: number): number {
  let sum = 0;
  for (let atMs = fromMs; atMs < toMs;) {
    const endMs = Math.min(toMs, atMs - (atMs % hourMs) + hourMs);
    sum += ((profile[new Date(atMs).getUTCHours()] ?? 0) * (endMs - atMs)) / hourMs;
    atMs = endMs;
  }
  return sum;
}
