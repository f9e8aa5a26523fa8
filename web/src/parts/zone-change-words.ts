import type { Client } from '@grt/sdk/contract';
import { zoneInWords } from '../core/zone-time.ts';

/** A change of timezone that is not in effect yet; undefined without one.
 * @see docs/specification/decisions.md §8 */
export function zoneChangeInWords({
  timezone,
  pending_timezone: pending,
}: Pick<Client, 'timezone' | 'pending_timezone'>): string | undefined {
  return pending === null
    ? undefined
    : `Changes to ${zoneInWords(pending)} at the next midnight, ${zoneInWords(timezone)}.`;
}
