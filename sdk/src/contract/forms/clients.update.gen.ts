// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { timezoneValues } from '../enums.gen.ts';
import { countryCode } from '../formats/country-code.ts';
import { email } from '../formats/email.ts';
import { phone } from '../formats/phone.ts';
import { oneLine } from '../formats/text-line.ts';
import { website } from '../formats/website.ts';
import { choice, fields, nullable, optional, text, yesNo, type Form } from './fields.ts';

/** The body of `clients.update` as application/json. */
export const form: Form<BodyAs<'clients.update', 'application/json'>> = fields({
  company_name: optional(text({ empty: 'Company name is required', type: 'Company name must be text', read: oneLine, max: [200, 'Company name must have at most 200 characters'] })),
  first_name: optional(text({ empty: 'First name is required', type: 'First name must be text', read: oneLine, max: [100, 'First name must have at most 100 characters'] })),
  last_name: optional(text({ empty: 'Last name is required', type: 'Last name must be text', read: oneLine, max: [100, 'Last name must have at most 100 characters'] })),
  email: optional(text({ empty: 'Email is required', type: 'Email must be text', read: oneLine, max: [254, 'Email must have at most 254 characters'], format: [email, 'Please enter a valid email address'] })),
  phone: optional(nullable(text({ type: 'Phone must be text', read: oneLine, max: [40, 'Phone must have at most 40 characters'], format: [phone, 'Please enter a valid phone number'] }))),
  job_title: optional(nullable(text({ type: 'Job title must be text', read: oneLine, max: [200, 'Job title must have at most 200 characters'] }))),
  website: optional(nullable(text({ type: 'Website must be text', read: oneLine, max: [2048, 'Website must have at most 2048 characters'], format: [website, 'Please enter a valid website address, such as https://example.com'] }))),
  country: optional(nullable(text({ type: 'Country must be text', read: oneLine, max: [2, 'Country must have at most 2 characters'], format: [countryCode, 'Please choose a country from the list'] }))),
  state: optional(nullable(text({ type: 'State must be text', read: oneLine, max: [100, 'State must have at most 100 characters'] }))),
  timezone: optional(choice(timezoneValues, { type: 'Timezone must be text', unknown: 'Please choose a timezone from the list' })),
  subscription_plan: optional(text({ empty: 'Subscription plan is required', type: 'Subscription plan must be text', read: oneLine, max: [50, 'Subscription plan must have at most 50 characters'] })),
  is_active: optional(yesNo({ type: 'Is active must be true or false' })),
}, { empty: 'Body is required', type: 'Body must be an object', min: [1, 'Please send at least one field'] });
