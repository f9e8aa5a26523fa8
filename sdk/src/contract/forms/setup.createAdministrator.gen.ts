// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { email } from '../formats/email.ts';
import { exact, oneLine } from '../formats/text-line.ts';
import { fields, text, type Form } from './fields.ts';

/** The body of `setup.createAdministrator` as application/json. */
export const form: Form<BodyAs<'setup.createAdministrator', 'application/json'>> = fields({
  token: text({ empty: 'This link has no token. Please open the full link that the server printed at startup.', type: 'Token must be text', read: oneLine, max: [200, 'Token must have at most 200 characters'] }),
  username: text({ empty: 'Username is required', type: 'Username must be text', read: oneLine, min: [3, 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores'], max: [32, 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores'], pattern: [/^[A-Za-z0-9._-]+$/u, 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores'] }),
  first_name: text({ empty: 'First name is required', type: 'First name must be text', read: oneLine, max: [100, 'First name must have at most 100 characters'] }),
  last_name: text({ empty: 'Last name is required', type: 'Last name must be text', read: oneLine, max: [100, 'Last name must have at most 100 characters'] }),
  email: text({ empty: 'Email is required', type: 'Email must be text', read: oneLine, max: [254, 'Email must have at most 254 characters'], format: [email, 'Please enter a valid email address'] }),
  password: text({ empty: 'Password is required', type: 'Password must be text', read: exact, min: [8, 'Please choose a password of at least 8 characters'], max: [128, 'Please choose a password of at most 128 characters'] }),
  password_confirmation: text({ empty: 'Passwords do not match', type: 'Password confirmation must be text', read: exact, max: [128, 'Password confirmation must have at most 128 characters'] }),
}, { empty: 'Body is required', type: 'Body must be an object' });
