import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { addConfirm, isConfirmed, type ConfirmFlags } from '../../core/confirm.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { showRecoveryCodes } from './show-recovery-codes.ts';

/** `grt factors recovery-codes` */
export function recoveryCodesCommand(context: Context): Command {
  const command = addConfirm(new Command('recovery-codes'))
    .description('generate ten new recovery codes and print them once; the old ones stop working')
    .action((flags: ConfirmFlags) => replaceCodes(context, flags));
  prints(command, { fields: ['code'] });
  return withExample(command, 'grt factors recovery-codes', 'grt factors recovery-codes --yes > codes.txt');
}

async function replaceCodes(context: Context, flags: ConfirmFlags): Promise<void> {
  if (!(await isConfirmed(context, flags, 'Replace all recovery codes?'))) return;
  const grt = await context.grt();
  await showRecoveryCodes(context, await grt.factors.replaceRecoveryCodes(undefined, { signal: context.signal }));
}
