// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { trimmed } from '../formats/text-line.ts';
import { fields, optional, text, yesNo, type Form } from './fields.ts';

/** The body of `adminFeeds.reject` as application/json. */
export const form: Form<BodyAs<'adminFeeds.reject', 'application/json'>> = fields({
  reason: text({ empty: 'Please give a reason for the rejection', type: 'Reason must be text', read: trimmed, max: [2000, 'Reason must have at most 2000 characters'] }),
  revoke: optional(yesNo({ type: 'Revoke must be true or false' })),
}, { empty: 'Body is required', type: 'Body must be an object' });
