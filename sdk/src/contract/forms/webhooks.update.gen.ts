// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { webhookEventTypeValues } from '../enums.gen.ts';
import { httpUrl } from '../formats/http-url.ts';
import { oneLine } from '../formats/text-line.ts';
import { choice, fields, list, nullable, optional, text, yesNo, type Form } from './fields.ts';

/** The body of `webhooks.update` as application/json. */
export const form: Form<BodyAs<'webhooks.update', 'application/json'>> = fields({
  url: optional(text({ empty: 'Please enter the address that receives the events', type: 'Url must be text', read: oneLine, max: [2048, 'Url must have at most 2048 characters'], format: [httpUrl, 'Please enter an address that starts with https:// or http://'] })),
  events: optional(list(choice(webhookEventTypeValues, { type: '{label} must be text', unknown: '{label} must be one of: import.finished, import.held, feed.approved, feed.rejected, domain.approved, domain.rejected, registration.received, registration.approved, registration.rejected, budget.mostly_spent, budget.spent' }), { type: 'Events must be a list', min: [1, 'Please choose at least one event'], max: [50, 'Events must have at most 50 entries'], unique: 'Events must not have the same entry twice' })),
  description: optional(nullable(text({ type: 'Description must be text', read: oneLine, max: [200, 'Description must have at most 200 characters'] }))),
  is_enabled: optional(yesNo({ type: 'Is enabled must be true or false' })),
}, { empty: 'Body is required', type: 'Body must be an object', min: [1, 'Please send at least one field'] });
