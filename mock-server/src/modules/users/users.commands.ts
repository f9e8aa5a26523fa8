import { setupLinkDays, type BodyOf } from '@grt/sdk/contract';
import { changedFields } from '../../basics/changed-fields.rules.ts';
import type { Platform } from '../../core/platform.ts';
import { Refusal } from '../../core/refusal.ts';
import { nameKey, type Account, type AccountStore } from '../accounts/accounts.store.ts';
import type { EmailChangeStore, StartEmailChange } from '../accounts/email-changes.store.ts';
import { factorsRemovedMail } from '../accounts/factor-mail.rules.ts';
import { noSecondFactor } from '../accounts/access.rules.ts';
import type { FactorStore } from '../factors/factors.store.ts';
import type { MailedLinkStore } from '../accounts/mailed-links.store.ts';
import { emailTaken, withFreeNames } from './free-names.ts';
import type { Actor } from '../audit/actor.rules.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import { administratorMail } from './users.mail.ts';
import { adminUserOf, readUserForm, requireSuperAdminLeft } from './users.rules.ts';
import type { UserStore } from './users.store.ts';

const dayMs = 86_400_000;

export interface UserParts extends Pick<Platform, 'database' | 'mailer' | 'publicUrl'> {
  readonly users: UserStore;
  readonly accounts: AccountStore;
  readonly links: MailedLinkStore;
  readonly emailChanges: EmailChangeStore;
  readonly startEmailChange: StartEmailChange;
  readonly factors: FactorStore;
  readonly audit: AuditStore;
}

/** Which administrator, and who asks. */
export interface UserRequest {
  readonly id: number;
  readonly actor: Actor;
}

/** What can be done to administrators: each change in one transaction with its audit entry and its mail. */
export interface UserCommands {
  /** @throws Refusal 422, including for a name or address that is taken. */
  create(form: BodyOf<'users.create'>, actor: Actor): Promise<Account>;
  /** @throws Refusal 404, 409 when no super admin would be left, or 422. */
  update(form: BodyOf<'users.update'>, request: UserRequest): Promise<Account>;
  /** Cancels a change of address that waits to be confirmed. @throws Refusal 404 */
  cancelEmail(request: UserRequest): Promise<Account>;
  /** For an administrator who has lost it. @throws Refusal 404, or 409 without one. */
  removeFactors(request: UserRequest): Promise<void>;
  /** @throws Refusal 404, or 409 when no super admin would be left. */
  remove(request: UserRequest): Promise<void>;
}

export function createUserCommands(parts: UserParts): UserCommands {
  return {
    create: (form, actor) => withFreeNames(() => create(parts, form, actor)),
    update: (form, request) => withFreeNames(() => update(parts, form, request)),
    cancelEmail: (request) => cancelEmail(parts, request),
    removeFactors: (request) => removeFactors(parts, request),
    remove: (request) => remove(parts, request),
  };
}

async function create(parts: UserParts, form: BodyOf<'users.create'>, actor: Actor): Promise<Account> {
  const { accounts, audit, database } = parts;
  return database.transaction(async () => {
    const account = await accounts.insert({
      role: form.role ?? 'admin',
      username: form.username,
      email: form.email,
      firstName: form.first_name,
      lastName: form.last_name,
    });
    await invite(parts, account);
    const after = { ...adminUserOf(account) };
    await audit.record({ action: 'users.create', actor, subject: subjectOf(account), after });
    return account;
  });
}

/** Mails a link for choosing a password; older ones stop working. */
async function invite({ links, mailer, publicUrl }: UserParts, account: Account): Promise<void> {
  const { token } = await links.create('password_reset', account.id, setupLinkDays * dayMs);
  await mailer.send(administratorMail(account, `${publicUrl()}/login/reset?token=${token}`));
}

async function update(
  parts: UserParts,
  { is_active: isActive, ...form }: BodyOf<'users.update'>,
  { id, actor }: UserRequest,
): Promise<Account> {
  const { users, accounts, emailChanges, audit, database } = parts;
  return database.transaction(async () => {
    const { user, otherSuperAdmins } = found(await users.hold(id));
    const isNewMailbox = form.email !== undefined && nameKey(form.email) !== nameKey(user.email);
    const waits = isNewMailbox && user.passwordHash !== null;
    const { email, ...others } = readUserForm(form);
    const changes = {
      ...others,
      ...(email === undefined || waits ? {} : { email }),
      ...(isActive === undefined ? {} : { isActive }),
    };
    const after = { ...user, ...changes };
    requireSuperAdminLeft(user, after, otherSuperAdmins);
    if (email !== undefined && (await accounts.isEmailTaken(email, user.id))) throw emailTaken;
    await accounts.update(user.id, changes);
    const pending = await emailChanges.hold(user.id);
    if (waits && email !== undefined) await parts.startEmailChange(user, { email, requestedBy: 'administrator' });
    if (isNewMailbox && !waits) await invite(parts, after);
    if (!after.isActive) await accounts.endAccess(user.id);
    await audit.record({
      action: 'users.update',
      actor,
      subject: subjectOf(user),
      ...changedFields(
        { ...adminUserOf(user), pending_email: pending?.email },
        { ...adminUserOf(after), pending_email: waits ? email : pending?.email },
      ),
    });
    return after;
  });
}

async function cancelEmail(
  { users, emailChanges, audit, database }: UserParts,
  { id, actor }: UserRequest,
): Promise<Account> {
  return database.transaction(async () => {
    const { user } = found(await users.hold(id));
    const change = await emailChanges.hold(id);
    if (!change) return user;
    await emailChanges.end(id);
    const before = { pending_email: change.email };
    await audit.record({ action: 'users.cancelEmail', actor, subject: subjectOf(user), before });
    return user;
  });
}

async function removeFactors(
  { users, accounts, factors, mailer, audit, database }: UserParts,
  { id, actor }: UserRequest,
): Promise<void> {
  await database.transaction(async () => {
    const { user } = found(await users.hold(id));
    if ((await factors.removeAll(user.id)) === 0) throw noSecondFactor();
    await accounts.endAccess(user.id);
    await audit.record({ action: 'users.removeFactors', actor, subject: subjectOf(user) });
    await mailer.send(factorsRemovedMail(user));
  });
}

async function remove(
  { users, accounts, links, factors, audit, database }: UserParts,
  { id, actor }: UserRequest,
): Promise<void> {
  await database.transaction(async () => {
    const { user, otherSuperAdmins } = found(await users.hold(id));
    requireSuperAdminLeft(user, undefined, otherSuperAdmins);
    await users.remove(user.id);
    await accounts.endAccess(user.id);
    await links.end('password_reset', user.id);
    await factors.removeAll(user.id);
    const before = { ...adminUserOf(user) };
    await audit.record({ action: 'users.remove', actor, subject: subjectOf(user), before });
  });
}

function subjectOf({ id, username, email }: Account) {
  return { type: 'user', id, label: username ?? email };
}

function found<Found>(held: Found | undefined): Found {
  if (held === undefined) throw new Refusal(404, 'Administrator not found');
  return held;
}
