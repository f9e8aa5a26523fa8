import type { Handlers } from '../../core/http/handlers.ts';
import { metaOf, windowOf } from '../../core/pagination.ts';
import { convertPicture } from '../../core/pictures/convert-picture.ts';
import type { Platform } from '../../core/platform.ts';
import { messages, registrationSuccessStatus } from '@grt/sdk/contract';
import { assigneeIn } from '../accounts/assignee.rules.ts';
import { actorOf } from '../audit/actor.rules.ts';
import { decisionResult, requireReasons } from '../../core/decide-all.ts';
import { applicantHandlers, type ApplicantIds } from './applicants.routes.ts';
import { licenseReply } from './license-files.ts';
import { createRegistrationCommands, type RegistrationCommands } from './registrations.commands.ts';
import type { RegistrationParts } from './parts.ts';
import { foundRegistration } from './registration-decisions.ts';
import { registrationsCsv } from './registrations-csv.ts';
import { duplicateOf, registrationOf } from './registrations.rules.ts';
import { checkWebsite, defineWebsiteCheck } from './website-check.commands.ts';

type DecisionIds = 'registrations.approve' | 'registrations.reject' | 'registrations.decide';
type EvidenceIds = 'registrations.duplicates' | 'registrations.checkWebsite';
type Ids =
  | DecisionIds
  | EvidenceIds
  | ApplicantIds
  | 'registrations.submit'
  | 'registrations.list'
  | 'registrations.export'
  | 'registrations.show'
  | 'registrations.assign'
  | 'registrations.assignAll'
  | 'registrations.businessLicense';

/** The reply to an applicant. */
const received = 'Registration submitted successfully! We will review your application and get back to you soon.';

/** Applications for access and their review. @see docs/specification/decisions.md §4 */
export function registrationHandlers(parts: RegistrationParts & Pick<Platform, 'files'>): Handlers<Ids> {
  const { registrations } = parts;
  const commands = createRegistrationCommands(parts);
  defineWebsiteCheck(parts);
  return {
    async 'registrations.submit'({ body: form, files, address, requestId }) {
      const submission = { form, businessLicense: files.business_license };
      const { id, applicationId, status } = await commands.submit(submission, { address, requestId });
      const data = { id, application_id: applicationId, status };
      return { status: registrationSuccessStatus, body: { success: true, data, message: received } };
    },
    async 'registrations.list'({ query, principal }) {
      const filter = { ...query, assigneeId: assigneeIn(query.assignee, principal) };
      const { rows, ...counted } = await registrations.list(filter, windowOf(query));
      return { status: 200, body: { success: true, data: rows.map(registrationOf), meta: metaOf(query, counted) } };
    },
    async 'registrations.export'({ query, principal }) {
      const filter = { ...query, assigneeId: assigneeIn(query.assignee, principal) };
      const body = await registrationsCsv(registrations, filter);
      return { status: 200, contentType: 'text/csv', filename: 'registrations.csv', body };
    },
    async 'registrations.show'({ path }) {
      return {
        status: 200,
        body: { success: true, data: registrationOf(foundRegistration(await registrations.find(path.id))) },
      };
    },
    ...decisions(commands),
    ...applicantHandlers(parts),
    async 'registrations.assign'({ path, body, ...request }) {
      const assigned = await commands.assign(body.admin_id, { id: path.id, actor: actorOf(request) });
      return { status: 200, body: { success: true, data: registrationOf(assigned) } };
    },
    async 'registrations.assignAll'({ body, ...request }) {
      const assigned = await commands.assignAll(body, actorOf(request));
      const data = assigned.map(([{ id }, outcome]) => decisionResult(id, outcome, registrationOf));
      return { status: 200, body: { success: true, data } };
    },
    ...evidence(parts),
    async 'registrations.businessLicense'({ path, query }) {
      const { registration } = foundRegistration(await registrations.find(path.id));
      return licenseReply({ files: parts.files, convert: convertPicture }, registration, query.original === 1);
    },
  };
}

/** What the server knows about an applicant beyond the application. */
function evidence(parts: RegistrationParts): Handlers<EvidenceIds> {
  const { registrations } = parts;
  return {
    async 'registrations.checkWebsite'({ path, ...request }) {
      const asked = await checkWebsite(parts, { id: path.id, actor: actorOf(request) });
      return { status: 200, body: { success: true, data: registrationOf(asked) } };
    },
    async 'registrations.duplicates'({ path }) {
      foundRegistration(await registrations.find(path.id));
      const data = (await registrations.duplicatesOf(path.id)).map(duplicateOf);
      return { status: 200, body: { success: true, data } };
    },
  };
}

function decisions(commands: RegistrationCommands): Handlers<DecisionIds> {
  return {
    async 'registrations.approve'({ path, body, ...request }) {
      const decision = { id: path.id, decision: 'approve', admin_notes: body.admin_notes } as const;
      const data = registrationOf(await commands.decide(decision, actorOf(request)));
      return { status: 200, body: { success: true, data, message: 'Registration approved successfully!' } };
    },
    async 'registrations.reject'({ path, body, ...request }) {
      const decision = { id: path.id, decision: 'reject', admin_notes: body.admin_notes } as const;
      const data = registrationOf(await commands.decide(decision, actorOf(request)));
      return { status: 200, body: { success: true, data, message: 'Registration rejected' } };
    },
    async 'registrations.decide'({ body, ...request }) {
      requireReasons(
        body.decisions,
        ({ admin_notes }) => ['admin_notes', admin_notes],
        messages.RegistrationDecision.admin_notes.required,
      );
      const decided = await commands.decideAll(body.decisions, actorOf(request));
      const data = decided.map(([{ id }, outcome]) => decisionResult(id, outcome, registrationOf));
      return { status: 200, body: { success: true, data } };
    },
  };
}
