import type { Command } from 'commander';
import { addSort, type SortFlags } from '../../parts/list-filters.ts';

const sorts = ['full_name', 'username', 'last_login_at', 'created_at'] as const;

/** Which administrators, for the list and the export. */
export interface UserFilters extends SortFlags<(typeof sorts)[number]> {
  readonly search?: string;
}

/** Adds the flags that choose administrators. */
export function addUserFilters(command: Command): Command {
  return addSort(command.option('--search <text>', 'match part of a username, name, or email'), sorts);
}
