// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { oneLine } from '../formats/text-line.ts';
import { fields, list, optional, text, type Form } from './fields.ts';

/** The body of `factors.confirmPasskey` as application/json. */
export const form: Form<BodyAs<'factors.confirmPasskey', 'application/json'>> = fields({
  id: text({ empty: 'Id is required', type: 'Id must be text', read: oneLine, max: [1400, 'Id must have at most 1400 characters'] }),
  client_data: text({ empty: 'Client data is required', type: 'Client data must be text', read: oneLine, max: [4000, 'Client data must have at most 4000 characters'] }),
  attestation_object: text({ empty: 'Attestation object is required', type: 'Attestation object must be text', read: oneLine, max: [16000, 'Attestation object must have at most 16000 characters'] }),
  transports: optional(list(text({ empty: '{label} is required', type: '{label} must be text', read: oneLine, max: [40, '{label} must have at most 40 characters'] }), { type: 'Transports must be a list', max: [10, 'Transports must have at most 10 entries'] })),
  name: optional(text({ type: 'Name must be text', read: oneLine, max: [60, 'Please choose a name of at most 60 characters'] })),
}, { empty: 'Body is required', type: 'Body must be an object' });
