// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { geoRuleTypeValues } from '../enums.gen.ts';
import { geoCode } from '../formats/geo-code.ts';
import { oneLine, trimmed } from '../formats/text-line.ts';
import { choice, fields, nullable, optional, text, yesNo, type Form } from './fields.ts';

/** The body of `geo.update` as application/json. */
export const form: Form<BodyAs<'geo.update', 'application/json'>> = fields({
  type: optional(choice(geoRuleTypeValues, { type: 'Type must be text', unknown: 'Please choose country or state' })),
  code: optional(text({ empty: 'Please fill in code and name fields', type: 'Code must be text', read: oneLine, max: [6, 'Code must have at most 6 characters'], format: [geoCode, 'Please enter a code such as GB for a country or US-NY for a state'] })),
  name: optional(text({ empty: 'Please fill in code and name fields', type: 'Name must be text', read: oneLine, max: [200, 'Name must have at most 200 characters'] })),
  block_reason: optional(nullable(text({ type: 'Block reason must be text', read: trimmed, max: [500, 'Block reason must have at most 500 characters'] }))),
  is_blocked: optional(yesNo({ type: 'Is blocked must be true or false' })),
}, { empty: 'Body is required', type: 'Body must be an object', min: [1, 'Please send at least one field'] });
