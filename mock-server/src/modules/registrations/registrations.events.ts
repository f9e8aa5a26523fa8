import type { NewWebhookEvent } from '../webhooks/webhooks.rules.ts';
import type { RegistrationRow } from './registrations.store.ts';

/** What the platform's webhooks are told about an application: that it came in, or how it was decided. */
export function registrationNews({
  id,
  applicationId,
  companyName,
  status,
  clientId,
}: RegistrationRow): NewWebhookEvent {
  const registration = { registration_id: id, application_id: applicationId, company_name: companyName };
  if (status === 'rejected')
    return { type: 'registration.rejected', clientId: null, data: { ...registration, status } };
  if (status === 'approved' && clientId !== null)
    return {
      type: 'registration.approved',
      clientId: null,
      data: { ...registration, status, client_id: clientId },
    };
  return { type: 'registration.received', clientId: null, data: { ...registration, status: 'pending' } };
}
