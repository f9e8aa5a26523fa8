import { formatHour, hourAmong } from '../../core/zone-time.ts';
import type { ChartPoint } from '../../ui/charts/chart.ts';

/** An hour of a day: what was spent in it, and what the plan has for it. US dollars. */
export interface SpendHour {
  readonly hour: number;
  readonly starts_at: string;
  readonly spend: number;
  readonly planned_spend: number;
}

/** The day that the hours belong to. */
export interface SpendDay {
  readonly timezone: string;
  readonly day_start: string;
  readonly day_end: string;
  readonly calculated_at: string;
}

/** What has been spent and planned by the end of each hour. Hours to come have a plan alone. */
export function cumulativePoints(hours: readonly SpendHour[], day: SpendDay): ChartPoint[] {
  const nowMs = Date.parse(day.calculated_at);
  let [value, plan] = [0, 0];
  return hours.map((one) => {
    // In cents, because floating-point sums are inexact.
    value = Math.round((value + one.spend) * 100) / 100;
    plan = Math.round((plan + one.planned_spend) * 100) / 100;
    const startsAt = new Date(one.starts_at);
    const isComing = startsAt.getTime() > nowMs;
    return {
      key: one.starts_at,
      label: hourAmong(hours, one, day.timezone),
      name: `By the end of ${formatHour(one.hour)}`,
      value: isComing ? 0 : value,
      plan,
      isComing,
    };
  });
}
