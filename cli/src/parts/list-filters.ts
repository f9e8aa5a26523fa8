import { sortOrderValues, type SortOrder } from '@grt/sdk/contract';
import { Option, type Command } from 'commander';

/** When what is listed was added. */
export interface PeriodFlags {
  readonly from?: string;
  readonly to?: string;
}

/** How a list is sorted. */
export interface SortFlags<Field extends string> {
  readonly sort?: Field;
  readonly order?: SortOrder;
}

/** Adds `--from` and `--to`. */
export function addPeriod(command: Command): Command {
  return command
    .option('--from <time>', 'only those added at or after this time (UTC, ISO 8601)')
    .option('--to <time>', 'only those added before this time (UTC, ISO 8601)');
}

/** Adds `--sort` and `--order`. */
export function addSort(command: Command, fields: readonly string[]): Command {
  return command
    .addOption(new Option('--sort <field>', 'field to sort by').choices(fields))
    .addOption(new Option('--order <order>', 'sort direction').choices(sortOrderValues));
}
