import { sortOrderValues, type SortOrder } from '@grt/sdk/contract';
import { Option, type Command } from 'commander';
import { parseId } from '../../core/ids.ts';

export interface AuditFilters {
  readonly action?: string;
  readonly actor?: string;
  readonly search?: string;
  readonly subject?: string;
  readonly number?: number;
  readonly request?: string;
  readonly order?: SortOrder;
  readonly from?: string;
  readonly to?: string;
}

/** Which entries, for the list and the export. */
export function addAuditFilters(command: Command): Command {
  return command
    .option('--action <name>', 'only this action, such as registrations.approve')
    .option('--actor <username>', 'only actions by this person')
    .option('--search <text>', 'match part of an actor, action, or subject')
    .option('--subject <kind>', 'only actions on records of this kind: domain, feed, client')
    .option('--number <id>', 'only actions on the record with this number', parseId)
    .option('--request <id>', 'only actions of this request')
    .option('--from <time>', 'from this time (UTC, ISO 8601)')
    .option('--to <time>', 'before this time (UTC, ISO 8601)')
    .addOption(new Option('--order <order>', 'sort direction').choices(sortOrderValues));
}

/** What the server is asked for. */
export function askedAudit({ subject, number, request, ...filters }: AuditFilters) {
  return { ...filters, subject_type: subject, subject_id: number, request_id: request };
}
