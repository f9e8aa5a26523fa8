// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { oneLine } from '../formats/text-line.ts';
import { fields, optional, text, type Form } from './fields.ts';

/** The body of `factors.startPasskeySignIn` as application/json. */
export const form: Form<BodyAs<'factors.startPasskeySignIn', 'application/json'>> = fields({
  challenge: optional(text({ type: 'Challenge must be text', read: oneLine, max: [200, 'Challenge must have at most 200 characters'] })),
}, { empty: 'Body is required', type: 'Body must be an object' });
