// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { trimmed } from '../formats/text-line.ts';
import { choice, fields, number, optional, text, type Form } from './fields.ts';

/** The body of `feedReview.resolve` as application/json. */
export const form: Form<BodyAs<'feedReview.resolve', 'application/json'>> = fields({
  action: choice(['resolve'], { empty: 'Action is required', type: 'Action must be text', unknown: 'Action must be resolve' }),
  review_id: number({ empty: 'Review id is required', type: 'Review id must be a whole number', isWhole: true, min: [1, 'Review id must be at least 1'], max: [2147483647, 'Review id must be at most 2147483647'] }),
  resolution: choice(['approved', 'rejected'], { empty: 'Resolution is required', type: 'Resolution must be text', unknown: 'Resolution must be one of: approved, rejected' }),
  notes: optional(text({ type: 'Notes must be text', read: trimmed, max: [2000, 'Notes must have at most 2000 characters'] })),
}, { empty: 'Body is required', type: 'Body must be an object' });
