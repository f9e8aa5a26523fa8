import type { BodyOf, QueryOf } from '@grt/sdk/contract';
import type { Changes } from '../../core/database/changes.ts';
import { constraintOf } from '../../core/database/constraint.ts';
import type { Platform } from '../../core/platform.ts';
import { Refusal } from '../../core/refusal.ts';
import { noSecondFactor } from '../accounts/access.rules.ts';
import { factorsRemovedMail } from '../accounts/factor-mail.rules.ts';
import type { FactorStore } from '../factors/factors.store.ts';
import { changeOfZone } from '../accounts/profile.rules.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import type { Actor } from '../audit/actor.rules.ts';
import { changedFields } from '../../basics/changed-fields.rules.ts';
import { readClientForm } from './client-form.rules.ts';
import {
  cancelContactEmail,
  changeContactEmail,
  emailTaken,
  sendSetup,
  type EmailParts,
} from './contact-email.commands.ts';
import { clientOf } from './client-view.ts';
import { activatedMail, suspendedMail } from './clients.mail.ts';
import {
  activateClient,
  reopenSetup,
  suspendClient,
  switchClient,
  type ClientDecision,
  type ClientState,
} from './clients.rules.ts';
import type { ClientRecord, ClientRow, ClientStore } from './clients.store.ts';

/** Which client, and who asks. */
export interface ClientRequest {
  readonly id: number;
  readonly actor: Actor;
}

/** Changes to clients, each in one transaction with its audit entry and its mail. */
export interface ClientCommands {
  /** @throws Refusal 422 for a refused field, or an address that is taken. */
  create(form: BodyOf<'clients.create'>, actor: Actor): Promise<ClientRecord>;
  /** @throws Refusal 404, 409 or 422 */
  edit(form: BodyOf<'clients.update'>, request: ClientRequest): Promise<ClientRecord>;
  /** Cancels a change of address that waits to be confirmed. @throws Refusal 404 */
  cancelEmail(request: ClientRequest): Promise<ClientRecord>;
  /** @throws Refusal 404 or 409 */
  activate(request: ClientRequest): Promise<ClientRecord>;
  /** @throws Refusal 404 or 409 */
  suspend(request: ClientRequest, reason: string | null | undefined): Promise<ClientRecord>;
  /** @throws Refusal 404 or 409 */
  resendSetup(request: ClientRequest): Promise<ClientRecord>;
  /** For a client who has lost it. @throws Refusal 404, or 409 without one */
  removeFactors(request: ClientRequest): Promise<void>;
  /** Chooses the clients of a file and records that they leave the platform. @returns their ids */
  export(wanted: QueryOf<'clients.export'>, actor: Actor): Promise<readonly number[]>;
}

export interface ClientParts extends Pick<Platform, 'database' | 'clock' | 'admission'>, EmailParts {
  readonly clients: ClientStore;
  readonly factors: FactorStore;
  readonly audit: AuditStore;
}

export function createClientCommands(parts: ClientParts): ClientCommands {
  const { database } = parts;
  return {
    create: (form, actor) => withFreeEmail(() => create(parts, form, actor)),
    edit: (form, request) => withFreeEmail(() => database.transaction(() => edit(parts, form, request))),
    cancelEmail: (request) => database.transaction(() => cancelContactEmail(parts, request)),
    activate: (request) =>
      database.transaction(async () => {
        const { after, news } = await decide(parts, request, { action: 'clients.activate', rule: activateClient });
        await parts.mailer.send(activatedMail(news));
        return after;
      }),
    suspend: (request, reason) =>
      database.transaction(async () => {
        const rule = (client: ClientState, decision: ClientDecision) => suspendClient(client, { ...decision, reason });
        const { after, news } = await decide(parts, request, { action: 'clients.suspend', rule });
        await endAccess(parts, after);
        await parts.mailer.send(suspendedMail(news, after.client.statusReason));
        return after;
      }),
    resendSetup: (request) =>
      database.transaction(async () => {
        const { news } = await decide(parts, request, { action: 'clients.resendSetup', rule: reopenSetup });
        const { contact } = found(await parts.clients.find(request.id));
        await sendSetup(parts, contact.id, news);
        return found(await parts.clients.find(request.id));
      }),
    removeFactors: (request) => database.transaction(() => removeFactors(parts, request)),
    export: (wanted, actor) => database.transaction(() => chooseForFile(parts, wanted, actor)),
  };
}

async function removeFactors(
  { clients, accounts, factors, mailer, audit }: ClientParts,
  { id, actor }: ClientRequest,
): Promise<void> {
  const { contact, client } = found(await clients.find(id));
  if ((await factors.removeAll(contact.id)) === 0) throw noSecondFactor();
  await accounts.endAccess(contact.id);
  await audit.record({
    action: 'clients.removeFactors',
    actor,
    subject: { type: 'client', id, label: client.companyName },
  });
  await mailer.send(factorsRemovedMail(contact));
}

async function chooseForFile(
  { clients, audit }: ClientParts,
  wanted: QueryOf<'clients.export'>,
  actor: Actor,
): Promise<readonly number[]> {
  const except = new Set(wanted.except);
  const ids = wanted.ids ?? (await clients.idsOf(wanted)).filter((id) => !except.has(id));
  await audit.record({
    action: 'clients.export',
    actor,
    subject: { type: 'client' },
    after: { clients: ids.length },
  });
  return ids;
}

async function create(parts: ClientParts, form: BodyOf<'clients.create'>, actor: Actor): Promise<ClientRecord> {
  const { database, clients, accounts, audit } = parts;
  const { company, contact } = readClientForm(form);
  const { company_name: companyName, first_name: firstName, last_name: lastName, email } = form;
  return database.transaction(async () => {
    if (await clients.hasPendingApplication(email)) throw emailTaken;
    const timezone = form.timezone ?? 'America/New_York';
    const client = await clients.insert({ ...company, companyName: company.companyName ?? companyName, timezone });
    const person = await accounts.insert({
      role: 'client',
      clientId: client.id,
      email: contact.email ?? email,
      firstName: contact.firstName ?? firstName,
      lastName: contact.lastName ?? lastName,
      phone: contact.phone ?? undefined,
      jobTitle: contact.jobTitle ?? undefined,
    });
    await sendSetup(parts, person.id, {
      to: person.email,
      firstName: person.firstName,
      companyName: client.companyName,
    });
    await audit.record({
      action: 'clients.create',
      actor,
      subject: { type: 'client', id: client.id, label: client.companyName },
      after: { ...form, state: client.state, subscription_plan: client.subscriptionPlan, timezone },
    });
    return found(await clients.find(client.id));
  });
}

async function edit(
  parts: ClientParts,
  { is_active: isActive, timezone, ...form }: BodyOf<'clients.update'>,
  { id, actor }: ClientRequest,
): Promise<ClientRecord> {
  const { clients, accounts, audit, clock } = parts;
  const at = clock.now();
  const change = found(
    await clients.update(id, async (record) => {
      const { company, contact } = readClientForm(form, record.client.country);
      const verdict =
        isActive === undefined ? {} : (switchClient(stateOf(record), isActive, { by: nameOf(actor), at }) ?? {});
      const { email, ...details } = contact;
      await accounts.update(record.contact.id, details);
      if (email !== undefined) await changeContactEmail(parts, record, email);
      return { ...company, ...verdict, ...(timezone === undefined ? {} : changeOfZone(record.client, timezone, at)) };
    }),
  );
  if (isActive === false) await endAccess(parts, change.after);
  await audit.record({
    action: 'clients.update',
    actor,
    subject: { type: 'client', id, label: change.after.client.companyName },
    ...changedFields(clientOf(change.before, at), clientOf(change.after, at)),
  });
  return found(await clients.find(id));
}

interface Decision {
  readonly action: 'clients.activate' | 'clients.suspend' | 'clients.resendSetup';
  readonly rule: (client: ClientState, decision: ClientDecision) => Changes<ClientRow> | undefined;
}

async function decide(
  { clients, audit, clock }: ClientParts,
  { id, actor }: ClientRequest,
  { action, rule }: Decision,
) {
  const decision = { by: nameOf(actor), at: clock.now() };
  const { before, after } = found(await clients.update(id, (record) => rule(stateOf(record), decision) ?? {}));
  const inAudit = ({ client }: ClientRecord) => ({ status: client.status, status_reason: client.statusReason });
  await audit.record({
    action,
    actor,
    subject: { type: 'client', id, label: after.client.companyName },
    before: inAudit(before),
    after: inAudit(after),
  });
  const { email: to, firstName } = after.contact;
  return { after, news: { to, firstName, companyName: after.client.companyName } };
}

/** No one stays signed in, no token works, and an open setup link ends. */
async function endAccess({ accounts, links }: ClientParts, { contact }: ClientRecord): Promise<void> {
  await accounts.endAccess(contact.id);
  await links.end('setup', contact.id);
}

function stateOf({ client, contact }: ClientRecord): ClientState {
  return { ...client, isSetUp: contact.isSetUp };
}

function nameOf({ principal }: Actor): string {
  return principal?.username ?? 'system';
}

function found<Found>(value: Found | undefined): Found {
  if (value === undefined) throw new Refusal(404, 'Client not found');
  return value;
}

async function withFreeEmail<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw constraintOf(error)?.constraint === 'accounts_email_key' ? emailTaken : error;
  }
}
