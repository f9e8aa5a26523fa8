// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { scopeValues } from '../enums.gen.ts';
import { oneLine } from '../formats/text-line.ts';
import { choice, fields, list, number, optional, text, type Form } from './fields.ts';

/** The body of `tokens.create` as application/json. */
export const form: Form<BodyAs<'tokens.create', 'application/json'>> = fields({
  name: text({ empty: 'Please name the token', type: 'Name must be text', read: oneLine, max: [100, 'Name must have at most 100 characters'] }),
  scopes: list(choice(scopeValues, { type: '{label} must be text', unknown: '{label} must be one of: account:read, account:write, feeds:read, feeds:write, feeds:review, domains:read, domains:write, domains:review, bids:read, bids:write, analytics:read, registrations:read, registrations:review, clients:read, clients:write, notes:read, notes:write, pages:read, pages:write, system:read, system:operate, geo:read, geo:write, users:read, users:write, tokens:read, tokens:write, webhooks:read, webhooks:write, audit:read, outbox:read, settings:read, settings:write' }), { empty: 'Please choose what the token may do', type: 'Scopes must be a list', min: [1, 'Please choose what the token may do'], max: [100, 'Scopes must have at most 100 entries'], unique: 'Scopes must not have the same entry twice' }),
  expires_in_days: optional(number({ type: 'Expires in days must be a whole number', isWhole: true, min: [1, 'Expires in days must be at least 1'], max: [3650, 'Expires in days must be at most 3650'] })),
}, { empty: 'Body is required', type: 'Body must be an object' });
