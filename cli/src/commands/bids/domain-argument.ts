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
    .argument('<domain>', 'domain name or id')
    .option(
      '--client <id>',
      "this client's domain, if several clients have the same one (administrators)",
      wholeNumber,
    );
}

/** The id of the domain that the user named.
 * @throws CommandError with exit code 6 when there is no domain of that name, 7 when several clients have it */
export function chosenDomain(
  context: Pick<Context, 'grt' | 'signal'>,
  domain: string,
  { client }: ClientFlag,
): Promise<number> {
  return findDomain(context, { domain, client });
}
