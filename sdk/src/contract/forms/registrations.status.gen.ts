// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { oneLine } from '../formats/text-line.ts';
import { fields, text, type Form } from './fields.ts';

/** The body of `registrations.status` as application/json. */
export const form: Form<BodyAs<'registrations.status', 'application/json'>> = fields({
  token: text({ empty: 'Please use the link from the email', type: 'Token must be text', read: oneLine, max: [200, 'Token must have at most 200 characters'] }),
}, { empty: 'Body is required', type: 'Body must be an object' });
