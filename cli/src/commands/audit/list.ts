import type { AuditEntry } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addAuditFilters, askedAudit, type AuditFilters } from './filters.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';

interface ListFlags extends AuditFilters, LimitFlag, WebFlag {}

const columns: readonly Column<AuditEntry>[] = [
  { name: 'Id', value: (entry) => entry.id, align: 'right' },
  { name: 'When', value: (entry) => entry.created_at, time: true },
  { name: 'Actor', value: (entry) => entry.actor ?? entry.role },
  { name: 'Action', value: (entry) => entry.action },
  { name: 'Subject', value: (entry) => entry.subject_type },
  { name: 'Number', value: (entry) => entry.subject_id, align: 'right' },
  { name: 'Name', value: (entry) => entry.subject_label },
  { name: 'Address', value: (entry) => entry.address },
];

/** `grt audit list` */
export function listCommand(context: Context): Command {
  const command = addAuditFilters(new Command('list').alias('ls').description('list decisions, newest first')).action(
    (flags: ListFlags) => listAudit(context, flags),
  );
  return withExample(
    addWeb(addLimit(command)),
    'grt audit list --action registrations.approve --json actor,subject_label',
  );
}

async function listAudit(context: Context, { limit, web, ...filters }: ListFlags): Promise<void> {
  if (web === true) return openScreen(context, '/admin/audit');
  const grt = await context.grt();
  const entries = grt.audit.list(askedAudit(filters), { signal: context.signal });
  await printList(context, entries, columns, { limit, empty: 'No entries found.' });
}
