import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { groupOf } from '../../core/group.ts';
import { assignCommand } from './assign.ts';
import { exportCommand } from './export.ts';
import { listCommand } from './list.ts';
import { nextCommand } from './next.ts';
import { statsCommand } from './stats.ts';

/** `grt reviews`: the queue of feeds pending review. */
export function reviewCommands(context: Context): Command {
  return groupOf(
    context,
    [listCommand, exportCommand, nextCommand, assignCommand, statsCommand],
    'grt reviews next --take',
    'grt feeds approve 7',
  );
}
