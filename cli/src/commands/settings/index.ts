import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { groupOf } from '../../core/group.ts';
import { getCommand } from './get.ts';
import { setCommand } from './set.ts';

/** `grt settings`: platform settings. */
export function settingCommands(context: Context): Command {
  return groupOf(context, [getCommand, setCommand], 'grt settings get', 'grt settings set registration_open=false');
}
