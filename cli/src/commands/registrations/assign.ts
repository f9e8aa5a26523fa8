import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { assignCommand as assign } from '../../parts/review/assign-command.ts';
import { registrationResult } from './registration-columns.ts';
import { reviewedRegistration } from './reviewed-registration.ts';

/** `grt registrations assign` */
export function assignCommand(context: Context): Command {
  return assign(context, {
    noun: 'registrations',
    what: ['application', 'applications'],
    dataOf: 'registrations.assign',
    example: 5,
    columns: [...registrationResult, { name: 'Assigned to', value: (row) => row.assigned_to }],
    records: reviewedRegistration.records,
    assign: (grt, id, admin_id, options) => grt.registrations.assign({ id, admin_id }, options),
    assignAll: (grt, assignment, options) => grt.registrations.assignAll(assignment, options),
    unassigned: (grt, options) =>
      grt.registrations.list({ status: 'pending', assignee: 'nobody', sort: 'created_at', order: 'asc' }, options),
  });
}
