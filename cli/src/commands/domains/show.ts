import type { Domain } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { wholeNumber } from '../../core/list.ts';
import { moneyText } from '../../core/quantities.ts';
import { chosenDomain, type DomainFlags } from './chosen-domain.ts';
import { domainResult } from './domain-columns.ts';

const columns: readonly Column<Domain>[] = [
  ...domainResult,
  { name: 'Client', value: (row) => row.client.company_name },
  { name: 'URL', value: (row) => row.domain_url },
  { name: 'DMCA policy', value: (row) => row.dmca_compliance_url },
  { name: 'Content removal', value: (row) => row.content_removal_email },
  { name: 'Feeds', value: (row) => row.feed_count },
  { name: 'Bidding', value: (row) => row.bidding_status },
  { name: 'Bid', value: (row) => row.cpm_unique_click_bid, shown: (row) => moneyText(row.cpm_unique_click_bid) },
  { name: 'Budget', value: (row) => row.daily_budget, shown: (row) => moneyText(row.daily_budget) },
  { name: 'Notes', value: (row) => row.admin_notes },
  { name: 'Reviewed', value: (row) => row.reviewed_at, time: true },
  { name: 'Also added by', value: (row) => row.name_conflicts?.map(({ company_name }) => company_name) },
  { name: 'Added', value: (row) => row.created_at, time: true },
];

/** `grt domains show` */
export function showCommand(context: Context): Command {
  const command = new Command('show')
    .alias('view')
    .description('show one domain')
    .argument('<domain>', 'domain name or id')
    .option('--client <id>', "this client's domain, if several clients have the same one (administrators)", wholeNumber)
    .action((domain: string, flags: DomainFlags) => showDomain(context, domain, flags));
  return withExample(command, 'grt domains show clips.example');
}

async function showDomain(context: Context, named: string, flags: DomainFlags): Promise<void> {
  await context.output.record(await chosenDomain(context, named, flags), columns);
}
