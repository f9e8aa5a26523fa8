import { phoneDigits } from '@grt/sdk/contract';
import type { FormField } from '../../core/form.ts';

/** What an application contains besides the license, in the order of the wizard.
 * @see docs/specification/part-1-public-and-client.md §5 */
export const registerFields: readonly FormField[] = [
  { name: 'first_name', flag: '--first-name <text>', about: 'first name' },
  { name: 'last_name', flag: '--last-name <text>', about: 'last name' },
  { name: 'email', flag: '--email <address>', about: 'email' },
  {
    name: 'phone',
    flag: '--phone <number>',
    about: `phone, ${String(phoneDigits.min)} to ${String(phoneDigits.max)} digits`,
  },
  { name: 'job_title', flag: '--job-title <text>', about: 'job title' },
  { name: 'company_name', flag: '--company-name <text>', about: 'company name' },
  { name: 'website', flag: '--website <url>', about: 'website' },
  { name: 'company_description', flag: '--company-description <text>', about: 'what the company does' },
  { name: 'country', flag: '--country <code>', about: 'country, such as US' },
  { name: 'state', flag: '--state <code>', about: 'state or province (a code in the US and Canada)' },
  { name: 'timezone', flag: '--timezone <name>', about: 'timezone, such as America/New_York' },
  { name: 'expected_traffic', flag: '--expected-traffic <range>', about: 'visits per month, such as 50k-100k' },
  { name: 'budget_range', flag: '--budget-range <range>', about: 'US dollars per month, such as $5000-$10000' },
  { name: 'campaign_goals', flag: '--campaign-goals <text>', about: 'campaign goals', optional: true },
  {
    name: 'additional_notes',
    flag: '--additional-notes <text>',
    about: 'anything else we should know',
    optional: true,
  },
];
