import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addDomain, chosenDomainId, type OwnerFlag } from '../../parts/find-domain.ts';
import { waitForCheck } from '../../parts/site-check.ts';
import { domainDetails } from './domain-columns.ts';

interface CheckFlags extends OwnerFlag {
  readonly wait?: true;
}

/** `grt domains check` */
export function checkCommand(context: Context): Command {
  const command = addDomain(new Command('check'))
    .description("have the server check a domain's DMCA policy page")
    .option('--wait', 'wait for the check, and show what it found')
    .action((domain: string, flags: CheckFlags) => check(context, domain, flags));
  return withExample(command, 'grt domains check 7 --wait');
}

async function check(context: Context, domain: string, { wait, ...owner }: CheckFlags): Promise<void> {
  const id = await chosenDomainId(context, domain, owner);
  const grt = await context.grt();
  const { signal } = context;
  const ask = () => grt.domains.checkPolicy({ id }, { signal });
  const read = () => grt.domains.show({ id }, { signal });
  const shown = await (wait ? waitForCheck(context, { ask, read, checkOf: (row) => row.policy_check }) : ask());
  await context.output.record(shown, domainDetails);
}
