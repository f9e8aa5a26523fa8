import { defaultProfile, trafficProfile, type TrafficProfile } from './traffic-share.rules.ts';

const dayMs = 86_400_000;
/** Real opportunities in an average hour of the reference server's market. */
export const usualHourlyOpportunities = 500;
export const profileDays = 14;

/** What is expected in each hour of UTC, from the 14 days before a moment. */
export function profileOf(
  hours: ReadonlyMap<number, number>,
  beforeMs: number,
  hourlyOpportunities = usualHourlyOpportunities,
): TrafficProfile {
  const observed = Array.from({ length: 24 }, (_, hour) => ({ hour, opportunities: 0, days: 0 }));
  for (const [startMs, opportunities] of hours) {
    if (startMs < beforeMs - profileDays * dayMs || startMs >= beforeMs) continue;
    const one = observed[new Date(startMs).getUTCHours()];
    if (!one) continue;
    one.opportunities += opportunities;
    one.days += 1;
  }
  if (observed.every(({ days }) => days === 0)) return defaultProfile.map((weight) => weight * hourlyOpportunities);
  return trafficProfile(observed);
}
