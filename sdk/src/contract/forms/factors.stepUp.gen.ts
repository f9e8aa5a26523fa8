// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { exact, oneLine } from '../formats/text-line.ts';
import { fields, optional, text, type Form } from './fields.ts';

/** The body of `factors.stepUp` as application/json. */
export const form: Form<BodyAs<'factors.stepUp', 'application/json'>> = fields({
  password: optional(text({ empty: 'Please enter your password', type: 'Password must be text', read: exact, max: [1024, 'Password must have at most 1024 characters'] })),
  code: optional(text({ empty: 'Please enter the code', type: 'Code must be text', read: oneLine, max: [40, 'Code must have at most 40 characters'] })),
  passkey: optional(fields({
    id: text({ empty: 'Id is required', type: 'Id must be text', read: oneLine, max: [1400, 'Id must have at most 1400 characters'] }),
    client_data: text({ empty: 'Client data is required', type: 'Client data must be text', read: oneLine, max: [4000, 'Client data must have at most 4000 characters'] }),
    authenticator_data: text({ empty: 'Authenticator data is required', type: 'Authenticator data must be text', read: oneLine, max: [4000, 'Authenticator data must have at most 4000 characters'] }),
    signature: text({ empty: 'Signature is required', type: 'Signature must be text', read: oneLine, max: [8000, 'Signature must have at most 8000 characters'] }),
    user_handle: optional(text({ type: 'User handle must be text', read: oneLine, max: [100, 'User handle must have at most 100 characters'] })),
  }, { type: 'Passkey must be an object' })),
}, { empty: 'Body is required', type: 'Body must be an object', min: [1, 'Please send at least one field'] });
