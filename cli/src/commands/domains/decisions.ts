import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { printEarlierDecisions } from '../../parts/earlier-decisions.ts';
import { addDomain, chosenDomainId, type OwnerFlag } from '../../parts/find-domain.ts';

/** `grt domains decisions` */
export function decisionsCommand(context: Context): Command {
  const command = addDomain(new Command('decisions'))
    .description("list earlier decisions on a domain, and on the client's earlier ones of the same name")
    .action((domain: string, flags: OwnerFlag) => listDecisions(context, domain, flags));
  return withExample(command, 'grt domains decisions daily-clips.example');
}

async function listDecisions(context: Context, domain: string, flags: OwnerFlag): Promise<void> {
  const id = await chosenDomainId(context, domain, flags);
  const grt = await context.grt();
  const history = await grt.domains.decisions({ id }, { signal: context.signal });
  await printEarlierDecisions(context, history, ['other domain of this client', 'other domains of this client']);
}
