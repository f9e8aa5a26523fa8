import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { groupOf } from '../../core/group.ts';
import { createCommand } from './create.ts';
import { deleteCommand } from './delete.ts';
import { editCommand } from './edit.ts';
import { exportCommand } from './export.ts';
import { listCommand } from './list.ts';
import { previewCommand } from './preview.ts';
import { restoreCommand, revisionsCommand } from './revisions.ts';
import { showCommand } from './show.ts';

/** `grt pages`: the pages of the gallery sites. */
export function pageCommands(context: Context): Command {
  return groupOf(
    context,
    [
      listCommand,
      showCommand,
      exportCommand,
      createCommand,
      editCommand,
      deleteCommand,
      previewCommand,
      revisionsCommand,
      restoreCommand,
    ],
    'grt pages list --status published',
    'grt pages edit contact --content about.html',
  );
}
