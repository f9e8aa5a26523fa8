import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { registrationId } from '../../parts/review/registration-id.ts';
import { registrationDetails } from './registration-columns.ts';

/** `grt registrations show` */
export function showCommand(context: Context): Command {
  const command = new Command('show')
    .alias('view')
    .description('show one application')
    .argument('<application>', 'id, application id, or company')
    .action(async (typed: string) => showRegistration(context, await registrationId(context, typed)));
  return withExample(command, 'grt registrations show 3', 'grt registrations show GRT-202611-00001');
}

async function showRegistration(context: Context, id: number): Promise<void> {
  const grt = await context.grt();
  await context.output.record(await grt.registrations.show({ id }, { signal: context.signal }), registrationDetails);
}
