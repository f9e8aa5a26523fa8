// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { oneLine } from '../formats/text-line.ts';
import { choice, fields, optional, text, type Form } from './fields.ts';

/** The body of `system.clearCache` as application/json. */
export const form: Form<BodyAs<'system.clearCache', 'application/json'>> = fields({
  action: choice(['execute'], { empty: 'Please send the action execute.', type: 'Action must be text', unknown: 'Please send the action execute.' }),
  group: optional(text({ type: 'Group must be text', read: oneLine, max: [100, 'Group must have at most 100 characters'] })),
}, { empty: 'Body is required', type: 'Body must be an object' });
