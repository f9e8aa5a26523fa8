import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { timeText } from '../../core/quantities.ts';
import { clientResult } from './client-columns.ts';
import { clientId } from '../../parts/review/client-records.ts';

/** `grt clients resend-setup` */
export function resendSetupCommand(context: Context): Command {
  const command = new Command('resend-setup')
    .description('email a new setup link; older links stop working')
    .argument('<client>', 'id, company, username, or email')
    .action(async (typed: string) => resendSetup(context, await clientId(context, typed)));
  return withExample(command, 'grt clients resend-setup 9');
}

async function resendSetup(context: Context, id: number): Promise<void> {
  const grt = await context.grt();
  const client = await grt.clients.resendSetup({ id }, { signal: context.signal });
  await context.output.result(client, clientResult);
  await context.note(`Emailed a new setup link to ${client.email}. It expires ${timeText(client.setup_expires_at)}.`);
}
