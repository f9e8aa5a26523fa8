import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { decisionCommand } from '../../parts/review/decision-command.ts';
import { clientsOption, withoutKnownClients } from './known-clients.ts';
import { reviewedRegistration } from './reviewed-registration.ts';

/** `grt registrations approve` */
export function approveCommand(context: Context): Command {
  return decisionCommand(context, reviewedRegistration, {
    name: 'approve',
    label: 'Approve',
    description: 'approve pending applications and email each applicant a setup link',
    from: 'pending',
    to: 'approved',
    text: { name: 'notes', help: 'internal note, kept with the applications', isRequired: false },
    caution: { option: clientsOption, consider: withoutKnownClients },
    decide: (grt, { id, text }, options) => grt.registrations.approve({ id, admin_notes: text }, options),
    decideAll: (grt, decisions, options) =>
      grt.registrations.decide(
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
      'grt registrations approve 3',
      'grt registrations approve GRT-202611-00001',
      'grt registrations list --status pending --json id | grt registrations approve --from -',
      'grt registrations approve --all --search northlight --dry-run',
      'grt registrations approve --all --clients skip',
      'grt registrations approve --resume',
    ],
  });
}
