import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addWeb, type WebFlag } from '../../core/web.ts';
import { openOwnScreen } from '../../parts/own-screen.ts';
import { tokenColumns } from './token-columns.ts';
import { addTokenFilters, ownTokens, type TokenFilters } from './token-filters.ts';

interface ListFlags extends LimitFlag, WebFlag, TokenFilters {}

/** `grt tokens list` */
export function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list your API tokens (the secret is shown only on creation)')
    .action((flags: ListFlags) => listTokens(context, flags));
  return withExample(
    addWeb(addLimit(addTokenFilters(command))),
    'grt tokens list --sort last_used_at',
    'grt tokens list --everyone --search acme',
  );
}

async function listTokens(context: Context, { limit, web, everyone, ...asked }: ListFlags): Promise<void> {
  if (web === true) return openOwnScreen(context, { admin: '/admin/api-tokens', client: '/client/settings' });
  const grt = await context.grt();
  const options = { signal: context.signal };
  const tokens = everyone === true ? grt.tokens.listAll(asked, options) : grt.tokens.list(ownTokens(asked), options);
  await printList(context, tokens, tokenColumns, { limit, empty: 'No tokens found.' });
}
