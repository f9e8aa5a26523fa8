import type { BodyOf } from '@grt/sdk/contract';
import { networkOf } from '../../core/rate-limits/network.ts';
import { constraintOf } from '../../core/database/constraint.ts';
import type { UploadedFile } from '../../core/http/multipart-body.ts';
import { askedCheck } from '../../core/outbound/site-checker.ts';
import { Refusal } from '../../core/refusal.ts';
import { decideAll, decideEach, type Outcome } from '../../core/decide-all.ts';
import type { Actor, SignedIn } from '../audit/actor.rules.ts';
import {
  decideOnRegistration,
  decideTogether,
  foundRegistration,
  subjectOf,
  type RegistrationDecision,
} from './registration-decisions.ts';
import type { RegistrationParts, ReviewRequest } from './parts.ts';
import { requireAssignee } from '../accounts/assignee.rules.ts';
import { keepLicense } from './license-files.ts';
import { mailedApplicationLink } from './application-link.commands.ts';
import { registrationNews } from './registrations.events.ts';
import { receiptMail } from './registrations.mail.ts';
import { assignRegistration, emailTaken, readApplication } from './registrations.rules.ts';
import type { RegistrationRow, ReviewedRegistration } from './registrations.store.ts';
import { startWebsiteCheck } from './website-check.commands.ts';

/** An application as submitted. */
export interface Submission {
  readonly form: Omit<BodyOf<'registrations.submit'>, 'business_license'>;
  readonly businessLicense: UploadedFile | undefined;
}

/** Whose several applications are to be. */
type Assignment = BodyOf<'registrations.assignAll'>;

/** What can be done to applications: each change in one transaction with its audit entry and its mail. */
export interface RegistrationCommands {
  /** @throws Refusal 409 while applications are closed, 422 for a refused field, 429 */
  submit(submission: Submission, from: { address: string; requestId: string }): Promise<RegistrationRow>;
  /** Approves it, which makes the applicant a client with an account that the contact sets up by mail; or rejects it.
   * @throws Refusal 404; 409 when it is already decided, or the address has an account. */
  decide(decision: RegistrationDecision, actor: SignedIn): Promise<ReviewedRegistration>;
  /** The same for many, each with its own outcome. */
  decideAll(
    decisions: readonly RegistrationDecision[],
    actor: SignedIn,
  ): Promise<readonly (readonly [RegistrationDecision, Outcome<ReviewedRegistration>])[]>;
  /** Assigns it to an administrator, or back to everyone. @throws Refusal 404, 409 or 422 */
  assign(adminId: number | null, request: ReviewRequest): Promise<ReviewedRegistration>;
  /** The same for many, each with its own outcome. @throws Refusal 422 */
  assignAll(
    assignment: Assignment,
    actor: Actor,
  ): Promise<readonly (readonly [{ readonly id: number }, Outcome<ReviewedRegistration>])[]>;
}

export function createRegistrationCommands(parts: RegistrationParts): RegistrationCommands {
  return {
    submit: (submission, from) => submit(parts, submission, from),
    decide: (decision, actor) => decideOnRegistration(parts, decision, actor),
    decideAll: (decisions, actor) =>
      decideAll(parts, decisions, {
        decide: (decision) => decideOnRegistration(parts, decision, actor),
        together: (group) => decideTogether(parts, group, actor),
      }),
    async assign(adminId, request) {
      requireAssignee(await parts.accounts.administrators(), adminId, 'registrations.approve');
      return assign(parts, adminId, request);
    },
    async assignAll({ ids, admin_id }, actor) {
      requireAssignee(await parts.accounts.administrators(), admin_id, 'registrations.approve');
      return decideEach(parts, ids, (id) => assign(parts, admin_id, { id, actor }));
    },
  };
}

async function submit(
  parts: RegistrationParts,
  { form, businessLicense }: Submission,
  from: { address: string; requestId: string },
): Promise<RegistrationRow> {
  const { registrations, accounts, settings, audit, database, limits, webhookEvents, mailer } = parts;
  if (!(await settings.read()).registration_open)
    throw new Refusal(409, 'Applications are currently closed.', { code: 'registration_closed' });
  await limits.consume('registration', networkOf(from.address));
  const application = readApplication(form);
  if (await accounts.isEmailTaken(application.email)) throw emailTaken;
  const license = await keepLicense(businessLicense);
  try {
    return await database.transaction(async () => {
      const websiteCheck = askedCheck(application.website, null);
      const row = await registrations.insert({ ...application, ...license, websiteCheck, address: from.address });
      await startWebsiteCheck(parts, row.id);
      await audit.record({ action: 'registrations.submit', actor: from, subject: subjectOf(row) });
      await webhookEvents.record(registrationNews(row));
      await mailer.send(receiptMail(row, await mailedApplicationLink(parts, row.id)));
      return row;
    });
  } catch (error) {
    if (constraintOf(error)?.constraint === 'registrations_open_email') throw emailTaken;
    throw error;
  }
}

function assign(
  { registrations, audit, database }: RegistrationParts,
  adminId: number | null,
  { id, actor }: { readonly id: number; readonly actor: Actor },
): Promise<ReviewedRegistration> {
  return database.transaction(async () => {
    const known = foundRegistration((await registrations.hold([id])).get(id));
    const assigned = foundRegistration(await registrations.update(id, (found) => assignRegistration(found, adminId)));
    await audit.record({
      action: 'registrations.assign',
      actor,
      subject: subjectOf(assigned.registration),
      before: { assigned_to: known.assignee },
      after: { assigned_to: assigned.assignee },
    });
    return assigned;
  });
}
