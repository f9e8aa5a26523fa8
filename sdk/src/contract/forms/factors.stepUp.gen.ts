// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { exact, oneLine } from '../formats/text-line.ts';
import { fields, optional, text, type Form } from './fields.ts';

/** The body of `factors.stepUp` as application/json. */
export const form: Form<BodyAs<'factors.stepUp', 'application/json'>> = fields({
  password: optional(text({ empty: 'Please enter your password', type: 'Password must be text', read: exact, max: [1024, 'Password must have at most 1024 characters'] })),
  code: optional(text({ empty: 'Please enter the code', type: 'Code must be text', read: oneLine, max: [40, 'Code must have at most 40 characters'] })),
}, { empty: 'Body is required', type: 'Body must be an object', min: [1, 'Please send at least one field'] });
