// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { trimmed } from '../formats/text-line.ts';
import { fields, text, type Form } from './fields.ts';

/** The body of `registrations.ask` as application/json. */
export const form: Form<BodyAs<'registrations.ask', 'application/json'>> = fields({
  question: text({ empty: 'Please write what is missing', type: 'Question must be text', read: trimmed, max: [5000, 'Question must have at most 5000 characters'] }),
}, { empty: 'Body is required', type: 'Body must be an object' });
