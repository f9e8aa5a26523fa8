import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { parseId } from '../../core/ids.ts';
import { registrationDetails } from './registration-columns.ts';

/** `grt registrations show` */
export function showCommand(context: Context): Command {
  const command = new Command('show')
    .alias('view')
    .description('show one application')
    .argument('<id>', 'application id', parseId)
    .action((id: number) => showRegistration(context, id));
  return withExample(command, 'grt registrations show 42');
}

async function showRegistration(context: Context, id: number): Promise<void> {
  const grt = await context.grt();
  await context.output.record(await grt.registrations.show({ id }, { signal: context.signal }), registrationDetails);
}
