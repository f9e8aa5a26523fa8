// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { exact, oneLine, trimmed } from '../formats/text-line.ts';
import { fields, nullable, optional, text, type Form } from './fields.ts';

/** The body of `variables.create` as application/json. */
export const form: Form<BodyAs<'variables.create', 'application/json'>> = fields({
  variable_key: text({ empty: 'Please enter a variable key.', type: 'Variable key must be text', read: oneLine, max: [64, 'Variable key must have at most 64 characters'], pattern: [/^[a-z][a-z0-9_]*$/u, 'Please start the key with a letter and use lowercase letters, digits, and underscores.'] }),
  variable_name: text({ empty: 'Please enter a variable name.', type: 'Variable name must be text', read: oneLine, max: [200, 'Variable name must have at most 200 characters'] }),
  default_value: optional(nullable(text({ type: 'Default value must be text', read: exact, max: [5000, 'Default value must have at most 5000 characters'] }))),
  description: optional(nullable(text({ type: 'Description must be text', read: trimmed, max: [1000, 'Description must have at most 1000 characters'] }))),
}, { empty: 'Body is required', type: 'Body must be an object' });
