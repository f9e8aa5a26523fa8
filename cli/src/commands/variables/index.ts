import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { groupOf } from '../../core/group.ts';
import { deleteCommand } from './delete.ts';
import { exportCommand } from './export.ts';
import { listCommand } from './list.ts';
import { setCommand, valuesCommand } from './set.ts';

/** `grt variables`: the values that replace `{names}` in pages. */
export function variableCommands(context: Context): Command {
  return groupOf(
    context,
    [listCommand, exportCommand, setCommand, valuesCommand, deleteCommand],
    'grt variables set support_email help@clips.example',
  );
}
