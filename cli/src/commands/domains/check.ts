import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { wholeNumber } from '../../core/list.ts';
import { findDomain } from '../../parts/find-domain.ts';
import { waitForCheck } from '../../parts/site-check.ts';
import type { DomainFlags } from './chosen-domain.ts';
import { domainDetails } from './domain-columns.ts';

interface CheckFlags extends DomainFlags {
  readonly wait?: true;
}

/** `grt domains check` */
export function checkCommand(context: Context): Command {
  const command = new Command('check')
    .description("have the server check a domain's DMCA policy page")
    .argument('<domain>', 'domain name or id')
    .option('--client <id>', "this client's domain, if several clients have the same one", wholeNumber)
    .option('--wait', 'wait for the check, and show what it found')
    .action((domain: string, flags: CheckFlags) => check(context, domain, flags));
  return withExample(command, 'grt domains check 7 --wait');
}

async function check(context: Context, domain: string, { client, wait }: CheckFlags): Promise<void> {
  const id = await findDomain(context, { domain, client });
  const grt = await context.grt();
  const { signal } = context;
  const asked = await grt.domains.checkPolicy({ id }, { signal });
  const read = () => grt.domains.show({ id }, { signal });
  const shown = wait ? await waitForCheck(context, { read, checkOf: (row) => row.policy_check }) : asked;
  await context.output.record(shown, domainDetails);
}
