// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { budgetRangeValues, expectedTrafficValues, timezoneValues } from '../enums.gen.ts';
import { countryCode } from '../formats/country-code.ts';
import { email } from '../formats/email.ts';
import { phone } from '../formats/phone.ts';
import { oneLine, trimmed } from '../formats/text-line.ts';
import { website } from '../formats/website.ts';
import { choice, fields, file, optional, text, type Form } from './fields.ts';

/** The body of `registrations.submit` as multipart/form-data. */
export const form: Form<BodyAs<'registrations.submit', 'multipart/form-data'>> = fields({
  first_name: text({ empty: 'First name is required', type: 'First name must be text', read: oneLine, max: [100, 'First name must have at most 100 characters'] }),
  last_name: text({ empty: 'Last name is required', type: 'Last name must be text', read: oneLine, max: [100, 'Last name must have at most 100 characters'] }),
  email: text({ empty: 'Email is required', type: 'Email must be text', read: oneLine, max: [254, 'Email must have at most 254 characters'], format: [email, 'Please enter a valid email address'] }),
  phone: text({ empty: 'Phone is required', type: 'Phone must be text', read: oneLine, max: [40, 'Phone must have at most 40 characters'], format: [phone, 'Please enter a valid phone number'] }),
  company_name: text({ empty: 'Company name is required', type: 'Company name must be text', read: oneLine, max: [200, 'Company name must have at most 200 characters'] }),
  website: text({ empty: 'Website is required', type: 'Website must be text', read: oneLine, max: [2048, 'Website must have at most 2048 characters'], format: [website, 'Please enter a valid website address, such as https://example.com'] }),
  company_description: text({ empty: 'Company description is required', type: 'Company description must be text', read: trimmed, max: [5000, 'Company description must have at most 5000 characters'] }),
  job_title: text({ empty: 'Job title is required', type: 'Job title must be text', read: oneLine, max: [200, 'Job title must have at most 200 characters'] }),
  expected_traffic: choice(expectedTrafficValues, { empty: 'Expected traffic is required', type: 'Expected traffic must be text', unknown: 'Please choose one of the listed traffic ranges' }),
  budget_range: choice(budgetRangeValues, { empty: 'Budget range is required', type: 'Budget range must be text', unknown: 'Please choose one of the listed budget ranges' }),
  country: text({ empty: 'Country is required', type: 'Country must be text', read: oneLine, max: [2, 'Country must have at most 2 characters'], format: [countryCode, 'Please choose a country from the list'] }),
  state: text({ empty: 'State is required', type: 'State must be text', read: oneLine, max: [100, 'State must have at most 100 characters'] }),
  timezone: choice(timezoneValues, { empty: 'Timezone is required', type: 'Timezone must be text', unknown: 'Please choose a timezone from the list' }),
  campaign_goals: optional(text({ type: 'Campaign goals must be text', read: trimmed, max: [5000, 'Campaign goals must have at most 5000 characters'] })),
  additional_notes: optional(text({ type: 'Additional notes must be text', read: trimmed, max: [5000, 'Additional notes must have at most 5000 characters'] })),
  business_license: optional(file({ type: 'Please select a PNG, JPG, or PDF file', endings: ['png', 'jpg', 'jpeg', 'pdf'], maxBytes: [10485760, 'File size must be less than 10MB'] })),
}, { empty: 'Body is required', type: 'Body must be an object' });
