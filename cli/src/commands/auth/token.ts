import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { intactToken } from '../../core/intact-token.ts';
import { notSignedIn } from './not-signed-in.ts';

/** `grt auth token` */
export function tokenCommand(context: Context): Command {
  const command = new Command('token')
    .description('print the token of the account in use, for other programs; anyone who has it can act as you')
    .action(() => printToken(context));
  return withExample(command, 'curl -H "Authorization: Bearer $(grt auth token)" https://grt.example/api/auth/me');
}

async function printToken(context: Context): Promise<void> {
  const account = await context.accounts.chosen();
  const { environmentToken } = account;
  const token =
    environmentToken === undefined ? await storedToken(context) : intactToken(environmentToken, 'GRT_TOKEN');
  if (token === undefined) throw notSignedIn(account);
  await context.output.result({ token }, [{ name: 'Token', value: (row) => row.token }]);
}

/** A session is used once, which renews it if it has expired. */
async function storedToken(context: Context): Promise<string | undefined> {
  const { stored } = await context.accounts.chosen();
  if (stored?.kind !== 'session') return stored?.token;
  const grt = await context.grt();
  await grt.auth.me(undefined, { signal: context.signal });
  return (await context.accounts.chosen()).stored?.token;
}
