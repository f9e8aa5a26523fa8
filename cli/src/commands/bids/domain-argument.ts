import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { wholeNumber } from '../../core/list.ts';
import { findDomain } from '../../parts/find-domain.ts';

/** The flag of every command about one domain. */
export interface ClientFlag {
  readonly client?: number;
}

/** Adds the domain that a command is about, and `--client` for names that several clients have. */
export function addDomain(command: Command): Command {
  return command
    .argument('<domain>', 'name or number of the domain')
    .option('--client <id>', 'the domain of this client, where several have the name (administrators)', wholeNumber);
}

/** The number of the domain that the user named.
 * @throws CommandError with exit code 6 when there is no domain of that name, 7 when several clients have it */
export function chosenDomain(
  context: Pick<Context, 'grt' | 'signal'>,
  domain: string,
  { client }: ClientFlag,
): Promise<number> {
  return findDomain(context, { domain, client });
}
