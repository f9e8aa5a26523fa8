import { registrationStatusValues, type Registration, type RegistrationStatus } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, upTo, type LimitFlag } from '../../core/list.ts';

interface PlanFlags extends LimitFlag {
  readonly status: RegistrationStatus;
  readonly search?: string;
}

/** The columns of a plan. `decision` and `notes` are for the reviewer to fill in. */
const columns: readonly (readonly [string, (row: Registration) => string])[] = [
  ['id', (row) => String(row.id)],
  ['decision', () => ''],
  ['notes', () => ''],
  ['application_id', (row) => row.application_id],
  ['company_name', (row) => row.company_name],
  ['name', (row) => `${row.first_name} ${row.last_name}`],
  ['email', (row) => row.email],
  ['website', (row) => row.website],
  ['country', (row) => row.country],
  ['expected_traffic', (row) => row.expected_traffic],
  ['budget_range', (row) => row.budget_range],
  ['company_description', (row) => row.company_description],
  ['received', (row) => row.created_at],
];

/** `grt registrations plan` */
export function planCommand(context: Context): Command {
  const command = new Command('plan')
    .description('export applications as CSV to decide on in a spreadsheet and apply later')
    .addOption(
      new Option('-s, --status <status>', 'only with this status').choices(registrationStatusValues).default('pending'),
    )
    .option('--search <text>', 'match part of a company, email, name, or application id')
    .action((flags: PlanFlags) => writePlan(context, flags));
  return withExample(
    addLimit(command),
    'grt registrations plan > decisions.csv',
    'grt registrations apply decisions.csv --dry-run',
  );
}

async function writePlan(context: Context, { limit, ...filters }: PlanFlags): Promise<void> {
  const grt = await context.grt();
  const { csvLine } = await import('@grt/sdk/feeds');
  const { output } = context;
  await output.raw(csvLine(columns.map(([name]) => name)));
  let count = 0;
  const found = grt.registrations.list({ ...filters, sort: 'created_at', order: 'asc' }, { signal: context.signal });
  for await (const row of upTo(found, limit)) {
    await output.raw(csvLine(columns.map(([, value]) => value(row))));
    count += 1;
  }
  await context.note(
    count === 0
      ? 'No applications found.'
      : 'Enter approve or reject in the decision column, and the reason or note in the notes column. Then run: grt registrations apply FILE',
  );
}
