// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { administratorRoleValues } from '../enums.gen.ts';
import { email } from '../formats/email.ts';
import { oneLine } from '../formats/text-line.ts';
import { choice, fields, optional, text, yesNo, type Form } from './fields.ts';

/** The body of `users.update` as application/json. */
export const form: Form<BodyAs<'users.update', 'application/json'>> = fields({
  first_name: optional(text({ empty: 'First name is required', type: 'First name must be text', read: oneLine, max: [100, 'First name must have at most 100 characters'] })),
  last_name: optional(text({ empty: 'Last name is required', type: 'Last name must be text', read: oneLine, max: [100, 'Last name must have at most 100 characters'] })),
  email: optional(text({ empty: 'Email is required', type: 'Email must be text', read: oneLine, max: [254, 'Email must have at most 254 characters'], format: [email, 'Please enter a valid email address'] })),
  role: optional(choice(administratorRoleValues, { type: 'Role must be text', unknown: 'Please choose reviewer, operator, finance, admin, or super_admin' })),
  is_active: optional(yesNo({ type: 'Is active must be true or false' })),
}, { empty: 'Body is required', type: 'Body must be an object', min: [1, 'Please send at least one field'] });
