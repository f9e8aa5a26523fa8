import { checkForm } from '@grt/sdk/check-form';
import type { BodyOf } from '@grt/sdk/contract';
import { form } from '@grt/sdk/forms/users.create';
import { passwordProblem } from '@grt/sdk/rules';
import { invalid, Refusal } from '../core/refusal.ts';
import { accountsWithDemoPassword } from '../demo/demo-passwords.ts';
import type { Account } from '../modules/accounts/accounts.store.ts';
import { withFreeNames } from '../modules/users/free-names.ts';
import { adminUserOf } from '../modules/users/users.rules.ts';
import type { Services } from '../services.ts';

/** Creates a super admin. The link of the last start, for setting up the first one, stops working.
 * @param password - undefined: to be chosen with the returned link, once and within an hour.
 * @throws Refusal 422 naming the refused fields. */
export async function createSuperAdmin(
  services: Services,
  person: BodyOf<'users.create'>,
  password: string | undefined,
): Promise<{ readonly link: string | undefined }> {
  const { database, accounts, firstAdministrator } = services;
  const { username, email, first_name: firstName, last_name: lastName } = checked(person);
  const passwordHash = await hashOf(services, username, password);
  return withFreeNames(() =>
    database.transaction(async () => {
      const account = await accounts.insert({
        role: 'super_admin',
        username,
        email,
        firstName,
        lastName,
        passwordHash,
      });
      await firstAdministrator.end();
      await record(services, 'users.create', account, { ...adminUserOf(account) });
      return { link: passwordHash === undefined ? await resetLink(services, account) : undefined };
    }),
  );
}

/** Gives an account a new password, and ends its sessions, tokens, and links.
 * @param password - undefined: the old one is removed, and a new one is chosen with the returned link.
 * @throws Refusal 404 without such an account, 409 for one that is not set up, 422 for an unacceptable password. */
export async function setPassword(
  services: Services,
  name: string,
  password: string | undefined,
): Promise<{ readonly link: string | undefined }> {
  const { database, accounts } = services;
  const account = (await accounts.findByName(name))?.account;
  if (!account) throw new Refusal(404, `There is no account ${name}. Please check its username or email.`);
  if (account.username === null)
    throw new Refusal(409, `The account ${name} is not set up yet. Please send its setup link again instead.`);
  const passwordHash = await hashOf(services, account.username, password);
  return database.transaction(async () => {
    await takePassword(services, account, passwordHash ?? null);
    await record(services, 'auth.changePassword', account);
    return { link: passwordHash === undefined ? await resetLink(services, account) : undefined };
  });
}

/** Removes the password of accounts that still have the demo's. @returns their usernames. */
export async function lockDemo(services: Services): Promise<readonly string[]> {
  const open = await accountsWithDemoPassword(services);
  await services.database.transaction(async () => {
    for (const account of open) {
      await takePassword(services, account, null);
      await record(services, 'auth.lockDemo', account);
    }
  });
  return open.map(({ username, email }) => username ?? email);
}

/** Checks them as the call that adds administrators does. */
function checked(person: BodyOf<'users.create'>): BodyOf<'users.create'> {
  const { body, errors } = checkForm(form, person);
  if (body === undefined) throw invalid(errors);
  return body;
}

async function hashOf(
  { passwords }: Services,
  username: string,
  password: string | undefined,
): Promise<string | undefined> {
  if (password === undefined) return undefined;
  const problem = passwordProblem(password, { username });
  if (problem !== undefined) throw invalid({ password: [problem] });
  return passwords.hashNew(password);
}

async function takePassword(
  { accounts, links }: Services,
  { id }: Account,
  passwordHash: string | null,
): Promise<void> {
  await accounts.update(id, { passwordHash });
  await accounts.endAccess(id);
  await links.end('password_reset', id);
}

async function resetLink({ links, publicUrl }: Services, { id }: Account): Promise<string> {
  const { token } = await links.create('password_reset', id);
  return `${publicUrl()}/login/reset?token=${token}`;
}

async function record(
  { audit }: Services,
  action: string,
  { id, role, username, email }: Account,
  after?: Record<string, unknown>,
): Promise<void> {
  const type = role === 'client' ? 'account' : 'user';
  await audit.record({
    action,
    actor: {},
    subject: { type, id, label: username ?? email },
    after,
  });
}
