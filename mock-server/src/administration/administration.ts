import { checkForm } from '@grt/sdk/check-form';
import type { BodyOf } from '@grt/sdk/contract';
import { form } from '@grt/sdk/forms/users.create';
import { passwordProblem } from '@grt/sdk/rules';
import type { Platform } from '../core/platform.ts';
import { invalid, Refusal } from '../core/refusal.ts';
import { accountsWithDemoPassword } from '../demo/demo-passwords.ts';
import { createAccountStore, withFreeNames, type Account } from '../modules/accounts/accounts.store.ts';
import { createFirstAdministratorStore } from '../modules/accounts/first-administrator.store.ts';
import { createMailedLinkStore } from '../modules/accounts/mailed-links.store.ts';
import { hashPassword } from '../modules/accounts/passwords.ts';
import { createAuditStore } from '../modules/audit/audit.store.ts';
import { adminUserOf } from '../modules/users/users.rules.ts';

export interface NewAdministrator {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Creates a super admin. A link of the last start, for setting the first one up, stops working.
 * @param password - undefined: to be chosen with the link that is returned, once and within an hour.
 * @throws Refusal 422 naming what is not taken. */
export async function createSuperAdmin(
  platform: Platform,
  person: NewAdministrator,
  password: string | undefined,
): Promise<{ readonly link: string | undefined }> {
  const { database, clock, random } = platform;
  const { username, email, first_name: firstName, last_name: lastName } = checked(person);
  const passwordHash = await hashOf(username, password);
  return withFreeNames(() =>
    database.transaction(async () => {
      const account = await createAccountStore(database, clock).insert({
        role: 'super_admin',
        username,
        email,
        firstName,
        lastName,
        passwordHash,
      });
      await createFirstAdministratorStore(database, clock, random).end();
      await record(platform, 'users.create', account, { ...adminUserOf(account) });
      return { link: passwordHash === undefined ? await resetLink(platform, account) : undefined };
    }),
  );
}

/** Gives an account a new password, and ends its sessions, tokens and links.
 * @param password - undefined: the old one goes, and a new one is chosen with the link that is returned.
 * @throws Refusal 404 without such an account, 409 for one that is not set up, 422 for a password that is not taken. */
export async function setPassword(
  platform: Platform,
  name: string,
  password: string | undefined,
): Promise<{ readonly link: string | undefined }> {
  const { database, clock } = platform;
  const account = (await createAccountStore(database, clock).findByName(name))?.account;
  if (!account) throw new Refusal(404, `There is no account ${name}. Please check its username or email.`);
  if (account.username === null)
    throw new Refusal(409, `The account ${name} is not set up yet. Please send its setup link again instead.`);
  const passwordHash = await hashOf(account.username, password);
  return database.transaction(async () => {
    await takePassword(platform, account, passwordHash ?? null);
    await record(platform, 'auth.changePassword', account);
    return { link: passwordHash === undefined ? await resetLink(platform, account) : undefined };
  });
}

/** Takes their password from the accounts that still have the demo's. @returns their usernames. */
export async function lockDemo(platform: Platform): Promise<readonly string[]> {
  const open = await accountsWithDemoPassword(platform);
  await platform.database.transaction(async () => {
    for (const account of open) {
      await takePassword(platform, account, null);
      await record(platform, 'auth.lockDemo', account);
    }
  });
  return open.map(({ username, email }) => username ?? email);
}

/** As the call that adds administrators checks them. */
function checked({ username, email, firstName, lastName }: NewAdministrator): BodyOf<'users.create'> {
  const { body, errors } = checkForm(form, { username, email, first_name: firstName, last_name: lastName });
  if (body === undefined) throw invalid(errors);
  return body;
}

async function hashOf(username: string, password: string | undefined): Promise<string | undefined> {
  if (password === undefined) return undefined;
  const problem = passwordProblem(password, { username });
  if (problem !== undefined) throw invalid({ password: [problem] });
  return hashPassword(password);
}

async function takePassword(
  { database, clock, random }: Platform,
  { id }: Account,
  passwordHash: string | null,
): Promise<void> {
  const accounts = createAccountStore(database, clock);
  await accounts.update(id, { passwordHash });
  await accounts.endAccess(id);
  await createMailedLinkStore(database, clock, random).end('password_reset', id);
}

async function resetLink({ database, clock, random, publicUrl }: Platform, { id }: Account): Promise<string> {
  const { token } = await createMailedLinkStore(database, clock, random).create('password_reset', id);
  return `${publicUrl()}/login/reset?token=${token}`;
}

async function record(
  { database, clock }: Platform,
  action: string,
  { id, role, username, email }: Account,
  after?: Record<string, unknown>,
): Promise<void> {
  const type = role === 'client' ? 'account' : 'user';
  await createAuditStore(database, clock).record({
    action,
    actor: {},
    subject: { type, id, label: username ?? email },
    after,
  });
}
