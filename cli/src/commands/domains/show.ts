import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { wholeNumber } from '../../core/list.ts';
import { chosenDomain, type DomainFlags } from './chosen-domain.ts';
import { domainDetails } from './domain-columns.ts';

/** `grt domains show` */
export function showCommand(context: Context): Command {
  const command = new Command('show')
    .alias('view')
    .description('show one domain')
    .argument('<domain>', 'domain name or id')
    .option('--client <id>', "this client's domain, if several clients have the same one (administrators)", wholeNumber)
    .action((domain: string, flags: DomainFlags) => showDomain(context, domain, flags));
  return withExample(command, 'grt domains show clips.example');
}

async function showDomain(context: Context, named: string, flags: DomainFlags): Promise<void> {
  await context.output.record(await chosenDomain(context, named, flags), domainDetails);
}
