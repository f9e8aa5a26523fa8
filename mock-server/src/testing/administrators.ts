import type { AdministratorRole } from '@grt/sdk/contract';
import type { Services } from '../services.ts';

/** Adds an administrator with this role, named after it, who signs in with the demo password. @returns the username. */
export async function anAdministrator(
  { platform: { accounts } }: { readonly platform: Pick<Services, 'accounts'> },
  role: AdministratorRole,
): Promise<string> {
  const passwordHash = (await accounts.findByName('admin'))?.account.passwordHash;
  if (!passwordHash) throw new Error('The test server has no demo people');
  const username = `the-${role.replaceAll('_', '-')}`;
  const [firstName, lastName] = ['Test', role];
  await accounts.insert({ role, username, email: `${username}@grt.example`, firstName, lastName, passwordHash });
  return username;
}
