// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { oneLine } from '../formats/text-line.ts';
import { fields, optional, text, type Form } from './fields.ts';

/** The body of `factors.confirmTotp` as application/json. */
export const form: Form<BodyAs<'factors.confirmTotp', 'application/json'>> = fields({
  code: text({ empty: 'Please enter the code', type: 'Code must be text', mayBeBlank: true, read: oneLine, max: [20, 'Please enter the six digits that the app shows'], pattern: [/^\s*\d{3}\s?\d{3}\s*$/u, 'Please enter the six digits that the app shows'] }),
  name: optional(text({ type: 'Name must be text', read: oneLine, max: [60, 'Please choose a name of at most 60 characters'] })),
}, { empty: 'Body is required', type: 'Body must be an object' });
