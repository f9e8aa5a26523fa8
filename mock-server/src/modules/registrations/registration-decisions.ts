import type { BodyOf } from '@grt/sdk/contract';
import { constraintOf } from '../../core/database/constraint.ts';
import { insertRows } from '../../core/database/insert-rows.ts';
import { Refusal } from '../../core/refusal.ts';
import { clients } from '../../tables/clients.tables.ts';
import type { SignedIn } from '../audit/actor.rules.ts';
import type { AuditEvent } from '../audit/audit.store.ts';
import { outcomeOf, rowOf, type Outcome } from '../../core/decide-all.ts';
import type { RegistrationParts } from './parts.ts';
import { registrationNews } from './registrations.events.ts';
import { approvalMail, rejectionMail } from './registrations.mail.ts';
import { decideRegistration } from './registrations.rules.ts';
import type { RegistrationRow, RegistrationVerdict, ReviewedRegistration } from './registrations.store.ts';

export interface RegistrationDecision extends Pick<
  BodyOf<'registrations.decide'>['decisions'][number],
  'id' | 'decision'
> {
  /** Notes of an approval, or the reason for a rejection. */
  readonly admin_notes?: string | undefined;
}

/** Decides on one application, in a transaction or a savepoint.
 * @throws Refusal 404; 409 when it is already decided, or the address has an account. */
export async function decideOnRegistration(
  parts: RegistrationParts,
  decision: RegistrationDecision,
  actor: SignedIn,
): Promise<ReviewedRegistration> {
  const [outcome] = await parts.database.transaction(() => decideTogether(parts, [decision], actor));
  return rowOf(outcome);
}

/** Decides on several applications, in the caller's transaction, with one statement for each table, however many they
 * are: the state, the clients with their accounts and setup links, the emails, the events, and the audit entries.
 * @param decisions - on different applications
 * @returns the outcomes, in the same order
 * @throws Refusal 409 for a single one whose address has an account, a constraint's error for one of several */
export async function decideTogether(
  parts: RegistrationParts,
  decisions: readonly RegistrationDecision[],
  actor: SignedIn,
): Promise<Outcome<ReviewedRegistration>[]> {
  const { registrations, mailer, audit, clock, webhookEvents } = parts;
  const held = await registrations.hold(decisions.map(({ id }) => id));
  const by = { adminId: actor.principal.account_id, at: clock.now() };
  const outcomes = await Promise.all(
    decisions.map((decision) =>
      outcomeOf(() => {
        const found = foundRegistration(held.get(decision.id));
        return { found, verdict: decideRegistration(found, decision.decision, { ...by, notes: decision.admin_notes }) };
      }),
    ),
  );
  const made = outcomes.flatMap((outcome) => ('row' in outcome ? [outcome.row] : []));
  const opened = await openClients(
    parts,
    made.filter(({ verdict }) => verdict.status === 'approved').map(({ found }) => found.registration),
  );
  const after = await registrations.settle(
    made.map(({ found: { registration }, verdict }): RegistrationVerdict => {
      return { id: registration.id, ...verdict, clientId: opened.get(registration.id)?.clientId ?? null };
    }),
  );
  const decided = made.map(({ found: { registration: before } }) => {
    return { before, after: foundRegistration(after.get(before.id)).registration };
  });
  const rows = decided.map(({ after: row }) => row);
  await mailer.sendAll(rows.map((row) => newsFor(parts, row, opened.get(row.id)?.token)));
  await webhookEvents.record(...rows.map(registrationNews));
  await audit.record(...decided.map((change) => auditEntryOf(change, actor)));
  return outcomes.map((outcome) =>
    'row' in outcome ? { row: foundRegistration(after.get(outcome.row.found.registration.id)) } : outcome,
  );
}

function newsFor({ publicUrl }: RegistrationParts, row: RegistrationRow, token: string | undefined) {
  if (token === undefined) return rejectionMail(row, row.adminNotes ?? '');
  return approvalMail(row, `${publicUrl()}/setup?token=${token}`);
}

function auditEntryOf(
  { before, after: row }: Readonly<Record<'before' | 'after', RegistrationRow>>,
  actor: SignedIn,
): AuditEvent {
  const isApproved = row.status === 'approved';
  return {
    action: isApproved ? 'registrations.approve' : 'registrations.reject',
    actor,
    subject: subjectOf(row),
    before: { status: before.status, admin_notes: before.adminNotes },
    after: {
      status: row.status,
      admin_notes: row.adminNotes,
      ...(isApproved ? { client_id: row.clientId } : {}),
    },
  };
}

/** The clients that applications become, their accounts, and the links that set the accounts up.
 * @returns by id of the application
 * @throws Refusal 409 when the address of a single one has an account, a constraint's error for one of several */
async function openClients(
  { accounts, links, clock, database }: RegistrationParts,
  approved: readonly RegistrationRow[],
): Promise<ReadonlyMap<number, { readonly clientId: number; readonly token: string }>> {
  if (approved.length === 0) return new Map();
  const now = clock.now();
  const companies = approved.map(({ companyName, website, country, state, timezone }) => {
    const company = { companyName, website, country, state, timezone };
    return { ...company, status: 'pending' as const, createdAt: now, updatedAt: now };
  });
  const opened = await insertRows(database.current(), clients, companies, { returning: ['id'] });
  const clientIds = opened.map(({ id }) => id);
  const people = await accounts
    .insertAll(
      approved.map(({ email, firstName, lastName, phone, jobTitle }, index) => {
        const clientId = clientIds[index];
        return { role: 'client', clientId, email, firstName, lastName, phone, jobTitle };
      }),
    )
    .catch((error: unknown) => {
      const [only, ...others] = approved;
      if (only === undefined || others.length > 0) throw error;
      if (constraintOf(error)?.constraint !== 'accounts_email_key') throw error;
      throw new Refusal(409, `${only.email} already has an account.`);
    });
  const tokens = await links.createAll('setup', people);
  return new Map(
    approved.map(({ id }, index) => {
      const [clientId, token] = [clientIds[index], tokens[index]];
      if (clientId === undefined || token === undefined) throw new Error('A client was not opened');
      return [id, { clientId, token }];
    }),
  );
}

export function subjectOf({ id, applicationId }: RegistrationRow) {
  return { type: 'registration', id, label: applicationId };
}

/** @throws Refusal 404 */
export function foundRegistration(registration: ReviewedRegistration | undefined): ReviewedRegistration {
  if (!registration) throw new Refusal(404, 'Registration not found');
  return registration;
}
