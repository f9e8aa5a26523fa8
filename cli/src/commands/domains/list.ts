import { domainStatusValues, type DomainStatus } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, wholeNumber, type LimitFlag } from '../../core/list.ts';
import { addWeb, type WebFlag } from '../../core/web.ts';
import { openOwnScreen } from '../../parts/own-screen.ts';
import { domainColumns } from './domain-columns.ts';

interface ListFlags extends LimitFlag, WebFlag {
  readonly status?: DomainStatus;
  readonly search?: string;
  readonly client?: number;
}

/** `grt domains list` */
export function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list domains, newest first')
    .addOption(new Option('-s, --status <status>', 'only with this status').choices(domainStatusValues))
    .option('--search <text>', 'match part of a name')
    .option('--client <id>', 'only this client (administrators)', wholeNumber)
    .action((flags: ListFlags) => listDomains(context, flags));
  return withExample(addWeb(addLimit(command)), 'grt domains list --status pending --json id,domain_name');
}

async function listDomains(context: Context, { limit, web, client, ...filters }: ListFlags): Promise<void> {
  if (web === true) return openOwnScreen(context, { admin: '/admin/domains', client: '/client/domains' });
  const grt = await context.grt();
  const domains = grt.domains.list({ ...filters, client_id: client }, { signal: context.signal });
  await printList(context, domains, domainColumns, { limit, empty: 'No domains found.' });
}
