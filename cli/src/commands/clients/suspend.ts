import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { decisionCommand } from '../../parts/review/decision-command.ts';
import { reviewedClient } from './reviewed-client.ts';

/** `grt clients suspend` */
export function suspendCommand(context: Context): Command {
  return decisionCommand(context, reviewedClient, {
    name: 'suspend',
    label: 'Suspend',
    description: 'suspend clients: sign them out and stop their bidding',
    from: 'active',
    to: 'suspended',
    text: { name: 'reason', help: 'reason recorded with the clients', isRequired: false },
    decide: (grt, { id, text }, options) => grt.clients.suspend({ id, reason: text }, options),
    decideAll: (grt, decisions, options) =>
      grt.clients.decide(
        {
          decisions: decisions.map(({ id, text }) => ({
            id,
            decision: 'suspend',
            ...(text === undefined ? {} : { reason: text }),
          })),
        },
        options,
      ),
    examples: [
      'grt clients suspend 7 --reason "Unpaid since October."',
      'grt clients suspend --from unpaid.txt --dry-run',
    ],
  });
}
