import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { decisionCommand } from '../../parts/review/decision-command.ts';
import { reviewedDomain } from './reviewed-domain.ts';

/** `grt domains approve` */
export function approveCommand(context: Context): Command {
  return decisionCommand(context, reviewedDomain, {
    name: 'approve',
    label: 'Approve',
    description: 'approve pending domains',
    from: 'pending',
    to: 'approved',
    text: { name: 'notes', help: 'note to the client, included in the email', isRequired: false },
    decide: (grt, { id, text }, options) => grt.domains.approve({ id, admin_notes: text }, options),
    decideAll: (grt, decisions, options) =>
      grt.domains.decide(
        {
          decisions: decisions.map(({ id, text }) => ({
            id,
            decision: 'approve',
            ...(text === undefined ? {} : { admin_notes: text }),
          })),
        },
        options,
      ),
    examples: [
      'grt domains approve 5 6',
      'grt domains approve night-reel.example',
      'grt domains list --status pending --json id | grt domains approve --from -',
      'grt domains approve --all --client 1 --yes',
    ],
  });
}
