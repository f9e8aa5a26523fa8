import { statesByCountry } from '@grt/sdk/contract';
import type { BodyOf, Registration, RegistrationDuplicate } from '@grt/sdk/contract';
import type { Changes } from '../../core/database/changes.ts';
import { invalid } from '../../core/refusal.ts';
import { approve, reject, requirePending } from '../review/review.rules.ts';
import type { Decision, Reviewed } from '../review/review.rules.ts';
import type { Duplicate } from './duplicate-traits.ts';
import type { NewRegistration, RegistrationRow, ReviewedRegistration } from './registrations.store.ts';

/** The text fields of an application, already checked against the contract's schema. */
export type ApplicationForm = Omit<BodyOf<'registrations.submit'>, 'business_license'>;

/** The fields of an application, already checked by the contract and normalized for storage. */
export function readApplication(form: ApplicationForm): NewRegistration {
  const { email, phone, website, country, state } = form;
  return {
    firstName: form.first_name,
    lastName: form.last_name,
    email,
    emailKey: email.toLowerCase(),
    phone,
    phoneKey: phone.replaceAll(/\D/g, ''),
    companyName: form.company_name,
    website,
    websiteKey: new URL(website).hostname.replace(/^www\./, ''),
    companyDescription: form.company_description,
    jobTitle: form.job_title,
    expectedTraffic: form.expected_traffic,
    budgetRange: form.budget_range,
    country,
    state: statesByCountry[country] ? state.toUpperCase() : state,
    timezone: form.timezone,
    campaignGoals: form.campaign_goals || null,
    additionalNotes: form.additional_notes || null,
  };
}

/** The same address already has a pending or approved application. @see docs/specification/decisions.md §4 */
export const emailTaken = invalid({
  email: ['We already have an application from this email address. We will be in touch.'],
});

/** Approves or rejects a pending application, the latter with a reason.
 * @throws Refusal 409 naming who decided, and when. */
export function decideRegistration(
  found: ReviewedRegistration,
  decision: 'approve' | 'reject',
  by: Decision,
): Pick<RegistrationRow, 'status' | 'adminNotes' | 'reviewedAt' | 'reviewedBy'> {
  const { notes, ...verdict } = (decision === 'approve' ? approve : reject)(reviewOf(found), by);
  return { ...verdict, adminNotes: notes };
}

/** Sets who is to review a pending application. Null: no one in particular.
 * @throws Refusal 409 naming who decided, and when. */
export function assignRegistration(found: ReviewedRegistration, adminId: number | null): Changes<RegistrationRow> {
  requirePendingRegistration(found);
  return { assignedTo: adminId };
}

/** @throws Refusal 409 naming who decided, and when. */
export function requirePendingRegistration(found: ReviewedRegistration): void {
  requirePending(reviewOf(found));
}

function reviewOf({ registration, reviewer }: ReviewedRegistration): Reviewed {
  const { applicationId, status, adminNotes, reviewedAt } = registration;
  return { name: applicationId, status, notes: adminNotes, reviewer, reviewedAt };
}

/** An application as it goes over the wire. */
export function registrationOf({ registration: row, reviewer, assignee }: ReviewedRegistration): Registration {
  return {
    id: row.id,
    application_id: row.applicationId,
    company_name: row.companyName,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    phone: row.phone,
    job_title: row.jobTitle,
    website: row.website,
    company_description: row.companyDescription,
    expected_traffic: row.expectedTraffic as Registration['expected_traffic'],
    budget_range: row.budgetRange as Registration['budget_range'],
    country: row.country,
    state: row.state,
    timezone: row.timezone as Registration['timezone'],
    campaign_goals: row.campaignGoals,
    additional_notes: row.additionalNotes,
    admin_notes: row.adminNotes,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    reviewed_at: row.reviewedAt?.toISOString() ?? null,
    reviewed_by: reviewer,
    assigned_to: assignee,
    business_license_path:
      row.licenseFileId === null ? null : `/admin/registrations/${String(row.id)}/business-license`,
    client_id: row.clientId,
    asked_at: row.askedAt?.toISOString() ?? null,
    waiting_since: (row.waitingSince ?? row.createdAt).toISOString(),
    website_check: row.websiteCheck,
  };
}

/** What may be the same applicant, as it goes over the wire. @throws Error for neither an application nor a client */
export function duplicateOf({ matchedOn, registration, client }: Duplicate): RegistrationDuplicate {
  const shown = client ?? registration;
  if (!shown) throw new Error('A duplicate is an application or a client');
  return {
    kind: client ? 'client' : 'registration',
    matched_on: [...matchedOn],
    client_id: client?.id ?? null,
    registration_id: registration?.id ?? null,
    application_id: registration?.applicationId ?? null,
    company_name: shown.companyName,
    email: shown.email,
    status: shown.status,
    created_at: shown.createdAt.toISOString(),
  };
}
