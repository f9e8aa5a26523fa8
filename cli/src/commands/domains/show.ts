import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addDomain, type OwnerFlag } from '../../parts/find-domain.ts';
import { chosenDomain } from './chosen-domain.ts';
import { domainDetails } from './domain-columns.ts';

/** `grt domains show` */
export function showCommand(context: Context): Command {
  const command = addDomain(new Command('show'))
    .alias('view')
    .description('show one domain')
    .action((domain: string, flags: OwnerFlag) => showDomain(context, domain, flags));
  return withExample(command, 'grt domains show daily-clips.example');
}

async function showDomain(context: Context, named: string, flags: OwnerFlag): Promise<void> {
  await context.output.record(await chosenDomain(context, named, flags), domainDetails);
}
