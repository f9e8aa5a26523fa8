import type { Command } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import { addSort, type SortFlags } from '../../parts/list-filters.ts';

const sorts = ['created_at', 'name', 'owner', 'last_used_at', 'expires_at'] as const;

type Sort = (typeof sorts)[number];

/** Which of the tokens, in which order. */
export interface AskedTokens extends SortFlags<Sort> {
  readonly search?: string;
}

/** Whose tokens, for the list and the export. */
export interface TokenFilters extends AskedTokens {
  readonly everyone?: true;
}

/** Adds the flags that choose tokens. */
export function addTokenFilters(command: Command): Command {
  command
    .option('--everyone', "everyone's tokens (super admins)")
    .option('--search <text>', 'match part of a name or, with --everyone, of an owner');
  return addSort(command, sorts);
}

/** Of one's own tokens the owner says nothing. */
export function ownTokens({ sort, ...asked }: AskedTokens): AskedTokens & { readonly sort?: Exclude<Sort, 'owner'> } {
  if (sort === 'owner') throw new UsageError('--sort owner needs --everyone');
  return sort === undefined ? asked : { ...asked, sort };
}
