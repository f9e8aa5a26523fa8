import { biddingStatusValues, domainStatusValues, type BiddingStatus, type DomainStatus } from '@grt/sdk/contract';
import { Option, type Command } from 'commander';
import { administratorHelp } from '../../parts/administrator.ts';
import { clientFlag } from '../../parts/review/client-records.ts';
import { addPeriod, addSort, type PeriodFlags, type SortFlags } from '../../parts/list-filters.ts';

const sorts = [
  'created_at',
  'domain_name',
  'company_name',
  'status',
  'reviewed_at',
  'current_spend',
  'daily_budget',
] as const;

/** Which domains, for the list and the export. */
export interface DomainFilters extends PeriodFlags, SortFlags<(typeof sorts)[number]> {
  readonly status?: DomainStatus;
  readonly bidding?: BiddingStatus;
  readonly alert?: boolean;
  readonly search?: string;
  readonly client?: string;
  readonly assignee?: string;
  readonly shared?: boolean;
}

/** Adds the flags that choose domains. */
export function addDomainFilters(command: Command): Command {
  command
    .addOption(new Option('-s, --status <status>', 'only with this status').choices(domainStatusValues))
    .addOption(
      new Option('--bidding <status>', 'only approved domains with this bidding status').choices(biddingStatusValues),
    )
    .option('--alert', 'only domains with a pacing alert (see: grt bids alerts)')
    .option('--no-alert', 'only domains without a pacing alert')
    .option('--search <text>', 'match part of a name')
    .option(clientFlag, 'only this client (administrators)')
    .option('--assignee <admin>', `only what is assigned to this administrator (administrators): ${administratorHelp}`)
    .option('--shared', 'only names that several clients have registered (administrators)')
    .option('--no-shared', 'only names that one client has registered (administrators)');
  return addSort(addPeriod(command), sorts);
}
