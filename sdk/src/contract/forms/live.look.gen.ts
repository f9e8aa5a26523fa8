// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { lookedAtKindValues } from '../enums.gen.ts';
import { oneLine } from '../formats/text-line.ts';
import { choice, fields, nullable, number, text, type Form } from './fields.ts';

/** The body of `live.look` as application/json. */
export const form: Form<BodyAs<'live.look', 'application/json'>> = fields({
  window: text({ empty: 'Window is required', type: 'Window must be text', mayBeBlank: true, read: oneLine, pattern: [/^[0-9A-Za-z-]{8,40}$/u, 'Window has an invalid format'] }),
  kind: choice(lookedAtKindValues, { empty: 'Kind is required', type: 'Kind must be text', unknown: 'Kind must be one of: registration, feed, domain' }),
  id: nullable(number({ empty: 'Id is required', type: 'Id must be a whole number', isWhole: true, min: [1, 'Id must be at least 1'], max: [2147483647, 'Id must be at most 2147483647'] })),
}, { empty: 'Body is required', type: 'Body must be an object' });
