import { lastImportFilterValues, type LastImportFilter } from '@grt/sdk/contract';
import { Option, type Command } from 'commander';
import { administratorHelp } from '../../parts/administrator.ts';
import { clientFlag } from '../../parts/review/client-records.ts';
import { addPeriod, addSort, type PeriodFlags, type SortFlags } from '../../parts/list-filters.ts';

const statuses = ['active', 'inactive', 'pending', 'approved', 'rejected'] as const;
const sorts = ['created_at', 'updated_at', 'feed_name', 'total_items', 'views'] as const;

/** Which feeds, for the list and the export. */
export interface FeedFilters extends PeriodFlags, SortFlags<(typeof sorts)[number]> {
  readonly status?: (typeof statuses)[number];
  readonly search?: string;
  readonly lastImport?: LastImportFilter;
  readonly domain?: string;
  readonly client?: string;
  readonly assignee?: string;
}

/** Adds the flags that choose feeds. */
export function addFeedFilters(command: Command): Command {
  command
    .addOption(new Option('-s, --status <status>', 'only with this status').choices(statuses))
    .addOption(
      new Option('--last-import <state>', 'only if the last import is in this state').choices(lastImportFilterValues),
    )
    .option('--search <text>', 'match part of a name or URL')
    .option('--domain <name-or-id>', 'only this domain')
    .option(clientFlag, 'only this client (administrators)')
    .option('--assignee <admin>', `only what is assigned to this administrator (administrators): ${administratorHelp}`);
  return addSort(addPeriod(command), sorts);
}
