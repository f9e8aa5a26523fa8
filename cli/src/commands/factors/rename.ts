import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { factorId } from './factor-id.ts';
import { factorColumns } from './factor-columns.ts';

/** `grt factors rename` */
export function renameCommand(context: Context): Command {
  const command = new Command('rename')
    .description('rename a second factor')
    .argument('<factor>', 'name or id of the factor')
    .argument('<name>', 'new name')
    .action(async (typed: string, name: string) => renameFactor(context, await factorId(context, typed), name));
  return withExample(command, 'grt factors rename 1 "Work laptop"');
}

async function renameFactor(context: Context, id: number, name: string): Promise<void> {
  const grt = await context.grt();
  const factor = await grt.factors.rename({ id, name }, { signal: context.signal });
  await context.output.result(factor, factorColumns);
}
