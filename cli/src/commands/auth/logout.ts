import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { CommandError, UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { exitCode } from '../../core/exit-code.ts';

/** `grt auth logout` */
export function logoutCommand(context: Context): Command {
  const command = new Command('logout')
    .description('sign out and remove the account from this machine')
    .action(() => logout(context));
  prints(command, { fields: ['username', 'profile', 'ended'] });
  return withExample(command, 'grt auth logout', 'grt auth logout --profile acme');
}

/** Always removes the account, and ends its session on the server if the server can be reached. */
async function logout(context: Context): Promise<void> {
  const { environmentToken, stored, profile } = await context.accounts.chosen();
  if (environmentToken !== undefined) {
    throw new UsageError('You are using GRT_TOKEN. To stop using it, unset the variable');
  }
  if (stored === undefined) {
    throw new CommandError(`No account named "${profile}" to sign out`, {
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
    await context.note('Token removed from this machine. It still works elsewhere until it is revoked.');
  else if (ended) await context.note('Signed out.');
  else
    await context.note(
      'Signed out on this machine. The server could not be reached, so the session there will expire on its own.',
    );
}

/** An API token is not a session: it is only removed. */
async function endSession(context: Context, kind: 'session' | 'token'): Promise<boolean> {
  if (kind === 'token') {
    await context.accounts.forget();
    return false;
  }
  const grt = await context.grt();
  return (await grt.signOut({ signal: context.signal })).ended;
}
