// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { oneLine } from '../formats/text-line.ts';
import { fields, text, type Form } from './fields.ts';

/** The body of `factors.completeSignIn` as application/json. */
export const form: Form<BodyAs<'factors.completeSignIn', 'application/json'>> = fields({
  challenge: text({ empty: 'Please sign in again', type: 'Challenge must be text', read: oneLine, max: [200, 'Challenge must have at most 200 characters'] }),
  code: text({ empty: 'Please enter the code', type: 'Code must be text', read: oneLine, max: [40, 'Code must have at most 40 characters'] }),
}, { empty: 'Body is required', type: 'Body must be an object' });
