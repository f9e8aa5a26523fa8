import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { decisionCommand } from '../../parts/review/decision-command.ts';
import { reviewedClient } from './reviewed-client.ts';

/** `grt clients activate` */
export function activateCommand(context: Context): Command {
  return decisionCommand(context, reviewedClient, {
    name: 'activate',
    label: 'Activate',
    description: 'reactivate suspended clients',
    from: 'suspended',
    to: 'active',
    decide: (grt, { id }, options) => grt.clients.activate({ id }, options),
    decideAll: (grt, decisions, options) =>
      grt.clients.decide({ decisions: decisions.map(({ id }) => ({ id, decision: 'activate' })) }, options),
    examples: ['grt clients activate 7', 'grt clients activate --from ids.txt'],
  });
}
