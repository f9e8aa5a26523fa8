import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { parseId } from '../../core/ids.ts';
import { entryColumns } from './clicks.ts';

/** `grt bids correct` */
export function correctCommand(context: Context): Command {
  const command = new Command('correct')
    .description('refund the charge for a click, with a correction in the journal')
    .argument('<click>', 'id of the click, from: grt bids clicks', parseId)
    .requiredOption('--reason <text>', 'why the click should not have been charged')
    .action(async (id: number, { reason }: { readonly reason: string }) => {
      const grt = await context.grt();
      const correction = await grt.bidding.correctClick({ id, reason }, { signal: context.signal });
      await context.output.list([correction], entryColumns);
    });
  return withExample(command, 'grt bids correct 871 --reason "The visitor was a robot"');
}
