import type { ApplicationStatus } from '@grt/sdk/contract';
import { Command } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { tokenInLink } from '../../parts/token-in-link.ts';

/** `grt registrations status` */
export function statusCommand(context: Context): Command {
  const command = new Command('status')
    .description('show the status of your application, using the link from the email')
    .argument('<token-or-link>', 'the link or token from the email')
    .action((link: string) => showStatus(context, link));
  return withExample(command, "grt registrations status 'http://127.0.0.1:4010/application?token=a_6dV0Zk'");
}

/** What an applicant is shown. */
export const applicationStatusColumns: readonly Column<ApplicationStatus>[] = [
  { name: 'Application', value: (row) => row.application_id },
  { name: 'Company', value: (row) => row.company_name },
  { name: 'Stage', value: (row) => row.stage.replaceAll('_', ' ') },
  { name: 'Received', value: (row) => row.submitted_at, time: true },
  { name: 'Decided', value: (row) => row.decided_at, time: true },
  { name: 'Reason', value: (row) => row.reason },
  { name: 'Question', value: (row) => row.question },
];

async function showStatus(context: Context, link: string): Promise<void> {
  const token = tokenInLink(link);
  if (token === undefined) throw new UsageError('This link does not contain a token');
  const grt = await context.grt();
  await context.output.record(
    await grt.registrations.status({ token }, { signal: context.signal }),
    applicationStatusColumns,
  );
}
