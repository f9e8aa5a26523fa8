import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { groupOf } from '../../core/group.ts';
import { addCommand } from './add.ts';
import { cacheClearCommand } from './cache-clear.ts';
import { deleteCommand } from './delete.ts';
import { editCommand } from './edit.ts';
import { explainCommand } from './explain.ts';
import { exportCommand } from './export.ts';
import { listCommand } from './list.ts';
import { allowCommand, blockCommand } from './verdict.ts';

/** `grt geo`: geo-blocking rules. */
export function geoCommands(context: Context): Command {
  return groupOf(
    context,
    [
      listCommand,
      exportCommand,
      addCommand,
      editCommand,
      blockCommand,
      allowCommand,
      deleteCommand,
      explainCommand,
      cacheClearCommand,
    ],
    'grt geo list',
    'grt geo explain US-TX',
  );
}
