import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { wholeNumber } from '../../core/list.ts';
import { printEarlierDecisions } from '../../parts/earlier-decisions.ts';
import { findDomain } from '../../parts/find-domain.ts';
import type { DomainFlags } from './chosen-domain.ts';

/** `grt domains decisions` */
export function decisionsCommand(context: Context): Command {
  const command = new Command('decisions')
    .description("list earlier decisions on a domain, and on the client's earlier ones of the same name")
    .argument('<domain>', 'domain name or id')
    .option('--client <id>', "this client's domain, if several clients have the same one", wholeNumber)
    .action((domain: string, flags: DomainFlags) => listDecisions(context, domain, flags));
  return withExample(command, 'grt domains decisions clips.example');
}

async function listDecisions(context: Context, domain: string, flags: DomainFlags): Promise<void> {
  const id = await findDomain(context, { domain, client: flags.client });
  const grt = await context.grt();
  const history = await grt.domains.decisions({ id }, { signal: context.signal });
  await printEarlierDecisions(context, history, ['other domain of this client', 'other domains of this client']);
}
