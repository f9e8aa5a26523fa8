// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { trimmed } from '../formats/text-line.ts';
import { fields, nullable, optional, text, type Form } from './fields.ts';

/** The body of `clients.suspend` as application/json. */
export const form: Form<BodyAs<'clients.suspend', 'application/json'>> = fields({
  reason: optional(nullable(text({ type: 'Reason must be text', read: trimmed, max: [2000, 'Reason must have at most 2000 characters'] }))),
}, { empty: 'Body is required', type: 'Body must be an object' });
