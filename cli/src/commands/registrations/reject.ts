import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { decisionCommand } from '../../parts/review/decision-command.ts';
import { reviewedRegistration } from './reviewed-registration.ts';

/** `grt registrations reject` */
export function rejectCommand(context: Context): Command {
  return decisionCommand(context, reviewedRegistration, {
    name: 'reject',
    label: 'Reject',
    description: 'reject pending applications, with a reason',
    from: 'pending',
    to: 'rejected',
    text: { name: 'reason', help: 'reason sent to the applicants', isRequired: true },
    decide: (grt, { id, text }, options) => grt.registrations.reject({ id, admin_notes: text ?? '' }, options),
    decideAll: (grt, decisions, options) =>
      grt.registrations.decide(
        { decisions: decisions.map(({ id, text = '' }) => ({ id, decision: 'reject', admin_notes: text })) },
        options,
      ),
    examples: [
      'grt registrations reject 4 --reason "The website could not be reached."',
      'grt registrations reject --from ids.txt --reason "No website." --yes',
    ],
  });
}
