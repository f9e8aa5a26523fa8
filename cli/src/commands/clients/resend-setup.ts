import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { parseId } from '../../core/ids.ts';
import { timeText } from '../../core/quantities.ts';
import { clientResult } from './client-columns.ts';

/** `grt clients resend-setup` */
export function resendSetupCommand(context: Context): Command {
  const command = new Command('resend-setup')
    .description('email a new setup link; older links stop working')
    .argument('<id>', 'client id', parseId)
    .action((id: number) => resendSetup(context, id));
  return withExample(command, 'grt clients resend-setup 12');
}

async function resendSetup(context: Context, id: number): Promise<void> {
  const grt = await context.grt();
  const client = await grt.clients.resendSetup({ id }, { signal: context.signal });
  await context.output.result(client, clientResult);
  await context.note(`Emailed a new setup link to ${client.email}. It expires ${timeText(client.setup_expires_at)}.`);
}
