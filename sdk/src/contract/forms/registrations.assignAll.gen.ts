// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { fields, list, nullable, number, type Form } from './fields.ts';

/** The body of `registrations.assignAll` as application/json. */
export const form: Form<BodyAs<'registrations.assignAll', 'application/json'>> = fields({
  ids: list(number({ type: '{label} must be a whole number', isWhole: true, min: [1, '{label} must be at least 1'], max: [2147483647, '{label} must be at most 2147483647'] }), { empty: 'Ids is required', type: 'Ids must be a list', min: [1, 'Ids must have at least one entry'], max: [500, 'Ids must have at most 500 entries'] }),
  admin_id: nullable(number({ empty: 'Admin id is required', type: 'Admin id must be a whole number', isWhole: true, min: [1, 'Admin id must be at least 1'], max: [2147483647, 'Admin id must be at most 2147483647'] })),
}, { empty: 'Body is required', type: 'Body must be an object' });
