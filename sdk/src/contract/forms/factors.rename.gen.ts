// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { oneLine } from '../formats/text-line.ts';
import { fields, text, type Form } from './fields.ts';

/** The body of `factors.rename` as application/json. */
export const form: Form<BodyAs<'factors.rename', 'application/json'>> = fields({
  name: text({ empty: 'Please choose a name', type: 'Name must be text', read: oneLine, max: [60, 'Please choose a name of at most 60 characters'] }),
}, { empty: 'Body is required', type: 'Body must be an object' });
