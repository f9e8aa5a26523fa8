import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { assignCommand as assign } from '../../parts/review/assign-command.ts';
import { domainResult } from './domain-columns.ts';
import { reviewedDomain } from './reviewed-domain.ts';

/** `grt domains assign` */
export function assignCommand(context: Context): Command {
  return assign(context, {
    noun: 'domains',
    what: ['domain', 'domains'],
    dataOf: 'domains.assign',
    example: 6,
    columns: [...domainResult, { name: 'Assigned to', value: (domain) => domain.assigned_to }],
    records: reviewedDomain.records,
    assign: (grt, id, admin_id, options) => grt.domains.assign({ id, admin_id }, options),
    assignAll: (grt, assignment, options) => grt.domains.assignAll(assignment, options),
    unassigned: (grt, options) => grt.domains.listForReview({ status: 'pending', assignee: 'nobody' }, options),
  });
}
