import type { Analytics, AnalyticsBefore } from '@grt/sdk/contract';
import { dayInWords } from '../../core/days.ts';
import { zoneDate } from '../../core/zone-time.ts';

/** Whether there is previous data to compare with. */
export const hasTraffic = ({ totals }: AnalyticsBefore): boolean => totals.views > 0 || totals.clicks > 0;

/** What the totals are compared with, in a sentence, or that there was no data. The days of `before` end at the current
 * hour while the last day shown is not over. */
export function comparedDays(
  { before, to, timezone }: Pick<Analytics, 'before' | 'to' | 'timezone'>,
  now: Date,
): string {
  const days =
    before.from === before.to ? dayInWords(before.to) : `${dayInWords(before.from)} to ${dayInWords(before.to)}`;
  if (!hasTraffic(before))
    return `No previous data: there were no views or clicks ${before.from === before.to ? 'on' : 'from'} ${days}.`;
  return `Compared with ${days}${to >= zoneDate(now, timezone) ? ', up to this hour' : ''}.`;
}
