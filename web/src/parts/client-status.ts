import type { ClientStatus } from '@grt/sdk/contract';
import type { StatusTone } from '../ui/status-badge.tsx';

/** A client's status label and its tone.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §4 */
export const clientWords: Record<ClientStatus, { readonly word: string; readonly tone: StatusTone }> = {
  active: { word: 'Active', tone: 'good' },
  pending: { word: 'Pending', tone: 'wait' },
  suspended: { word: 'Suspended', tone: 'bad' },
  inactive: { word: 'Inactive', tone: 'rest' },
};
