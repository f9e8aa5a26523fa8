// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { timezoneValues } from '../enums.gen.ts';
import { email } from '../formats/email.ts';
import { phone } from '../formats/phone.ts';
import { oneLine } from '../formats/text-line.ts';
import { website } from '../formats/website.ts';
import { choice, fields, optional, text, yesNo, type Form } from './fields.ts';

/** The body of `auth.updateProfile` as application/json. */
export const form: Form<BodyAs<'auth.updateProfile', 'application/json'>> = fields({
  first_name: optional(text({ empty: 'First name is required', type: 'First name must be text', read: oneLine, max: [100, 'First name must have at most 100 characters'] })),
  last_name: optional(text({ empty: 'Last name is required', type: 'Last name must be text', read: oneLine, max: [100, 'Last name must have at most 100 characters'] })),
  email: optional(text({ empty: 'Email is required', type: 'Email must be text', read: oneLine, max: [254, 'Email must have at most 254 characters'], format: [email, 'Please enter a valid email address'] })),
  phone: optional(text({ empty: 'Phone is required', type: 'Phone must be text', read: oneLine, max: [40, 'Phone must have at most 40 characters'], format: [phone, 'Please enter a valid phone number'] })),
  job_title: optional(text({ type: 'Job title must be text', read: oneLine, max: [200, 'Job title must have at most 200 characters'] })),
  website: optional(text({ type: 'Website must be text', read: oneLine, max: [2048, 'Website must have at most 2048 characters'], format: [website, 'Please enter a valid website address, such as https://example.com'] })),
  timezone: optional(choice(timezoneValues, { type: 'Timezone must be text', unknown: 'Timezone must be one of: America/New_York, America/Chicago, America/Denver, America/Los_Angeles, Europe/London, Europe/Paris, Asia/Tokyo, Australia/Sydney' })),
  notifications: optional(fields({
    feed_reviewed: yesNo({ empty: 'Feed reviewed is required', type: 'Feed reviewed must be true or false' }),
    feed_failed: yesNo({ empty: 'Feed failed is required', type: 'Feed failed must be true or false' }),
    domain_reviewed: yesNo({ empty: 'Domain reviewed is required', type: 'Domain reviewed must be true or false' }),
    budget_exhausted: yesNo({ empty: 'Budget exhausted is required', type: 'Budget exhausted must be true or false' }),
  }, { type: 'Notifications must be an object' })),
}, { empty: 'Body is required', type: 'Body must be an object', min: [1, 'Please send at least one field'] });
