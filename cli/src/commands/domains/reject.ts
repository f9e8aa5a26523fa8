import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { decisionCommand } from '../../parts/review/decision-command.ts';
import { reviewedDomain } from './reviewed-domain.ts';

/** `grt domains reject` */
export function rejectCommand(context: Context): Command {
  return decisionCommand(context, reviewedDomain, {
    name: 'reject',
    label: 'Reject',
    description: 'reject pending domains, with a reason',
    from: 'pending',
    to: 'rejected',
    text: { name: 'reason', help: 'reason shown to the client', isRequired: true },
    revoke: { help: 'also revoke the approval of approved domains', from: 'approved' },
    decide: (grt, { id, text, revoke }, options) =>
      grt.domains.reject({ id, admin_notes: text ?? '', ...(revoke ? { revoke } : {}) }, options),
    decideAll: (grt, decisions, options) =>
      grt.domains.decide(
        {
          decisions: decisions.map(({ id, text = '', revoke }) => ({
            id,
            decision: 'reject' as const,
            admin_notes: text,
            ...(revoke ? { revoke } : {}),
          })),
        },
        options,
      ),
    examples: [
      'grt domains reject 6 --reason "The DMCA page cannot be reached."',
      'grt domains reject 9 --revoke --reason "The site was sold."',
    ],
  });
}
