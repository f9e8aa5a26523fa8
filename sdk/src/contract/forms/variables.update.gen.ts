// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { exact, oneLine, trimmed } from '../formats/text-line.ts';
import { fields, nullable, optional, text, type Form } from './fields.ts';

/** The body of `variables.update` as application/json. */
export const form: Form<BodyAs<'variables.update', 'application/json'>> = fields({
  variable_name: optional(text({ empty: 'Please enter a variable name.', type: 'Variable name must be text', read: oneLine, max: [200, 'Variable name must have at most 200 characters'] })),
  default_value: optional(nullable(text({ type: 'Default value must be text', read: exact, max: [5000, 'Default value must have at most 5000 characters'] }))),
  description: optional(nullable(text({ type: 'Description must be text', read: trimmed, max: [1000, 'Description must have at most 1000 characters'] }))),
}, { empty: 'Body is required', type: 'Body must be an object', min: [1, 'Please send at least one field'] });
