import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { printEarlierDecisions } from '../../parts/earlier-decisions.ts';
import { registrationId } from '../../parts/review/registration-id.ts';

/** `grt registrations decisions` */
export function decisionsCommand(context: Context): Command {
  const command = new Command('decisions')
    .description('list earlier decisions on an application, and on others from the same email address')
    .argument('<application>', 'id, application id, or company')
    .action(async (typed: string) => listDecisions(context, await registrationId(context, typed)));
  return withExample(command, 'grt registrations decisions --json=decision,notes 3');
}

async function listDecisions(context: Context, id: number): Promise<void> {
  const grt = await context.grt();
  const history = await grt.registrations.decisions({ id }, { signal: context.signal });
  await printEarlierDecisions(context, history, ['other application', 'other applications']);
}
