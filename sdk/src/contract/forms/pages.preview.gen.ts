// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { exact } from '../formats/text-line.ts';
import { fields, text, type Form } from './fields.ts';

/** The body of `pages.preview` as application/json. */
export const form: Form<BodyAs<'pages.preview', 'application/json'>> = fields({
  content: text({ empty: 'Content is required', type: 'Content must be text', read: exact, max: [500000, 'Content must have at most 500000 characters'] }),
}, { empty: 'Body is required', type: 'Body must be an object' });
