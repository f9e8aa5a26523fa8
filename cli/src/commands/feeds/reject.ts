import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { decisionCommand } from '../../parts/review/decision-command.ts';
import { reviewedFeed } from './reviewed-feed.ts';

/** `grt feeds reject` */
export function rejectCommand(context: Context): Command {
  return decisionCommand(context, reviewedFeed, {
    name: 'reject',
    label: 'Reject',
    description: 'reject pending feeds, and new versions of approved ones, with a reason',
    from: 'pending',
    to: 'rejected',
    text: { name: 'reason', help: 'reason shown to the client', isRequired: true },
    revoke: { help: 'also revoke the approval of approved feeds', from: 'approved' },
    decide: (grt, { id, text, revoke }, options) =>
      grt.adminFeeds.reject({ id, reason: text ?? '', ...(revoke ? { revoke } : {}) }, options),
    decideAll: (grt, decisions, options) =>
      grt.adminFeeds.decide(
        {
          decisions: decisions.map(({ id, text = '', revoke }) => ({
            id,
            decision: 'reject' as const,
            reason: text,
            ...(revoke ? { revoke } : {}),
          })),
        },
        options,
      ),
    examples: [
      'grt feeds reject 6 --reason "The thumbnails cannot be reached."',
      'grt feeds reject 8 --revoke --reason "The videos were replaced."',
    ],
  });
}
