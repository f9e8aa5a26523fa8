import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addWeb, type WebFlag } from '../../core/web.ts';
import { addDomain, chosenDomainId, type OwnerFlag } from '../../parts/find-domain.ts';
import { openOwnScreen } from '../../parts/own-screen.ts';
import { chosenDomain } from './chosen-domain.ts';
import { domainDetails } from './domain-columns.ts';

/** `grt domains show` */
export function showCommand(context: Context): Command {
  const command = addDomain(new Command('show'))
    .alias('view')
    .description('show one domain')
    .action((domain: string, flags: OwnerFlag & WebFlag) => showDomain(context, domain, flags));
  return withExample(addWeb(command), 'grt domains show daily-clips.example');
}

async function showDomain(context: Context, named: string, flags: OwnerFlag & WebFlag): Promise<void> {
  if (flags.web === true) {
    const id = String(await chosenDomainId(context, named, flags));
    return openOwnScreen(context, { admin: `/admin/domains/${id}`, client: `/client/domains/${id}/bidding` });
  }
  await context.output.record(await chosenDomain(context, named, flags), domainDetails);
}
