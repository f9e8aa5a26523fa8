import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { groupOf } from '../../core/group.ts';
import { deleteCommand } from './delete.ts';
import { exportCommand } from './export.ts';
import { listCommand } from './list.ts';
import { saveCommand } from './save.ts';

/** `grt views`: how a person has arranged the lists of the web app. */
export function viewCommands(context: Context): Command {
  return groupOf(
    context,
    [listCommand, exportCommand, saveCommand, deleteCommand],
    'grt views list',
    'grt views save clients "status=suspended" --name Suspended',
  );
}
