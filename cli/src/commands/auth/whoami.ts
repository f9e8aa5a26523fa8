import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';

/** `grt auth whoami` */
export function whoamiCommand(context: Context): Command {
  const command = new Command('whoami').description('show who you are signed in as').action(() => whoami(context));
  return withExample(command, 'grt auth whoami', 'grt auth whoami --json user,role');
}

/** Asks the server, so that an expired session does not count. */
async function whoami(context: Context): Promise<void> {
  const grt = await context.grt();
  const identity = await grt.auth.me(undefined, { signal: context.signal });
  await context.output.result(identity, [
    { name: 'Username', value: ({ user }) => user.username },
    { name: 'Role', value: ({ role }) => role },
    { name: 'Company', value: ({ user }) => user.company_name },
  ]);
}
