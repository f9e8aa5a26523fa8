// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { oneLine, trimmed } from '../formats/text-line.ts';
import { fields, list, optional, text, type Form } from './fields.ts';

/** The body of `settings.updateReasons` as application/json. */
export const form: Form<BodyAs<'settings.updateReasons', 'application/json'>> = fields({
  registrations: optional(list(fields({
    name: text({ empty: 'Please enter a name', type: 'Name must be text', read: oneLine, max: [40, 'Please shorten the name to 40 characters'] }),
    text: text({ empty: 'Please enter the text that is sent', type: 'Text must be text', read: trimmed, max: [500, 'Please shorten the text to 500 characters'] }),
  }, { type: '{label} must be an object' }), { type: 'Registrations must be a list', max: [9, 'Please keep to 9 reasons'] })),
  feeds: optional(list(fields({
    name: text({ empty: 'Please enter a name', type: 'Name must be text', read: oneLine, max: [40, 'Please shorten the name to 40 characters'] }),
    text: text({ empty: 'Please enter the text that is sent', type: 'Text must be text', read: trimmed, max: [500, 'Please shorten the text to 500 characters'] }),
  }, { type: '{label} must be an object' }), { type: 'Feeds must be a list', max: [9, 'Please keep to 9 reasons'] })),
  domains: optional(list(fields({
    name: text({ empty: 'Please enter a name', type: 'Name must be text', read: oneLine, max: [40, 'Please shorten the name to 40 characters'] }),
    text: text({ empty: 'Please enter the text that is sent', type: 'Text must be text', read: trimmed, max: [500, 'Please shorten the text to 500 characters'] }),
  }, { type: '{label} must be an object' }), { type: 'Domains must be a list', max: [9, 'Please keep to 9 reasons'] })),
}, { empty: 'Body is required', type: 'Body must be an object', min: [1, 'Please send at least one field'] });
