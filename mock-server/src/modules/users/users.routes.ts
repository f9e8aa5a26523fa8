import { setupLinkDays } from '@grt/sdk/contract';
import type { Handlers, RequestOf } from '../../core/http/handlers.ts';
import { metaOf, windowOf } from '../../core/pagination.ts';
import type { Platform } from '../../core/platform.ts';
import { Refusal } from '../../core/refusal.ts';
import { createAccountStore, withFreeNames, type Account, type AccountStore } from '../accounts/accounts.store.ts';
import { createMailedLinkStore, type MailedLinkStore } from '../accounts/mailed-links.store.ts';
import { createAuditStore, type AuditStore } from '../audit/audit.store.ts';
import { changedFields } from '../../basics/changed-fields.rules.ts';
import { administratorMail } from './users.mail.ts';
import { adminUserOf, readUserForm, requireSuperAdminLeft } from './users.rules.ts';
import { createUserStore, type UserStore } from './users.store.ts';

interface Parts extends Platform {
  readonly users: UserStore;
  readonly accounts: AccountStore;
  readonly links: MailedLinkStore;
  readonly audit: AuditStore;
}

/** Administrators; only super admins change them. @see docs/specification/decisions.md §3 and §12 */
export function userHandlers(
  platform: Platform,
): Handlers<'users.list' | 'users.create' | 'users.update' | 'users.remove'> {
  const { database, clock, random } = platform;
  const users = createUserStore(database, clock);
  const parts: Parts = {
    ...platform,
    users,
    accounts: createAccountStore(database, clock),
    links: createMailedLinkStore(database, clock, random),
    audit: createAuditStore(database, clock),
  };
  return {
    async 'users.list'({ query }) {
      const { rows, total } = await users.list(query, windowOf(query));
      return { status: 200, body: { success: true, data: rows.map(adminUserOf), meta: metaOf(query, total) } };
    },
    async 'users.create'(request) {
      const account = await withFreeNames(() => create(parts, request));
      return { status: 201, body: { success: true, data: adminUserOf(account) } };
    },
    async 'users.update'(request) {
      const account = await withFreeNames(() => update(parts, request));
      return { status: 200, body: { success: true, data: adminUserOf(account) } };
    },
    async 'users.remove'(request) {
      await remove(parts, request);
      return { status: 200, body: { success: true, message: 'The administrator is removed.' } };
    },
  };
}

const dayMs = 86_400_000;

async function create(parts: Parts, { body, ...request }: RequestOf<'users.create'>): Promise<Account> {
  const { accounts, links, mailer, audit, database, publicUrl } = parts;
  return database.transaction(async () => {
    const account = await accounts.insert({
      role: body.is_super_admin === true ? 'super_admin' : 'admin',
      username: body.username,
      email: body.email,
      firstName: body.first_name,
      lastName: body.last_name,
    });
    const { token } = await links.create('password_reset', account.id, setupLinkDays * dayMs);
    await mailer.send(administratorMail(account, `${publicUrl()}/login/reset?token=${token}`));
    await audit.record({ ...about('users.create', request, account), after: { ...adminUserOf(account) } });
    return account;
  });
}

async function update(parts: Parts, { path, body, ...request }: RequestOf<'users.update'>): Promise<Account> {
  const { users, accounts, audit, database } = parts;
  const { is_active: isActive, ...form } = body;
  return database.transaction(async () => {
    const { user, otherSuperAdmins } = found(await users.hold(path.id));
    const changes = { ...readUserForm(form), ...(isActive === undefined ? {} : { isActive }) };
    const after = { ...user, ...changes };
    requireSuperAdminLeft(user, after, otherSuperAdmins);
    await accounts.update(user.id, changes);
    if (!after.isActive) await accounts.endAccess(user.id);
    await audit.record({
      ...about('users.update', request, user),
      ...changedFields(adminUserOf(user), adminUserOf(after)),
    });
    return after;
  });
}

async function remove(parts: Parts, { path, ...request }: RequestOf<'users.remove'>): Promise<void> {
  const { users, accounts, links, audit, database } = parts;
  await database.transaction(async () => {
    const { user, otherSuperAdmins } = found(await users.hold(path.id));
    requireSuperAdminLeft(user, undefined, otherSuperAdmins);
    await users.remove(user.id);
    await accounts.endAccess(user.id);
    await links.end('password_reset', user.id);
    await audit.record({ ...about('users.remove', request, user), before: { ...adminUserOf(user) } });
  });
}

type Asker = Pick<RequestOf<'users.remove'>, 'principal' | 'address' | 'requestId'>;

function about(action: string, { principal, address, requestId }: Asker, { id, username, email }: Account) {
  return { action, actor: { principal, address, requestId }, subject: { type: 'user', id, label: username ?? email } };
}

function found<Found>(held: Found | undefined): Found {
  if (held === undefined) throw new Refusal(404, 'Administrator not found');
  return held;
}
