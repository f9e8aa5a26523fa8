import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { groupOf } from '../../core/group.ts';
import { addCommand } from './add.ts';
import { cancelEmailCommand } from './cancel-email.ts';
import { deleteCommand } from './delete.ts';
import { editCommand } from './edit.ts';
import { exportCommand } from './export.ts';
import { listCommand } from './list.ts';
import { removeFactorsCommand } from './remove-factors.ts';

/** `grt users`: the administrators. */
export function userCommands(context: Context): Command {
  return groupOf(
    context,
    [listCommand, exportCommand, addCommand, editCommand, cancelEmailCommand, deleteCommand, removeFactorsCommand],
    'grt users list',
  );
}
