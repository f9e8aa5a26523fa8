import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addWeb, type WebFlag } from '../../core/web.ts';
import { openOwnScreen } from '../../parts/own-screen.ts';
import { noteSource, trafficSource } from '../../parts/traffic-source.ts';
import { addDomain, chosenDomainId, type OwnerFlag } from '../../parts/find-domain.ts';
import { biddingDetails } from './bidding-columns.ts';

/** `grt bids show` */
export function showCommand(context: Context): Command {
  const command = addWeb(addDomain(new Command('show').alias('view')))
    .description("show a domain's bid, budget, and spend today")
    .action((domain: string, flags: OwnerFlag & WebFlag) => showBidding(context, domain, flags));
  return withExample(
    command,
    'grt bids show daily-clips.example',
    'grt bids show daily-clips.example --json bid_amount,version',
  );
}

async function showBidding(context: Context, name: string, flags: OwnerFlag & WebFlag): Promise<void> {
  const id = await chosenDomainId(context, name, flags);
  if (flags.web === true) {
    return openOwnScreen(context, { admin: '/admin/domains', client: `/client/domains/${String(id)}/bidding` });
  }
  const grt = await context.grt();
  const [{ data, domain }, traffic_source] = await Promise.all([
    grt.bidding.show({ id }, { signal: context.signal }),
    trafficSource(context),
  ]);
  await context.output.record({ ...data, domain, traffic_source }, biddingDetails);
  if (domain.status === 'approved') return noteSource(context, traffic_source);
  await context.note(`${domain.domain_name} is ${domain.status}: only approved domains can bid.`);
}
