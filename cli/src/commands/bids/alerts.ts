import { alertSeverityValues, type AlertSeverity, type PacingAlert } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import type { Tone } from '../../core/colors.ts';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { percentText } from '../../core/quantities.ts';
import { clientFilter, clientFlag } from '../../parts/review/client-records.ts';

interface AlertFlags extends LimitFlag {
  readonly severity?: AlertSeverity;
  readonly client?: string;
}

const tones: Readonly<Record<AlertSeverity, Tone>> = { info: 'dim', warning: 'waiting', critical: 'bad' };

const columns: readonly Column<PacingAlert>[] = [
  { name: 'Id', value: (row) => row.domain_id, align: 'right' },
  { name: 'Domain', value: (row) => row.domain_name },
  { name: 'Severity', value: (row) => row.severity, tone: (row) => tones[row.severity] },
  { name: 'Reason', value: (row) => row.reason_code },
  {
    name: 'Used',
    align: 'right',
    value: (row) => row.budget_utilization,
    shown: (row) => percentText(row.budget_utilization),
  },
  { name: 'Recommended', wraps: true, value: (row) => row.message },
  { name: 'Company', minor: true, value: (row) => row.company_name },
];

/** `grt bids alerts` */
export function alertsCommand(context: Context): Command {
  const command = new Command('alerts')
    .description('list domains that need attention to spend their budget, with what to do about it')
    .addOption(new Option('--severity <severity>', 'only this severity').choices(alertSeverityValues))
    .option(clientFlag, 'only this client (administrators)')
    .action((flags: AlertFlags) => listAlerts(context, flags));
  return withExample(addLimit(command), 'grt bids alerts --severity critical');
}

async function listAlerts(context: Context, { limit, severity, client }: AlertFlags): Promise<void> {
  const client_id = await clientFilter(context, client);
  const grt = await context.grt();
  const alerts = grt.bidding.pacingAlerts({ severity, client_id }, { signal: context.signal });
  await printList(context, alerts, columns, { limit, empty: 'No domain needs attention.' });
}
