import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { addConfirm, isConfirmed, type ConfirmFlags } from '../../core/confirm.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { accountType } from '../../parts/account-type.ts';
import { addDomain, type OwnerFlag } from '../../parts/find-domain.ts';
import { chosenDomain } from './chosen-domain.ts';
import { domainResult } from './domain-columns.ts';

/** `grt domains delete` */
export function deleteCommand(context: Context): Command {
  const command = addDomain(addConfirm(new Command('delete').alias('rm')))
    .description('delete a domain: pauses its feeds and stops its bidding immediately; past charges are not refunded')
    .action((domain: string, flags: ConfirmFlags & OwnerFlag) => deleteDomain(context, domain, flags));
  prints(command, { dataOf: 'domains.update', fields: ['bid_amount', 'current_spend', 'clicks_today'] });
  return withExample(command, 'grt domains delete daily-clips.example', 'grt domains delete 7 --yes');
}

async function deleteDomain(context: Context, named: string, flags: ConfirmFlags & OwnerFlag): Promise<void> {
  const domain = await chosenDomain(context, named, flags);
  const feeds = `${String(domain.feed_count)} ${domain.feed_count === 1 ? 'feed' : 'feeds'} will be paused`;
  if (!(await isConfirmed(context, flags, `Delete ${domain.domain_name}? ${feeds}, and bidding will stop.`))) return;
  const grt = await context.grt();
  const { id } = domain;
  if ((await accountType(context)) === 'admin') await grt.domains.removeAsAdmin({ id }, { signal: context.signal });
  else await grt.domains.remove({ id }, { signal: context.signal });
  await context.output.result(domain, domainResult);
}
