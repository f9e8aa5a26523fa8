import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { groupOf } from '../../core/group.ts';
import { getCommand } from './get.ts';
import { reasonsCommand } from './reasons.ts';
import { setCommand } from './set.ts';

/** `grt settings`: platform settings. */
export function settingCommands(context: Context): Command {
  return groupOf(
    context,
    [getCommand, setCommand, reasonsCommand],
    'grt settings get',
    'grt settings set registration_open=false',
  );
}
