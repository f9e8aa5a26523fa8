import type { BodyOf } from '@grt/sdk/contract';
import type { UploadedFile } from '../../core/http/multipart-body.ts';
import { Refusal } from '../../core/refusal.ts';
import { linkedApplication, mailedApplicationLink } from './application-link.commands.ts';
import { askApplicant, takeAnswer } from './application-questions.rules.ts';
import type { NewAnswerFile } from './application-questions.store.ts';
import { requireLicense } from './license-files.ts';
import type { RegistrationParts, ReviewRequest } from './parts.ts';
import { foundRegistration, subjectOf } from './registration-decisions.ts';
import { answeredMail, questionMail } from './registrations.mail.ts';
import type { RegistrationRow, ReviewedRegistration } from './registrations.store.ts';

/** Asks the applicant, by mail. @throws Refusal 404; 409 when it is decided, or a question waits already. */
export async function askForMore(
  parts: RegistrationParts,
  question: string,
  { id, actor }: ReviewRequest,
): Promise<ReviewedRegistration> {
  const { registrations, applicationQuestions, audit, clock, database, mailer } = parts;
  return database.transaction(async () => {
    const at = clock.now();
    const asked = foundRegistration(await registrations.update(id, (found) => askApplicant(found, at)));
    const askedBy = actor.principal.account_id;
    await applicationQuestions.ask({ registrationId: id, question, askedAt: at, askedBy });
    const { registration } = asked;
    await mailer.send(questionMail(registration, { question, link: await mailedApplicationLink(parts, id) }));
    await audit.record({ action: 'registrations.ask', actor, subject: subjectOf(registration), after: { question } });
    return asked;
  });
}

/** An answer as an applicant sent it. */
export interface AnswerRequest {
  readonly form: Pick<BodyOf<'registrations.answer'>, 'token' | 'answer'>;
  /** By the field that they came in. */
  readonly files: Readonly<Record<string, UploadedFile | undefined>>;
  readonly address: string;
  readonly requestId: string;
}

/** Takes an applicant's answer. @throws Refusal 404, 409, 410, 422 for a refused file, 429 */
export async function answerQuestion(
  parts: RegistrationParts,
  { form, files: sent, ...from }: AnswerRequest,
): Promise<RegistrationRow> {
  const { registrations, applicationQuestions, audit, clock, database } = parts;
  const linked = await linkedApplication(parts, { token: form.token, address: from.address });
  takeAnswer(foundRegistration(await registrations.find(linked.id)), clock.now());
  const files = await keepFiles(sent);
  return database.transaction(async () => {
    const at = clock.now();
    const { registration } = foundRegistration(await registrations.update(linked.id, (found) => takeAnswer(found, at)));
    await applicationQuestions.answer(registration.id, form.answer, { at, files });
    const after = { answer: form.answer, files: files.map(({ fileName }) => fileName) };
    await tellAssignee(parts, registration);
    await audit.record({ action: 'registrations.answer', actor: from, subject: subjectOf(registration), after });
    return registration;
  });
}

/** Mails whoever looks at it, unless nobody does or they have left. */
async function tellAssignee({ accounts, mailer, publicUrl }: RegistrationParts, row: RegistrationRow): Promise<void> {
  if (row.assignedTo === null) return;
  const assignee = (await accounts.administrators()).find(({ id }) => id === row.assignedTo);
  if (!assignee) return;
  await mailer.send(answeredMail(row, assignee, `${publicUrl()}/admin/registrations?open=${String(row.id)}`));
}

/** Keeps none unless all are right. In the order of the fields: they arrive in any. */
async function keepFiles(sent: AnswerRequest['files']): Promise<NewAnswerFile[]> {
  const right = [];
  for (const field of ['file_1', 'file_2', 'file_3']) {
    const file = sent[field];
    if (file) right.push({ file, type: await requireLicense(field, file) });
  }
  const kept = [];
  for (const { file, type } of right) {
    const { id, sizeBytes } = await file.keep();
    kept.push({ fileId: id, fileName: file.filename.slice(0, 255), type, sizeBytes });
  }
  return kept;
}

/** @throws Refusal 404 */
export async function answerFile(
  { applicationQuestions }: Pick<RegistrationParts, 'applicationQuestions'>,
  { id, file_id }: { readonly id: number; readonly file_id: number },
) {
  const found = await applicationQuestions.file(id, file_id);
  if (!found) throw new Refusal(404, 'File not found');
  return found;
}
