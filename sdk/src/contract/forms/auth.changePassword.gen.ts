// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { exact } from '../formats/text-line.ts';
import { fields, text, type Form } from './fields.ts';

/** The body of `auth.changePassword` as application/json. */
export const form: Form<BodyAs<'auth.changePassword', 'application/json'>> = fields({
  current_password: text({ empty: 'Please enter your current password', type: 'Current password must be text', read: exact, max: [1024, 'Current password must have at most 1024 characters'] }),
  password: text({ empty: 'Password is required', type: 'Password must be text', read: exact, min: [8, 'Please choose a password of at least 8 characters'], max: [128, 'Please choose a password of at most 128 characters'] }),
  password_confirmation: text({ empty: 'Passwords do not match', type: 'Password confirmation must be text', read: exact, max: [128, 'Password confirmation must have at most 128 characters'] }),
}, { empty: 'Body is required', type: 'Body must be an object' });
