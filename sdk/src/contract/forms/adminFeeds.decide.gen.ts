// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { trimmed } from '../formats/text-line.ts';
import { choice, fields, list, number, optional, text, yesNo, type Form } from './fields.ts';

/** The body of `adminFeeds.decide` as application/json. */
export const form: Form<BodyAs<'adminFeeds.decide', 'application/json'>> = fields({
  decisions: list(fields({
    id: number({ empty: 'Id is required', type: 'Id must be a whole number', isWhole: true, min: [1, 'Id must be at least 1'], max: [2147483647, 'Id must be at most 2147483647'] }),
    decision: choice(['approve', 'reject'], { empty: 'Decision is required', type: 'Decision must be text', unknown: 'Decision must be one of: approve, reject' }),
    reason: optional(text({ type: 'Reason must be text', read: trimmed, max: [2000, 'Reason must have at most 2000 characters'] })),
    revoke: optional(yesNo({ type: 'Revoke must be true or false' })),
  }, { type: '{label} must be an object' }), { empty: 'Decisions is required', type: 'Decisions must be a list', min: [1, 'Decisions must have at least one entry'], max: [500, 'Decisions must have at most 500 entries'] }),
}, { empty: 'Body is required', type: 'Body must be an object' });
