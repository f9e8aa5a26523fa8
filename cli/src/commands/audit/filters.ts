import type { Command } from 'commander';

export interface AuditFilters {
  readonly action?: string;
  readonly actor?: string;
  readonly search?: string;
  readonly from?: string;
  readonly to?: string;
}

/** Which entries, for the list and the export. */
export function addAuditFilters(command: Command): Command {
  return command
    .option('--action <name>', 'only this action, such as registrations.approve')
    .option('--actor <username>', 'only actions by this person')
    .option('--search <text>', 'match part of an actor, action, or subject')
    .option('--from <time>', 'from this time (UTC, ISO 8601)')
    .option('--to <time>', 'before this time (UTC, ISO 8601)');
}
