import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { groupOf } from '../../core/group.ts';
import { deleteCommand } from './delete.ts';
import { exportCommand } from './export.ts';
import { listCommand } from './list.ts';
import { recoveryCodesCommand } from './recovery-codes.ts';
import { renameCommand } from './rename.ts';
import { setupCommand } from './setup.ts';

/** `grt factors`: the second factor of the account. */
export function factorCommands(context: Context): Command {
  return groupOf(
    context,
    [listCommand, exportCommand, setupCommand, renameCommand, deleteCommand, recoveryCodesCommand],
    'grt factors setup',
    'grt factors list',
  );
}
