import type { ApplicationStage, ApplicationStatus } from '@grt/sdk/contract';
import { Refusal } from '../../core/refusal.ts';
import type { LinkedApplication } from './application-links.store.ts';
import type { RegistrationRow } from './registrations.store.ts';

/** @throws Refusal 404 for an unknown link, 410 for one that has expired. */
export function requireUsableApplicationLink(found: LinkedApplication | undefined, now: Date): RegistrationRow {
  if (!found) throw new Refusal(404, 'Invalid link');
  if (now >= found.expiresAt) throw new Refusal(410, 'This link has expired.', { code: 'link_expired' });
  return found.registration;
}

/** What an applicant is told. Notes on an approval are for administrators. @param question - that waits for an answer */
export function applicationStatusOf(row: RegistrationRow, question: string | undefined): ApplicationStatus {
  return {
    application_id: row.applicationId,
    company_name: row.companyName,
    stage: stageOf(row),
    submitted_at: row.createdAt.toISOString(),
    decided_at: row.reviewedAt?.toISOString() ?? null,
    reason: row.status === 'rejected' ? row.adminNotes : null,
    question: row.askedAt === null ? null : (question ?? null),
  };
}

function stageOf({ status, askedAt, assignedTo }: RegistrationRow): ApplicationStage {
  if (status !== 'pending') return status;
  if (askedAt !== null) return 'waiting_for_applicant';
  return assignedTo === null ? 'received' : 'in_review';
}
