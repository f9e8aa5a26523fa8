import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { notSignedIn } from './not-signed-in.ts';

/** `grt auth refresh` */
export function refreshCommand(context: Context): Command {
  const command = new Command('refresh')
    .description('renew the session now (grt does this automatically when needed)')
    .action(() => refresh(context));
  prints(command, { fields: ['profile', 'username', 'expires_at', 'refresh_until'] });
  return withExample(command, 'grt auth refresh');
}

async function refresh(context: Context): Promise<void> {
  const { environmentToken, stored, profile, apiUrl } = await context.accounts.chosen();
  if (environmentToken !== undefined) throw new UsageError('The token comes from GRT_TOKEN and cannot be renewed');
  if (stored === undefined) throw notSignedIn({ apiUrl });
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
