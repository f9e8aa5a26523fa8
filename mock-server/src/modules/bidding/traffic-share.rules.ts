import { hoursOf, wholeDay, type AccountDay } from '../../basics/account-day.rules.ts';

const hourMs = 3_600_000;
/** The plan is finished this long before the day ends: what is left then gets one last chance. */
const headroomMs = 30 * 60_000;
const defaultCurveDays = 3;

/** How a day's traffic spreads over its hours: 24 weights, one for each hour of UTC. Only their ratio counts. */
export type TrafficProfile = readonly number[];

/** The opportunities seen in one hour of UTC, summed over some days. */
export interface ObservedHour {
  /** 0 to 23, of UTC. */
  readonly hour: number;
  readonly opportunities: number;
  /** On how many days they were seen. */
  readonly days: number;
}

/** The curve expected of a market about which nothing is known: quiet in the European morning, busiest in the American
 * evening. Weights of the hours of UTC; their mean is about 1. */
export const defaultProfile: TrafficProfile = [
  1.42, 1.46, 1.44, 1.36, 1.22, 1.04, 0.86, 0.72, 0.62, 0.57, 0.56, 0.59, 0.65, 0.73, 0.82, 0.9, 0.97, 1.04, 1.11, 1.19,
  1.27, 1.33, 1.37, 1.4,
];

/** Expected opportunities of each hour of UTC: the mean of the observed days, and of three more days of the default
 * curve, which are scaled to the observed volume. Without observations, it is the default curve alone.
 * @see docs/specification/decisions.md §8 (the market's hourly opportunities of the last 14 days, weighted with 3 days
 * of a default curve) */
export function trafficProfile(observed: readonly ObservedHour[]): TrafficProfile {
  const seen = observed.filter(({ days }) => days > 0);
  const curveOfSeen = seen.reduce((sum, { hour, days }) => sum + days * (defaultProfile[hour] ?? 0), 0);
  const volume = seen.reduce((sum, { opportunities }) => sum + opportunities, 0);
  if (volume === 0 || curveOfSeen === 0) return defaultProfile;
  const scale = volume / curveOfSeen;
  return defaultProfile.map((weight, index) => {
    const hour = seen.find((one) => one.hour === index);
    const expected = defaultCurveDays * weight * scale;
    return ((hour?.opportunities ?? 0) + expected) / ((hour?.days ?? 0) + defaultCurveDays);
  });
}

/** The traffic of one day, as a share: 0 at its start, 1 at its end. */
export interface TrafficCurve {
  readonly day: AccountDay;
  /** F(t): the share of the day's traffic that comes before a moment. 0 before the day, 1 after it. */
  shareAt(atMs: number): number;
  /** Fe(t) = min(1, F(t) / F(day end − 30 min)): the share of the plan that should be done by a moment. */
  planShareAt(atMs: number): number;
  /** The share, above 0 and at most 1, of the traffic of a whole day, midnight to midnight, that comes on this day: 1
   * unless it is the first after a timezone change. */
  partOfWhole(): number;
  /** The moment t with F(t) = share, in milliseconds since 1970; undefined when that is past the day. */
  momentOf(share: number): number | undefined;
}

/** How traffic is expected to spread over a day. */
export type CurveOf = (day: AccountDay) => TrafficCurve;

/** The curve of a day: within an hour traffic comes evenly. @see docs/specification/decisions.md §8 */
export function trafficCurve(profile: TrafficProfile, day: AccountDay): TrafficCurve {
  const weights = weightsOf(profile, day);
  const total = totalOf(weights);
  const before = [0];
  for (const weight of weights.slice(0, -1)) before.push((before.at(-1) ?? 0) + weight / total);
  before.push(1); // exactly, whatever the rounding of the sums
  const shareAt = (atMs: number): number => {
    if (atMs >= day.endMs) return 1;
    const hours = Math.max(0, (atMs - day.startMs) / hourMs);
    const index = Math.floor(hours);
    const start = before[index] ?? 1;
    return start + (hours - index) * ((before[index + 1] ?? 1) - start);
  };
  const finish = shareAt(day.endMs - headroomMs);
  return {
    day,
    shareAt,
    planShareAt: (atMs) => Math.min(1, shareAt(atMs) / finish),
    partOfWhole: () => total / totalOf(weightsOf(profile, wholeDay(day))),
    momentOf(share) {
      if (share > 1) return undefined;
      const index = Math.max(0, before.findIndex((sum) => sum >= share) - 1);
      const start = before[index] ?? 0;
      const width = (before[index + 1] ?? 1) - start;
      const part = width === 0 ? 0 : (share - start) / width;
      return day.startMs + Math.round((index + part) * hourMs);
    },
  };
}

function weightsOf(profile: TrafficProfile, day: AccountDay): number[] {
  return hoursOf(day).map((startMs) => profile[new Date(startMs).getUTCHours()] ?? 0);
}

function totalOf(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}
