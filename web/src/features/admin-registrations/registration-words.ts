import { countries, statesByCountry, type Registration, type RegistrationStatus } from '@grt/sdk/contract';
import type { StatusTone } from '../../ui/status-badge.tsx';

/** An application's status label. @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export const registrationWords: Record<RegistrationStatus, { readonly word: string; readonly tone: StatusTone }> = {
  pending: { word: 'Pending', tone: 'wait' },
  approved: { word: 'Approved', tone: 'good' },
  rejected: { word: 'Rejected', tone: 'bad' },
};

/** While a question waits for the applicant's answer. */
export const waitingForApplicant = 'Waiting for applicant';

/** State and country by their names. */
export function placeOf({ country, state }: Pick<Registration, 'country' | 'state'>): string {
  const countryName = countries.find(({ code }) => code === country)?.name ?? country;
  const stateName = statesByCountry[country]?.find(({ code }) => code === state)?.name ?? state;
  return `${stateName}, ${countryName}`;
}

export const contactOf = ({ first_name, last_name }: Pick<Registration, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;
