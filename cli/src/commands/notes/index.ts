import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { groupOf } from '../../core/group.ts';
import { addCommand } from './add.ts';
import { exportCommand } from './export.ts';
import { listCommand } from './list.ts';

/** `grt notes`: what administrators write about records, for each other. */
export function noteCommands(context: Context): Command {
  return groupOf(
    context,
    [listCommand, exportCommand, addCommand],
    'grt notes add domain 7 --text "The policy page moves next week."',
  );
}
