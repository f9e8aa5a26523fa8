import type { BodyOf } from '@grt/sdk/contract';
import { networkOf } from '../../core/rate-limits/network.ts';
import { constraintOf } from '../../core/database/constraint.ts';
import type { UploadedFile } from '../../core/http/multipart-body.ts';
import type { Platform } from '../../core/platform.ts';
import { Refusal } from '../../core/refusal.ts';
import { clients } from '../../tables/clients.tables.ts';
import { requireAssignee } from '../accounts/assignee.rules.ts';
import type { AccountStore } from '../accounts/accounts.store.ts';
import type { MailedLinkStore } from '../accounts/mailed-links.store.ts';
import type { Actor, SignedIn } from '../audit/actor.rules.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import type { EventRecorder } from '../webhooks/webhook-events.store.ts';
import type { SettingStore } from '../settings/settings.store.ts';
import { keepLicense } from './license-files.ts';
import { registrationNews } from './registrations.events.ts';
import { approvalMail, rejectionMail } from './registrations.mail.ts';
import {
  approveRegistration,
  assignRegistration,
  emailTaken,
  readApplication,
  rejectRegistration,
} from './registrations.rules.ts';
import type { RegistrationRow, RegistrationStore, ReviewedRegistration } from './registrations.store.ts';

export interface RegistrationParts extends Pick<Platform, 'database' | 'clock' | 'mailer' | 'publicUrl' | 'limits'> {
  readonly registrations: RegistrationStore;
  readonly accounts: AccountStore;
  readonly links: MailedLinkStore;
  readonly settings: SettingStore;
  readonly audit: AuditStore;
  readonly webhookEvents: EventRecorder;
}

/** Which application, and who decides. */
export interface ReviewRequest {
  readonly id: number;
  readonly actor: SignedIn;
}

/** An application as submitted. */
export interface Submission {
  readonly form: Omit<BodyOf<'registrations.submit'>, 'business_license'>;
  readonly businessLicense: UploadedFile | undefined;
}

/** What can be done to applications: each change in one transaction with its audit entry and its mail. */
export interface RegistrationCommands {
  /** @throws Refusal 409 while applications are closed, 422 for a refused field, 429 */
  submit(submission: Submission, from: { address: string; requestId: string }): Promise<RegistrationRow>;
  /** Turns the application into a client with an account that the contact sets up by mail.
   * @throws Refusal 404; 409 when it is already decided, or the address has an account. */
  approve(form: BodyOf<'registrations.approve'>, request: ReviewRequest): Promise<ReviewedRegistration>;
  /** @throws Refusal 404, 409 or 422 */
  reject(form: BodyOf<'registrations.reject'>, request: ReviewRequest): Promise<ReviewedRegistration>;
  /** Assigns it to an administrator, or back to everyone. @throws Refusal 404, 409 or 422 */
  assign(adminId: number | null, request: ReviewRequest): Promise<ReviewedRegistration>;
}

export function createRegistrationCommands(parts: RegistrationParts): RegistrationCommands {
  return {
    submit: (submission, from) => submit(parts, submission, from),
    approve: (form, request) => approve(parts, form, request),
    reject: (form, request) => reject(parts, form, request),
    assign: (adminId, request) => assign(parts, adminId, request),
  };
}

async function submit(
  { registrations, accounts, settings, audit, database, limits, webhookEvents }: RegistrationParts,
  { form, businessLicense }: Submission,
  from: { address: string; requestId: string },
): Promise<RegistrationRow> {
  if (!(await settings.read()).registration_open)
    throw new Refusal(409, 'Applications are currently closed.', { code: 'registration_closed' });
  await limits.consume('registration', networkOf(from.address));
  const application = readApplication(form);
  if (await accounts.isEmailTaken(application.email)) throw emailTaken;
  const license = await keepLicense(businessLicense);
  try {
    return await database.transaction(async () => {
      const row = await registrations.insert({ ...application, ...license, address: from.address });
      await audit.record({ action: 'registrations.submit', actor: from, subject: subjectOf(row) });
      await webhookEvents.record(registrationNews(row));
      return row;
    });
  } catch (error) {
    if (constraintOf(error)?.constraint === 'registrations_open_email') throw emailTaken;
    throw error;
  }
}

async function approve(
  parts: RegistrationParts,
  form: BodyOf<'registrations.approve'>,
  { id, actor }: ReviewRequest,
): Promise<ReviewedRegistration> {
  const { registrations, mailer, audit, clock, database, publicUrl, webhookEvents } = parts;
  return database.transaction(async () => {
    const decision = { adminId: actor.principal.account_id, notes: form.admin_notes, at: clock.now() };
    const approved = await registrations.update(id, async (before) => {
      const verdict = approveRegistration(before, decision);
      const { clientId, token } = await openClient(parts, before.registration);
      await mailer.send(approvalMail(before.registration, `${publicUrl()}/setup?token=${token}`));
      return { ...verdict, clientId };
    });
    const { registration } = foundRegistration(approved);
    await webhookEvents.record(registrationNews(registration));
    await audit.record({
      action: 'registrations.approve',
      actor,
      subject: subjectOf(registration),
      before: { status: 'pending' },
      after: { status: registration.status, admin_notes: registration.adminNotes, client_id: registration.clientId },
    });
    return foundRegistration(approved);
  });
}

/** The client that an application becomes, its account, and the link that sets the account up.
 * @throws Refusal 409 when the address has an account. */
async function openClient(
  { accounts, links, clock, database }: RegistrationParts,
  registration: RegistrationRow,
): Promise<{ clientId: number; token: string }> {
  const { companyName, website, country, state, timezone, email, firstName, lastName, phone, jobTitle } = registration;
  const now = clock.now();
  const [client] = await database
    .repeated()
    .insert(clients)
    .values({ companyName, website, country, state, timezone, status: 'pending', createdAt: now, updatedAt: now })
    .returning({ id: clients.id });
  if (!client) throw new Error('The database returned no row for a new client');
  const contact = { clientId: client.id, email, firstName, lastName, phone, jobTitle };
  const account = await accounts.insert({ role: 'client', ...contact }).catch((error: unknown) => {
    if (constraintOf(error)?.constraint !== 'accounts_email_key') throw error;
    throw new Refusal(409, `${email} already has an account.`);
  });
  const { token } = await links.create('setup', account.id);
  return { clientId: client.id, token };
}

async function reject(
  { registrations, mailer, audit, clock, database, webhookEvents }: RegistrationParts,
  form: BodyOf<'registrations.reject'>,
  { id, actor }: ReviewRequest,
): Promise<ReviewedRegistration> {
  return database.transaction(async () => {
    const decision = { adminId: actor.principal.account_id, notes: form.admin_notes, at: clock.now() };
    const rejected = foundRegistration(
      await registrations.update(id, (before) => rejectRegistration(before, decision)),
    );
    const { registration } = rejected;
    await mailer.send(rejectionMail(registration, registration.adminNotes ?? ''));
    await webhookEvents.record(registrationNews(registration));
    await audit.record({
      action: 'registrations.reject',
      actor,
      subject: subjectOf(registration),
      before: { status: 'pending' },
      after: { status: registration.status, admin_notes: registration.adminNotes },
    });
    return rejected;
  });
}

async function assign(
  { registrations, accounts, audit, database }: RegistrationParts,
  adminId: number | null,
  { id, actor }: { readonly id: number; readonly actor: Actor },
): Promise<ReviewedRegistration> {
  if (adminId !== null) requireAssignee(await accounts.administrators(), adminId, 'registrations.approve');
  return database.transaction(async () => {
    const assigned = foundRegistration(await registrations.update(id, (before) => assignRegistration(before, adminId)));
    const after = { assigned_to: assigned.assignee };
    await audit.record({ action: 'registrations.assign', actor, subject: subjectOf(assigned.registration), after });
    return assigned;
  });
}

function subjectOf({ id, applicationId }: RegistrationRow) {
  return { type: 'registration', id, label: applicationId };
}

/** @throws Refusal 404 */
export function foundRegistration(registration: ReviewedRegistration | undefined): ReviewedRegistration {
  if (!registration) throw new Refusal(404, 'Registration not found');
  return registration;
}
