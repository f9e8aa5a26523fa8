// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { fields, number, type Form } from './fields.ts';

/** The body of `notifications.readAll` as application/json. */
export const form: Form<BodyAs<'notifications.readAll', 'application/json'>> = fields({
  through: number({ empty: 'Through is required', type: 'Through must be a whole number', isWhole: true, min: [1, 'Through must be at least 1'], max: [9007199254740991, 'Through must be at most 9007199254740991'] }),
}, { empty: 'Body is required', type: 'Body must be an object' });
