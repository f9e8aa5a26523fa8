// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { noteSubjectValues } from '../enums.gen.ts';
import { trimmed } from '../formats/text-line.ts';
import { choice, fields, number, text, type Form } from './fields.ts';

/** The body of `notes.create` as application/json. */
export const form: Form<BodyAs<'notes.create', 'application/json'>> = fields({
  subject_type: choice(noteSubjectValues, { empty: 'Subject type is required', type: 'Subject type must be text', unknown: 'Subject type must be one of: registration, client, feed, domain' }),
  subject_id: number({ empty: 'Subject id is required', type: 'Subject id must be a whole number', isWhole: true, min: [1, 'Subject id must be at least 1'], max: [2147483647, 'Subject id must be at most 2147483647'] }),
  text: text({ empty: 'Please write a note', type: 'Text must be text', read: trimmed, max: [2000, 'Text must have at most 2000 characters'] }),
}, { empty: 'Body is required', type: 'Body must be an object' });
