import { Command } from 'commander';
import { CommandError, UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { exitCode } from '../../core/exit-code.ts';

/** `grt auth logout` */
export function logoutCommand(context: Context): Command {
  const command = new Command('logout')
    .description('end the session, and forget the account')
    .action(() => logout(context));
  return withExample(command, 'grt auth logout', 'grt auth logout --profile acme');
}

/** Forgets the account in any case, and ends its session on the server where that can be reached. */
async function logout(context: Context): Promise<void> {
  const { environmentToken, stored, profile } = await context.accounts.chosen();
  if (environmentToken !== undefined) {
    throw new UsageError('The token comes from GRT_TOKEN, not from a sign-in. Unset it instead');
  }
  if (stored === undefined) {
    throw new CommandError(`There is no account "${profile}" to sign out`, {
      exitCode: exitCode.notSignedIn,
      code: 'not_signed_in',
    });
  }
  const ended = await endSession(context, stored.kind);
  const username = stored.user?.username ?? profile;
  await context.output.result({ username, profile, ended }, [
    { name: 'Username', value: (row) => row.username },
    { name: 'Profile', value: (row) => row.profile },
  ]);
  if (stored.kind === 'token')
    await context.note('The token is forgotten here. It works elsewhere until it is revoked.');
  else if (ended) await context.note('Signed out.');
  else await context.note('Signed out here. The server could not be told: there the session ends by itself.');
}

/** An API token is not a session: it is only forgotten. */
async function endSession(context: Context, kind: 'session' | 'token'): Promise<boolean> {
  if (kind === 'token') {
    await context.accounts.forget();
    return false;
  }
  const grt = await context.grt();
  return (await grt.signOut({ signal: context.signal })).ended;
}
