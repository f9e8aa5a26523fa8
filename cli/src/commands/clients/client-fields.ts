import type { FormField } from '../../core/form.ts';

/** Client fields that have a flag. */
export const clientFields: readonly FormField[] = [
  { name: 'company_name', flag: '--company <name>', about: 'company name' },
  { name: 'first_name', flag: '--first-name <name>', about: 'first name' },
  { name: 'last_name', flag: '--last-name <name>', about: 'last name' },
  { name: 'email', flag: '--email <address>', about: 'email address' },
  { name: 'phone', flag: '--phone <number>', about: 'phone number', optional: true },
  { name: 'job_title', flag: '--job-title <text>', about: 'job title', optional: true },
  { name: 'website', flag: '--website <url>', about: 'website', optional: true },
  { name: 'country', flag: '--country <code>', about: 'country, such as US', optional: true },
  { name: 'state', flag: '--state <code>', about: 'state or region', optional: true },
  { name: 'timezone', flag: '--timezone <zone>', about: 'timezone, such as Europe/London', optional: true },
  { name: 'subscription_plan', flag: '--plan <name>', about: 'subscription plan', optional: true },
];
