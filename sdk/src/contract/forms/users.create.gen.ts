// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { administratorRoleValues } from '../enums.gen.ts';
import { email } from '../formats/email.ts';
import { oneLine } from '../formats/text-line.ts';
import { choice, fields, optional, text, type Form } from './fields.ts';

/** The body of `users.create` as application/json. */
export const form: Form<BodyAs<'users.create', 'application/json'>> = fields({
  username: text({ empty: 'Username is required', type: 'Username must be text', read: oneLine, min: [3, 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores'], max: [32, 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores'], pattern: [/^[A-Za-z0-9._-]+$/u, 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores'] }),
  first_name: text({ empty: 'First name is required', type: 'First name must be text', read: oneLine, max: [100, 'First name must have at most 100 characters'] }),
  last_name: text({ empty: 'Last name is required', type: 'Last name must be text', read: oneLine, max: [100, 'Last name must have at most 100 characters'] }),
  email: text({ empty: 'Email is required', type: 'Email must be text', read: oneLine, max: [254, 'Email must have at most 254 characters'], format: [email, 'Please enter a valid email address'] }),
  role: optional(choice(administratorRoleValues, { type: 'Role must be text', unknown: 'Please choose reviewer, operator, finance, admin, or super_admin' })),
}, { empty: 'Body is required', type: 'Body must be an object' });
