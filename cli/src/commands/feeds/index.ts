import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { groupOf } from '../../core/group.ts';
import { addUrlCommand } from './add-url.ts';
import { approveCommand } from './approve.ts';
import { assignCommand } from './assign.ts';
import { decisionsCommand } from './decisions.ts';
import { deleteCommand } from './delete.ts';
import { duplicatesCommand } from './duplicates.ts';
import { editCommand } from './edit.ts';
import { exportCommand } from './export.ts';
import { acceptCommand, dropCommand, importsCommand, refreshCommand, rollbackCommand } from './import-verbs.ts';
import { itemsCommand } from './items.ts';
import { listCommand } from './list.ts';
import { mapCommand } from './map.ts';
import { mappingCommand } from './mapping.ts';
import { rejectCommand } from './reject.ts';
import { reportCommand } from './report.ts';
import { showCommand } from './show.ts';
import { pauseCommand, resumeCommand } from './switch.ts';
import { syncCommand } from './sync.ts';
import { uploadCommand } from './upload.ts';
import { validateCommand } from './validate.ts';

/** `grt feeds`: video feeds and their imports. */
export function feedCommands(context: Context): Command {
  return groupOf(
    context,
    [
      listCommand,
      showCommand,
      exportCommand,
      uploadCommand,
      syncCommand,
      addUrlCommand,
      mapCommand,
      mappingCommand,
      validateCommand,
      reportCommand,
      importsCommand,
      itemsCommand,
      refreshCommand,
      acceptCommand,
      dropCommand,
      rollbackCommand,
      editCommand,
      pauseCommand,
      resumeCommand,
      deleteCommand,
      approveCommand,
      rejectCommand,
      assignCommand,
      duplicatesCommand,
      decisionsCommand,
    ],
    'grt feeds upload videos.csv --domain daily-clips.example --name Trending --category girls --header --wait',
    'grt feeds sync feeds.yaml',
  );
}
