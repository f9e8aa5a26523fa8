// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { exact } from '../formats/text-line.ts';
import { fields, list, nullable, number, text, type Form } from './fields.ts';

/** The body of `variables.saveValues` as application/json. */
export const form: Form<BodyAs<'variables.saveValues', 'application/json'>> = fields({
  values: list(fields({
    domain_id: number({ empty: 'Please name the domain.', type: 'Domain id must be a whole number', isWhole: true, min: [1, 'Domain id must be at least 1'], max: [2147483647, 'Domain id must be at most 2147483647'] }),
    value: nullable(text({ empty: 'Please give the value, or null to use the default again.', type: 'Value must be text', mayBeBlank: true, read: exact, max: [5000, 'Value must have at most 5000 characters'] })),
  }, { type: '{label} must be an object' }), { empty: 'Please provide at least one domain and its value.', type: 'Values must be a list', min: [1, 'Please provide at least one domain and its value.'], max: [200, 'Values must have at most 200 entries'] }),
}, { empty: 'Body is required', type: 'Body must be an object' });
