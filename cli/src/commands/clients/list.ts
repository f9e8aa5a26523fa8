import { clientSortValues, clientStatusValues, type ClientSort, type ClientStatus } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';
import { clientColumns } from './client-columns.ts';

interface ListFlags extends LimitFlag, WebFlag {
  readonly status?: ClientStatus;
  readonly search?: string;
  readonly sort?: ClientSort;
}

/** `grt clients list` */
export function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list clients, newest first')
    .addOption(new Option('-s, --status <status>', 'only with this status').choices(clientStatusValues))
    .option('--search <text>', 'match part of a company, name, username, or email')
    .addOption(new Option('--sort <order>', 'sort order').choices(clientSortValues))
    .action((flags: ListFlags) => listClients(context, flags));
  return withExample(
    addWeb(addLimit(command)),
    'grt clients list --status active --sort revenue_desc --limit 10',
    "grt clients list --jq '.[] | [.client_id, .email] | @csv'",
  );
}

async function listClients(context: Context, { limit, web, ...filters }: ListFlags): Promise<void> {
  if (web === true) return openScreen(context, '/admin/clients');
  const grt = await context.grt();
  const clients = grt.clients.list(filters, { signal: context.signal });
  await printList(context, clients, clientColumns, { limit, empty: 'No clients found.' });
}
