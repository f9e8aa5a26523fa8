import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';
import { registrationId } from '../../parts/review/registration-id.ts';
import { registrationDetails } from './registration-columns.ts';

/** `grt registrations show` */
export function showCommand(context: Context): Command {
  const command = new Command('show')
    .alias('view')
    .description('show one application')
    .argument('<application>', 'id, application id, or company')
    .action(async (typed: string, flags: WebFlag) =>
      showRegistration(context, await registrationId(context, typed), flags),
    );
  return withExample(addWeb(command), 'grt registrations show 3', 'grt registrations show GRT-202611-00001');
}

async function showRegistration(context: Context, id: number, { web }: WebFlag): Promise<void> {
  if (web === true) return openScreen(context, `/admin/registrations?open=${String(id)}`);
  const grt = await context.grt();
  await context.output.record(await grt.registrations.show({ id }, { signal: context.signal }), registrationDetails);
}
