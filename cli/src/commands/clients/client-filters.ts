import { clientSortValues, clientStatusValues, type ClientSort, type ClientStatus } from '@grt/sdk/contract';
import { Option, type Command } from 'commander';
import { addPeriod, type PeriodFlags } from '../../parts/list-filters.ts';

/** Which clients, for the list and the export. */
export interface ClientFilters extends PeriodFlags {
  readonly status?: ClientStatus;
  readonly search?: string;
  readonly country?: string;
  readonly sort?: ClientSort;
}

/** Adds the flags that choose clients. */
export function addClientFilters(command: Command): Command {
  return addPeriod(
    command
      .addOption(new Option('-s, --status <status>', 'only with this status').choices(clientStatusValues))
      .option('--search <text>', 'match part of a company, name, username, or email')
      .option('--country <code>', 'only from this country, such as US'),
  ).addOption(new Option('--sort <order>', 'sort order').choices(clientSortValues));
}

/** What the server is asked for. */
export function askedClients({ country, ...filters }: ClientFilters) {
  return { ...filters, country: country?.toUpperCase() };
}
