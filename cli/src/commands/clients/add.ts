import type { Input } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addForm, completeForm, formAnswers, type Answers } from '../../core/form.ts';
import { clientResult } from './client-columns.ts';
import { clientFields } from './client-fields.ts';

/** `grt clients add` */
export function addCommand(context: Context): Command {
  const command = addForm(new Command('add').alias('create'), clientFields)
    .description('create a client and email them a link to set up their account')
    .action((flags: Readonly<Record<string, unknown>>) => addClient(context, formAnswers(flags, clientFields)));
  return withExample(
    command,
    'grt clients add --company "Harbor Reel" --first-name Ines --last-name Ortega --email ines@harborreel.example',
  );
}

async function addClient(context: Context, given: Answers): Promise<void> {
  const { form } = await import('@grt/sdk/forms/clients.create');
  const { formCheck } = await import('../../parts/form-check.ts');
  const answers = await completeForm(context, clientFields, given, { check: formCheck(form) });
  const grt = await context.grt();
  // The server validates each field, in the contract's words.
  const client = await grt.clients.create(answers as Input<'clients.create'>, { signal: context.signal });
  await context.output.result(client, clientResult);
  await context.note(`Emailed a setup link to ${client.email}.`);
}
