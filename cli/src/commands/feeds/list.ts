import { Command, Option } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, wholeNumber, type LimitFlag } from '../../core/list.ts';
import { addWeb, type WebFlag } from '../../core/web.ts';
import { accountType } from '../../parts/account-type.ts';
import { findDomain } from '../../parts/find-domain.ts';
import { openOwnScreen } from '../../parts/own-screen.ts';
import { feedColumns } from './feed-columns.ts';

export const feedStatuses = ['active', 'inactive', 'pending', 'approved', 'rejected'] as const;

interface ListFlags extends LimitFlag, WebFlag {
  readonly status?: (typeof feedStatuses)[number];
  readonly search?: string;
  readonly domain?: string;
  readonly client?: number;
}

/** `grt feeds list` */
export function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list feeds, newest first')
    .addOption(new Option('-s, --status <status>', 'only with this status').choices(feedStatuses))
    .option('--search <text>', 'match part of a name or URL')
    .option('--domain <name-or-id>', 'only this domain')
    .option('--client <id>', 'only this client (administrators)', wholeNumber)
    .action((flags: ListFlags) => listFeeds(context, flags));
  return withExample(addWeb(addLimit(command)), 'grt feeds list --status pending --json id,feed_name');
}

async function listFeeds(context: Context, { limit, web, domain, client, ...filters }: ListFlags): Promise<void> {
  if (web === true) return openOwnScreen(context, { admin: '/admin/feeds', client: '/client/feeds' });
  const grt = await context.grt();
  const domainId = domain === undefined ? undefined : await findDomain(context, { domain, client });
  const asked = { ...filters, domain_id: domainId };
  const options = { signal: context.signal };
  const feeds =
    (await accountType(context)) === 'admin'
      ? grt.adminFeeds.list({ ...asked, client_id: client }, options)
      : grt.clientFeeds.list(asked, options);
  await printList(context, feeds, feedColumns, { limit, empty: 'No feeds found.' });
}
