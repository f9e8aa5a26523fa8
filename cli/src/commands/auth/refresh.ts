import { Command } from 'commander';
import { CommandError, UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { exitCode } from '../../core/exit-code.ts';

/** `grt auth refresh` */
export function refreshCommand(context: Context): Command {
  const command = new Command('refresh')
    .description('renew the session now (grt does this automatically when needed)')
    .action(() => refresh(context));
  return withExample(command, 'grt auth refresh');
}

async function refresh(context: Context): Promise<void> {
  const { environmentToken, stored, profile } = await context.accounts.chosen();
  if (environmentToken !== undefined) throw new UsageError('The token comes from GRT_TOKEN and cannot be renewed');
  if (stored === undefined) {
    throw new CommandError('Not signed in. Run: grt auth login', {
      exitCode: exitCode.notSignedIn,
      code: 'not_signed_in',
    });
  }
  if (stored.kind === 'token')
    throw new UsageError('An API token cannot be renewed. Create a new one: grt tokens create');
  const grt = await context.grt();
  const { token, user, expires_at, refresh_until } = await grt.auth.refresh(undefined, { signal: context.signal });
  await context.accounts.keep({ token, user, expires_at, refresh_until });
  await context.output.result({ profile, username: user.username, expires_at, refresh_until }, [
    { name: 'Username', value: (row) => row.username },
    { name: 'Expires', value: (row) => row.expires_at, time: true },
  ]);
}
