import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';
import { clientColumns } from './client-columns.ts';
import { addClientFilters, askedClients, type ClientFilters } from './client-filters.ts';

interface ListFlags extends LimitFlag, WebFlag, ClientFilters {}

/** `grt clients list` */
export function listCommand(context: Context): Command {
  const command = addClientFilters(new Command('list').alias('ls'))
    .description('list clients, newest first')
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
  const clients = grt.clients.list(askedClients(filters), { signal: context.signal });
  await printList(context, clients, clientColumns, { limit, empty: 'No clients found.' });
}
