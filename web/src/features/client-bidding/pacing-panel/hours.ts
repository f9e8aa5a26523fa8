import type { BiddingDay, HourlyDistribution } from '@grt/sdk/contract';
import { hourAmong } from '../../../core/zone-time.ts';

/** An hour of the domain's day, for display. */
export interface ShownHour extends HourlyDistribution {
  /** `16:00`; `01:00 EDT` where the clock shows the same hour twice. */
  readonly label: string;
  /** It has not started. */
  readonly isComing: boolean;
}

/** Labels the hours and marks future ones. */
export function shownHours(hours: readonly HourlyDistribution[], day: BiddingDay): readonly ShownHour[] {
  const nowMs = Date.parse(day.calculated_at);
  return hours.map((one) => {
    const startsAt = new Date(one.starts_at);
    return { ...one, label: hourAmong(hours, one, day.timezone), isComing: startsAt.getTime() > nowMs };
  });
}

/** The current position among the hours: 16.25 is a quarter into the 17th hour. Undefined outside the day. */
export function nowAmong({ day_start, day_end, calculated_at }: BiddingDay): number | undefined {
  const [start, end, now] = [day_start, day_end, calculated_at].map((time) => Date.parse(time)) as [
    number,
    number,
    number,
  ];
  return now < start || now > end ? undefined : (now - start) / 3_600_000;
}
