// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { oneLine } from '../formats/text-line.ts';
import { fields, text, type Form } from './fields.ts';

/** The body of `auth.forgotPassword` as application/json. */
export const form: Form<BodyAs<'auth.forgotPassword', 'application/json'>> = fields({
  username: text({ empty: 'Username or email is required', type: 'Username must be text', read: oneLine, max: [254, 'Username must have at most 254 characters'] }),
}, { empty: 'Body is required', type: 'Body must be an object' });
