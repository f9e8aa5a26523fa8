import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { clientResult } from './client-columns.ts';
import { clientId } from '../../parts/review/client-records.ts';

/** `grt clients cancel-email` */
export function cancelEmailCommand(context: Context): Command {
  const command = new Command('cancel-email')
    .description("cancel a client's pending change of email address; the emailed links stop working")
    .argument('<client>', 'id, company, username, or email')
    .action(async (typed: string) => cancelEmail(context, await clientId(context, typed)));
  return withExample(command, 'grt clients cancel-email 1');
}

async function cancelEmail(context: Context, id: number): Promise<void> {
  const grt = await context.grt();
  const client = await grt.clients.cancelEmail({ id }, { signal: context.signal });
  await context.output.result(client, clientResult);
  await context.note(`The address remains ${client.email}.`);
}
