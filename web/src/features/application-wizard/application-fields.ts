import { budgetRangeValues, countries, expectedTrafficValues, timezoneValues } from '@grt/sdk/contract';
import { zoneInWords } from '../../core/zone-time.ts';
import type { ApplicationStep, FieldName } from './application-names.ts';

/** How a field is rendered. */
export interface FieldLook {
  readonly name: FieldName;
  readonly label: string;
  /** Choices make it a select. */
  readonly choices?: readonly Choice[];
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly type?: 'email' | 'tel' | 'url';
  /** Maximum length from the contract. */
  readonly long?: boolean;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export const stepLabels: Readonly<Record<ApplicationStep, string>> = {
  personal: 'Personal Info',
  business: 'Business Info',
  goals: 'Goals & Budget',
  summary: 'Summary',
  license: 'License Upload',
};

const plain = (value: string): Choice => ({ value, label: value });

const zone = (value: string): Choice => ({ value, label: zoneInWords(value) });

export const countryChoices: readonly Choice[] = countries.map(({ code, name }) => ({ value: code, label: name }));

/** The fields of the steps that have any, in their order.
 * @see docs/specification/part-1-public-and-client.md §3, §5, and §9 */
export const stepFields: Readonly<Record<'personal' | 'business' | 'goals', readonly FieldLook[]>> = {
  personal: [
    { name: 'name', label: 'First Name', autoComplete: 'given-name' },
    { name: 'last_name', label: 'Last Name', autoComplete: 'family-name' },
    { name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
    {
      name: 'phone',
      label: 'Phone',
      autoComplete: 'tel',
      type: 'tel',
      placeholder: '+1 (212) 555-0142',
    },
  ],
  business: [
    { name: 'company', label: 'Company Name', autoComplete: 'organization' },
    {
      name: 'website',
      label: 'Website',
      autoComplete: 'url',
      type: 'url',
      placeholder: 'https://example.com',
    },
    { name: 'description', label: 'Company Description', long: true },
    { name: 'job_title', label: 'Job Title', autoComplete: 'organization-title' },
  ],
  goals: [
    { name: 'expected_traffic', label: 'Expected Traffic', choices: expectedTrafficValues.map(plain) },
    { name: 'budget_range', label: 'Budget Range', choices: budgetRangeValues.map(plain) },
    { name: 'country', label: 'Country', choices: countryChoices, autoComplete: 'country-name' },
    { name: 'state', label: 'State', autoComplete: 'address-level1' },
    { name: 'timezone', label: 'Timezone', choices: timezoneValues.map(zone) },
  ],
};

/** The label reads Province for Canada. @see docs/specification/part-1-public-and-client.md §2 */
export const stateLabel = (country: string): string => (country === 'CA' ? 'Province' : 'State');
