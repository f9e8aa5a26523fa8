// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { fields, nullable, number, type Form } from './fields.ts';

/** The body of `domains.assign` as application/json. */
export const form: Form<BodyAs<'domains.assign', 'application/json'>> = fields({
  admin_id: nullable(number({ empty: 'Admin id is required', type: 'Admin id must be a whole number', isWhole: true, min: [1, 'Admin id must be at least 1'] })),
}, { empty: 'Body is required', type: 'Body must be an object' });
