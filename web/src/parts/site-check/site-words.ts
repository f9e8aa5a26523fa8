import type { SiteCheck } from '@grt/sdk/contract';
import type { StatusTone } from '../../ui/status-badge.tsx';

/** What was found at an address, in a word. */
export function siteStatus(check: SiteCheck | null): { readonly word: string; readonly tone: StatusTone } {
  if (check === null) return { word: 'Not checked yet', tone: 'rest' };
  if (check.state === 'checking') return { word: 'Checking', tone: 'busy' };
  if (check.status === null) return { word: 'Not reachable', tone: 'bad' };
  return isFine(check.status)
    ? { word: 'Reachable', tone: 'good' }
    : { word: `Status ${String(check.status)}`, tone: 'bad' };
}

/** Whether that word is the status itself. */
export const isStatusSaid = ({ state, status }: SiteCheck): boolean =>
  state === 'checked' && status !== null && !isFine(status);

/** Whether a reviewer should take a look: nothing answers at the address, or only an error. */
export const isSiteMissing = (check: SiteCheck | null): boolean =>
  check !== null && check.checked_at !== null && (check.status === null || !isFine(check.status));

const isFine = (status: number): boolean => status >= 200 && status < 400;
