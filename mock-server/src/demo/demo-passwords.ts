import { defaultDemoPassword } from '../config.ts';
import type { Account } from '../modules/accounts/accounts.store.ts';
import type { Passwords } from '../core/passwords.ts';
import { serverProgram } from '../core/program.ts';
import { demoClients } from './demo-clients.ts';
import type { Services } from '../services.ts';
import { demoAdministrators, demoApplicants } from './demo-people.ts';

/** The server does not start in production because demo accounts still have a publicly known password. */
export class DemoPasswordError extends Error {
  override readonly name = 'DemoPasswordError';
}

const usernames: readonly string[] = [...demoAdministrators, ...demoApplicants, ...demoClients].flatMap(
  ({ username }) => username ?? [],
);

/** The demo accounts that still have the demo password, either the configured or the default one. */
export async function accountsWithDemoPassword({
  accounts,
  config,
  passwords,
}: Pick<Services, 'accounts' | 'config' | 'passwords'>): Promise<readonly Account[]> {
  const known = new Set([config.demoPassword, defaultDemoPassword]);
  const found: Account[] = [];
  for (const username of usernames) {
    const account = (await accounts.findByName(username))?.account;
    if (account?.passwordHash && (await matchesOne(passwords, account.passwordHash, known))) found.push(account);
  }
  return found;
}

/** Their usernames, or the email addresses of those without one. */
export async function demoUsernames(services: Pick<Services, 'accounts' | 'config' | 'passwords'>): Promise<string[]> {
  const found = await accountsWithDemoPassword(services);
  return found.map(({ username, email }) => username ?? email);
}

async function matchesOne(passwords: Passwords, passwordHash: string, known: ReadonlySet<string>): Promise<boolean> {
  for (const password of known) if (await passwords.matches(passwordHash, password)) return true;
  return false;
}

/** In production, no one may sign in with a publicly known password.
 * @throws DemoPasswordError naming the accounts and what to do, after closing the database. */
export async function refuseDemoPasswords(services: Services): Promise<void> {
  if (!services.config.production) return;
  const open = await demoUsernames(services);
  if (open.length === 0) return;
  await services.database.close();
  throw new DemoPasswordError(
    [
      'The server does not start in production: accounts of the demo still have its password, which is known.',
      `  They are: ${open.join(', ')}`,
      '  To start with an empty database, set GRT_DATA_DIR or DATABASE_URL to another one.',
      `  To keep this one, take their passwords away:  ${serverProgram} admin lock-demo`,
      `  or give one a new password:                   ${serverProgram} admin set-password --username NAME`,
    ].join('\n'),
  );
}
