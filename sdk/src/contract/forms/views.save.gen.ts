// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { oneLine } from '../formats/text-line.ts';
import { fields, nullable, text, type Form } from './fields.ts';

/** The body of `views.save` as application/json. */
export const form: Form<BodyAs<'views.save', 'application/json'>> = fields({
  list: text({ empty: 'List is required', type: 'List must be text', read: oneLine, max: [40, 'List must have at most 40 characters'], pattern: [/^[a-z_]+$/u, 'List has an invalid format'] }),
  name: nullable(text({ empty: 'Please name the view', type: 'Name must be text', read: oneLine, max: [60, 'A name has at most 60 characters'] })),
  query: text({ empty: 'Query is required', type: 'Query must be text', mayBeBlank: true, read: oneLine, max: [2000, 'Query must have at most 2000 characters'] }),
}, { empty: 'Body is required', type: 'Body must be an object' });
