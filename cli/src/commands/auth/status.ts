import type { Identity } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Account } from '../../core/account.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { notSignedIn } from './not-signed-in.ts';

/** `grt auth status` */
export function statusCommand(context: Context): Command {
  const command = new Command('status')
    .description('show the account in use, where it comes from, and whether it still works')
    .action(() => status(context));
  return withExample(command, 'grt auth status', 'GRT_PROFILE=acme grt auth status --json');
}

/** What is shown about the account in use. */
interface AccountStatus {
  readonly api_url: string;
  readonly profile: string | null;
  readonly source: string;
  readonly username: string;
  readonly role: Identity['role'];
  readonly kind: Identity['session']['kind'];
  readonly scopes: Identity['scopes'];
  readonly expires_at: string | null;
}

async function status(context: Context): Promise<void> {
  const account = await context.accounts.chosen();
  if (account.environmentToken === undefined && account.stored === undefined) throw notSignedIn(account);
  const grt = await context.grt();
  const identity = await grt.auth.me(undefined, { signal: context.signal });
  await context.output.record(statusOf(account, identity, context.accounts.path), [
    { name: 'Server', value: (row) => row.api_url },
    { name: 'Username', value: (row) => row.username },
    { name: 'Role', value: (row) => row.role },
    { name: 'Profile', value: (row) => row.profile },
    { name: 'From', value: (row) => row.source },
    { name: 'Kind', value: (row) => row.kind },
    { name: 'Scopes', value: (row) => row.scopes },
    { name: 'Expires', value: (row) => row.expires_at, time: true },
  ]);
}

function statusOf(account: Account, { user, role, scopes, session }: Identity, path: string): AccountStatus {
  const fromEnvironment = account.environmentToken !== undefined;
  return {
    api_url: account.apiUrl,
    profile: fromEnvironment ? null : account.profile,
    source: fromEnvironment ? 'GRT_TOKEN' : path,
    username: user.username,
    role,
    kind: session.kind,
    scopes,
    expires_at: session.expires_at,
  };
}
