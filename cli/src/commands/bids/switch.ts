import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addDomain, type OwnerFlag } from '../../parts/find-domain.ts';
import { printedBidding } from './bidding-columns.ts';
import { setBidding } from './set.ts';

interface SwitchFlags extends OwnerFlag {
  readonly reason?: string;
}

/** `grt bids pause` */
export function pauseCommand(context: Context): Command {
  const command = addDomain(new Command('pause'))
    .description('pause bidding for a domain')
    .option('-r, --reason <text>', 'reason to record in the history; required for administrators')
    .action((domain: string, flags: SwitchFlags) => setBidding(context, domain, { ...flags, paused: true }));
  prints(command, printedBidding);
  return withExample(command, 'grt bids pause daily-clips.example');
}

/** `grt bids resume` */
export function resumeCommand(context: Context): Command {
  const command = addDomain(new Command('resume'))
    .description('start bidding for a domain')
    .option('-r, --reason <text>', 'reason to record in the history; required for administrators')
    .action((domain: string, flags: SwitchFlags) => setBidding(context, domain, { ...flags, active: true }));
  prints(command, printedBidding);
  return withExample(command, 'grt bids resume daily-clips.example');
}
