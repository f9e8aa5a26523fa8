// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { trimmed } from '../formats/text-line.ts';
import { fields, nullable, optional, text, type Form } from './fields.ts';

/** The body of `domains.approve` as application/json. */
export const form: Form<BodyAs<'domains.approve', 'application/json'>> = fields({
  admin_notes: optional(nullable(text({ type: 'Admin notes must be text', read: trimmed, max: [5000, 'Admin notes must have at most 5000 characters'] }))),
}, { empty: 'Body is required', type: 'Body must be an object' });
