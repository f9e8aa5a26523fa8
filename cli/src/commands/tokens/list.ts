import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addWeb, type WebFlag } from '../../core/web.ts';
import { openOwnScreen } from '../../parts/own-screen.ts';
import { tokenColumns } from './token-columns.ts';

interface ListFlags extends LimitFlag, WebFlag {
  readonly everyone?: true;
  readonly search?: string;
}

/** `grt tokens list` */
export function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list your API tokens (the secret is shown only on creation)')
    .option('--everyone', "everyone's tokens (super admins)")
    .option('--search <text>', 'with --everyone: match part of a name or owner')
    .action((flags: ListFlags) => listTokens(context, flags));
  return withExample(addWeb(addLimit(command)), 'grt tokens list', 'grt tokens list --everyone --search acme');
}

async function listTokens(context: Context, { limit, web, everyone, search }: ListFlags): Promise<void> {
  if (web === true) return openOwnScreen(context, { admin: '/admin/api-tokens', client: '/client/settings' });
  const grt = await context.grt();
  const options = { signal: context.signal };
  const tokens =
    everyone === true ? grt.tokens.listAll({ search }, options) : await grt.tokens.list(undefined, options);
  await printList(context, tokens, tokenColumns, { limit, empty: 'No tokens found.' });
}
