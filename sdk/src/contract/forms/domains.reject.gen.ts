// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { trimmed } from '../formats/text-line.ts';
import { fields, optional, text, yesNo, type Form } from './fields.ts';

/** The body of `domains.reject` as application/json. */
export const form: Form<BodyAs<'domains.reject', 'application/json'>> = fields({
  admin_notes: text({ empty: 'Please give a reason for the rejection', type: 'Admin notes must be text', read: trimmed, max: [5000, 'Admin notes must have at most 5000 characters'] }),
  revoke: optional(yesNo({ type: 'Revoke must be true or false' })),
}, { empty: 'Body is required', type: 'Body must be an object' });
