// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { oneLine } from '../formats/text-line.ts';
import { fields, text, type Form } from './fields.ts';

/** The body of `devices.signIn` as application/json. */
export const form: Form<BodyAs<'devices.signIn', 'application/json'>> = fields({
  device_code: text({ empty: 'Device code is required', type: 'Device code must be text', read: oneLine, max: [200, 'Device code must have at most 200 characters'] }),
}, { empty: 'Body is required', type: 'Body must be an object' });
