import type { Registration, RegistrationStatus } from '@grt/sdk/contract';
import type { StatusTone } from '../../ui/status-badge.tsx';

/** An application's status label. @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export const registrationWords: Record<RegistrationStatus, { readonly word: string; readonly tone: StatusTone }> = {
  pending: { word: 'Pending', tone: 'wait' },
  approved: { word: 'Approved', tone: 'good' },
  rejected: { word: 'Rejected', tone: 'bad' },
};

/** While a question waits for the applicant's answer. */
export const waitingForApplicant = 'Waiting for applicant';

export const contactOf = ({ first_name, last_name }: Pick<Registration, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;
