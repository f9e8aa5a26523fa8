import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { exitCode } from '../../core/exit-code.ts';
import { statusTone } from '../../parts/tones.ts';

/** `grt system health` */
export function healthCommand(context: Context): Command {
  const command = new Command('health')
    .description('check whether the server is up, and show its version')
    .action(() => showHealth(context));
  return withExample(command, 'grt system health', 'until grt system health --quiet; do sleep 1; done');
}

/** Exits 0 when healthy and 1 when the server reports that it is not. */
async function showHealth(context: Context): Promise<void> {
  const grt = await context.grt();
  const health = await grt.system.health(undefined, { signal: context.signal });
  await context.output.result(health, [
    { name: 'Status', value: (row) => row.status, tone: (row) => statusTone(row.status) },
    { name: 'Version', value: (row) => row.version },
  ]);
  if (!health.registration_open) await context.note('Applications are currently closed.');
  if (health.notice !== null) await context.note(health.notice);
  if (health.status !== 'ok') context.exitWith(exitCode.failed);
}
