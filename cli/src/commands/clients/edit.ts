import type { Client, Input } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addFormFlags, formChanges, type Answers } from '../../core/form.ts';
import { notePendingEmail } from '../../parts/pending-email.ts';
import { clientResult } from './client-columns.ts';
import { clientFields } from './client-fields.ts';
import { clientId } from '../../parts/review/client-records.ts';

/** `grt clients edit` */
export function editCommand(context: Context): Command {
  const command = addFormFlags(
    new Command('edit').argument('<client>', 'id, company, username, or email'),
    clientFields,
  )
    .description("change a client's details; fields you leave out stay unchanged")
    .action(async (typed: string, flags: Readonly<Record<string, unknown>>) =>
      editClient(context, await clientId(context, typed), formChanges(flags, clientFields)),
    );
  return withExample(command, 'grt clients edit 1 --plan Premium --timezone Europe/London');
}

async function editClient(context: Context, id: number, changes: Answers): Promise<void> {
  const grt = await context.grt();
  // The server validates each field, in the contract's words.
  const input = { ...changes, id } as Input<'clients.update'>;
  const client = await grt.clients.update(input, { signal: context.signal });
  await context.output.result(client, clientResult);
  await notePendingEmail(context, client.pending_email, input.email);
  await notePendingZone(context, client, input.timezone);
}

/** Says that a new timezone is not in effect yet, after a change that set it. */
async function notePendingZone(context: Context, client: Client, wanted: string | undefined): Promise<void> {
  const { timezone, pending_timezone: pending } = client;
  if (pending === null || pending !== wanted) return;
  await context.note(`The timezone changes to ${pending} at the next midnight in ${timezone}.`);
}
