// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { oneLine } from '../formats/text-line.ts';
import { fields, text, type Form } from './fields.ts';

/** The body of `bidding.correctClick` as application/json. */
export const form: Form<BodyAs<'bidding.correctClick', 'application/json'>> = fields({
  reason: text({ empty: 'Reason is required', type: 'Reason must be text', read: oneLine, max: [500, 'Reason must have at most 500 characters'] }),
}, { empty: 'Body is required', type: 'Body must be an object' });
