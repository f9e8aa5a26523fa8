// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { choice, fields, type Form } from './fields.ts';

/** The body of `system.runSchedule` as application/json. */
export const form: Form<BodyAs<'system.runSchedule', 'application/json'>> = fields({
  action: choice(['execute'], { empty: 'Please send the action execute.', type: 'Action must be text', unknown: 'Please send the action execute.' }),
}, { empty: 'Body is required', type: 'Body must be an object' });
