// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { oneLine, trimmed } from '../formats/text-line.ts';
import { fields, file, optional, text, type Form } from './fields.ts';

/** The body of `registrations.answer` as multipart/form-data. */
export const form: Form<BodyAs<'registrations.answer', 'multipart/form-data'>> = fields({
  token: text({ empty: 'Please use the link from the email', type: 'Token must be text', read: oneLine, max: [200, 'Token must have at most 200 characters'] }),
  answer: text({ empty: 'Please write an answer', type: 'Answer must be text', read: trimmed, max: [5000, 'Answer must have at most 5000 characters'] }),
  file_1: optional(file({ type: 'Please select a PNG, JPG, or PDF file', endings: ['png', 'jpg', 'jpeg', 'pdf'], maxBytes: [10485760, 'File size must be less than 10MB'] })),
  file_2: optional(file({ type: 'Please select a PNG, JPG, or PDF file', endings: ['png', 'jpg', 'jpeg', 'pdf'], maxBytes: [10485760, 'File size must be less than 10MB'] })),
  file_3: optional(file({ type: 'Please select a PNG, JPG, or PDF file', endings: ['png', 'jpg', 'jpeg', 'pdf'], maxBytes: [10485760, 'File size must be less than 10MB'] })),
}, { empty: 'Body is required', type: 'Body must be an object' });
