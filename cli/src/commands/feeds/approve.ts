import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { decisionCommand } from '../../parts/review/decision-command.ts';
import { reviewedFeed } from './reviewed-feed.ts';

/** `grt feeds approve` */
export function approveCommand(context: Context): Command {
  return decisionCommand(context, reviewedFeed, {
    name: 'approve',
    label: 'Approve',
    description: 'approve and activate pending feeds, and new versions of approved ones',
    from: 'pending',
    to: 'approved',
    decide: (grt, { id }, options) => grt.adminFeeds.approve({ id }, options),
    decideAll: (grt, decisions, options) =>
      grt.adminFeeds.decide({ decisions: decisions.map(({ id }) => ({ id, decision: 'approve' })) }, options),
    examples: [
      'grt feeds approve 7',
      'grt feeds list --status pending --json id | grt feeds approve --from -',
      'grt feeds approve --all --client 1 --yes',
    ],
  });
}
