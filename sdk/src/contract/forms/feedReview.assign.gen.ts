// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { choice, fields, nullable, number, type Form } from './fields.ts';

/** The body of `feedReview.assign` as application/json. */
export const form: Form<BodyAs<'feedReview.assign', 'application/json'>> = fields({
  action: choice(['assign'], { empty: 'Action is required', type: 'Action must be text', unknown: 'Action must be assign' }),
  review_id: number({ empty: 'Review id is required', type: 'Review id must be a whole number', isWhole: true, min: [1, 'Review id must be at least 1'], max: [2147483647, 'Review id must be at most 2147483647'] }),
  admin_id: nullable(number({ empty: 'Admin id is required', type: 'Admin id must be a whole number', isWhole: true, min: [1, 'Admin id must be at least 1'] })),
}, { empty: 'Body is required', type: 'Body must be an object' });
