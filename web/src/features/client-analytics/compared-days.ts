import type { Analytics, AnalyticsBefore } from '@grt/sdk/contract';
import { zoneDate } from '../../core/zone-time.ts';

/** Whether there is anything to compare with. */
export const hasTraffic = ({ totals }: AnalyticsBefore): boolean => totals.views > 0 || totals.clicks > 0;

const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const dayInWords = (date: string) => day.format(new Date(`${date}T00:00:00Z`));

/** What the totals are compared with, in a sentence; or that there was nothing. The days of `before` end at the present hour
 * while the last day that is shown is not over. */
export function comparedDays(
  { before, to, timezone }: Pick<Analytics, 'before' | 'to' | 'timezone'>,
  now: Date,
): string {
  const days =
    before.from === before.to ? dayInWords(before.to) : `${dayInWords(before.from)} to ${dayInWords(before.to)}`;
  if (!hasTraffic(before))
    return `No data before: nothing was shown or clicked ${before.from === before.to ? 'on' : 'from'} ${days}.`;
  return `Changes are against ${days}${to >= zoneDate(now, timezone) ? ', up to this hour' : ''}.`;
}
