// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { exact, oneLine } from '../formats/text-line.ts';
import { fields, text, type Form } from './fields.ts';

/** The body of `setup.createAccount` as application/json. */
export const form: Form<BodyAs<'setup.createAccount', 'application/json'>> = fields({
  token: text({ empty: 'Invalid setup link. Please check your email for the correct setup URL.', type: 'Token must be text', read: oneLine, max: [200, 'Token must have at most 200 characters'] }),
  username: text({ empty: 'Username is required', type: 'Username must be text', read: oneLine, min: [3, 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores'], max: [32, 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores'], pattern: [/^[A-Za-z0-9._-]+$/u, 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores'] }),
  password: text({ empty: 'Password is required', type: 'Password must be text', read: exact, min: [8, 'Please choose a password of at least 8 characters'], max: [128, 'Please choose a password of at most 128 characters'] }),
  password_confirmation: text({ empty: 'Passwords do not match', type: 'Password confirmation must be text', read: exact, max: [128, 'Password confirmation must have at most 128 characters'] }),
}, { empty: 'Body is required', type: 'Body must be an object' });
