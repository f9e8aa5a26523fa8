import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { printList } from '../../core/list.ts';
import { statusTone } from '../../parts/tones.ts';
import { registrationId } from '../../parts/review/registration-id.ts';

/** `grt registrations duplicates` */
export function duplicatesCommand(context: Context): Command {
  const command = new Command('duplicates')
    .description('list applications and clients that look like the same applicant')
    .argument('<application>', 'id, application id, or company')
    .action(async (typed: string) => listDuplicates(context, await registrationId(context, typed)));
  return withExample(command, 'grt registrations duplicates 3');
}

async function listDuplicates(context: Context, id: number): Promise<void> {
  const grt = await context.grt();
  const found = await grt.registrations.duplicates({ id }, { signal: context.signal });
  await printList(
    context,
    found,
    [
      { name: 'Kind', value: (row) => row.kind },
      { name: 'Same', value: (row) => row.matched_on },
      { name: 'Company', value: (row) => row.company_name },
      { name: 'Email', value: (row) => row.email },
      { name: 'Status', value: (row) => row.status, tone: (row) => statusTone(row.status) },
      { name: 'Application', value: (row) => row.application_id },
      { name: 'Since', value: (row) => row.created_at, time: true },
    ],
    { empty: 'No likely duplicates found.' },
  );
}
