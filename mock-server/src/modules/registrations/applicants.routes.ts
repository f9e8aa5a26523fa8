import type { ApplicationStatus } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';
import type { Platform } from '../../core/platform.ts';
import { Refusal } from '../../core/refusal.ts';
import { actorOf } from '../audit/actor.rules.ts';
import { linkedApplication } from './application-link.commands.ts';
import { answerFile, answerQuestion, askForMore } from './application-questions.commands.ts';
import { questionOf } from './application-questions.rules.ts';
import { applicationStatusOf } from './application-status.rules.ts';
import { mediaTypes } from './license-files.ts';
import type { RegistrationParts } from './parts.ts';
import { foundRegistration } from './registration-decisions.ts';
import { registrationOf } from './registrations.rules.ts';
import type { RegistrationRow } from './registrations.store.ts';

export type ApplicantIds =
  | 'registrations.status'
  | 'registrations.answer'
  | 'registrations.ask'
  | 'registrations.questions'
  | 'registrations.answerFile';

/** What is exchanged with an applicant between the application and the decision. */
export function applicantHandlers(parts: RegistrationParts & Pick<Platform, 'files'>): Handlers<ApplicantIds> {
  return {
    async 'registrations.status'({ body, address }) {
      const data = await statusOf(parts, await linkedApplication(parts, { token: body.token, address }));
      return { status: 200, body: { success: true, data } };
    },
    async 'registrations.answer'({ body: form, files, address, requestId }) {
      const data = await statusOf(parts, await answerQuestion(parts, { form, files, address, requestId }));
      return { status: 200, body: { success: true, data, message: 'Thank you. Your answer was sent.' } };
    },
    async 'registrations.ask'({ path, body, ...request }) {
      const asked = await askForMore(parts, body.question, { id: path.id, actor: actorOf(request) });
      return { status: 200, body: { success: true, data: registrationOf(asked) } };
    },
    async 'registrations.questions'({ path }) {
      const { registration } = foundRegistration(await parts.registrations.find(path.id));
      const data = (await parts.applicationQuestions.list(registration.id)).map(questionOf);
      return { status: 200, body: { success: true, data } };
    },
    async 'registrations.answerFile'({ path }) {
      const { fileId, fileName, type } = await answerFile(parts, path);
      const file = await parts.files.open(fileId);
      if (!file) throw new Refusal(404, 'File not found');
      const { stream: body, sizeBytes } = file;
      return { status: 200, contentType: mediaTypes[type], body, filename: fileName, sizeBytes };
    },
  };
}

async function statusOf(
  { applicationQuestions }: RegistrationParts,
  registration: RegistrationRow,
): Promise<ApplicationStatus> {
  const open = registration.askedAt === null ? undefined : await applicationQuestions.open(registration.id);
  return applicationStatusOf(registration, open?.question);
}
