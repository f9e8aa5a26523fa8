import type { RegistrationQuestion } from '@grt/sdk/contract';
import { momentInWords } from '../../basics/moment.rules.ts';
import type { Changes } from '../../core/database/changes.ts';
import { Refusal } from '../../core/refusal.ts';
import type { AskedQuestion } from './application-questions.store.ts';
import { requirePendingRegistration } from './registrations.rules.ts';
import type { RegistrationRow, ReviewedRegistration } from './registrations.store.ts';

/** From now on it waits for the applicant.
 * @throws Refusal 409 when it is decided, or a question waits already. */
export function askApplicant(found: ReviewedRegistration, at: Date): Changes<RegistrationRow> {
  requirePendingRegistration(found);
  const { applicationId, askedAt } = found.registration;
  if (askedAt !== null) {
    throw new Refusal(409, `${applicationId} has been waiting for the applicant since ${momentInWords(askedAt)}.`);
  }
  return { askedAt: at };
}

/** It waits for a reviewer again, for as long as before the question.
 * @throws Refusal 409 when nothing is asked, or it is decided. */
export function takeAnswer({ registration }: ReviewedRegistration, at: Date): Changes<RegistrationRow> {
  const { status, askedAt, waitingSince, createdAt } = registration;
  if (status !== 'pending') throw new Refusal(409, 'Your application has already been decided.');
  if (askedAt === null) throw new Refusal(409, 'There is no question to answer. We may already have your answer.');
  const pausedMs = at.getTime() - askedAt.getTime();
  return { askedAt: null, waitingSince: new Date((waitingSince ?? createdAt).getTime() + pausedMs) };
}

/** A question as it goes over the wire. */
export function questionOf({ question: row, asker, files }: AskedQuestion): RegistrationQuestion {
  return {
    id: row.id,
    question: row.question,
    asked_at: row.askedAt.toISOString(),
    asked_by: asker,
    answer: row.answer,
    answered_at: row.answeredAt?.toISOString() ?? null,
    files: files.map(({ id, fileName, type, sizeBytes }) => ({ id, name: fileName, type, size_bytes: sizeBytes })),
  };
}
