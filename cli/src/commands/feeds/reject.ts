import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { decisionCommand } from '../../parts/review/decision-command.ts';
import { reviewedFeed } from './reviewed-feed.ts';

/** `grt feeds reject` */
export function rejectCommand(context: Context): Command {
  return decisionCommand(context, reviewedFeed, {
    name: 'reject',
    label: 'Reject',
    description: 'reject pending feeds, with a reason',
    from: 'pending',
    to: 'rejected',
    text: { name: 'reason', help: 'reason shown to the client', isRequired: true },
    decide: (grt, { id, text }, options) => grt.adminFeeds.reject({ id, reason: text ?? '' }, options),
    decideAll: (grt, decisions, options) =>
      grt.adminFeeds.decide(
        { decisions: decisions.map(({ id, text = '' }) => ({ id, decision: 'reject', reason: text })) },
        options,
      ),
    examples: ['grt feeds reject 8 --reason "The thumbnails cannot be reached."'],
  });
}
