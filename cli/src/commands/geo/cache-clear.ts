import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';

/** `grt geo cache-clear` */
export function cacheClearCommand(context: Context): Command {
  const command = new Command('cache-clear')
    .description('clear the geo-blocking cache')
    .action(() => clearCache(context));
  return withExample(command, 'grt geo cache-clear');
}

async function clearCache(context: Context): Promise<void> {
  const grt = await context.grt();
  const { message } = await grt.geo.clearCache(undefined, { signal: context.signal });
  await context.output.result({ message: message ?? 'Done.' }, [{ name: 'Message', value: (row) => row.message }]);
}
