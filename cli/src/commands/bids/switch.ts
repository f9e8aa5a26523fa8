import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addDomain, type ClientFlag } from './domain-argument.ts';
import { setBidding } from './set.ts';

interface SwitchFlags extends ClientFlag {
  readonly reason?: string;
}

/** `grt bids pause` */
export function pauseCommand(context: Context): Command {
  const command = addDomain(new Command('pause'))
    .description('pause the bidding of a domain')
    .option('-r, --reason <text>', 'reason for the history; administrators have to give one')
    .action((domain: string, flags: SwitchFlags) => setBidding(context, domain, { ...flags, paused: true }));
  return withExample(command, 'grt bids pause clips.example');
}

/** `grt bids resume` */
export function resumeCommand(context: Context): Command {
  const command = addDomain(new Command('resume'))
    .description('start the bidding of a domain')
    .option('-r, --reason <text>', 'reason for the history; administrators have to give one')
    .action((domain: string, flags: SwitchFlags) => setBidding(context, domain, { ...flags, active: true }));
  return withExample(command, 'grt bids resume clips.example');
}
