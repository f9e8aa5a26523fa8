import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { groupOf } from '../../core/group.ts';
import { editCommand } from './edit.ts';
import { endSessionCommand } from './end-session.ts';
import { passwordCommand } from './password.ts';
import { sessionsCommand } from './sessions.ts';
import { showCommand } from './show.ts';

/** `grt account`: the signed-in account itself. */
export function accountCommands(context: Context): Command {
  return groupOf(
    context,
    [showCommand, editCommand, passwordCommand, sessionsCommand, endSessionCommand],
    'grt account show',
    'grt account sessions',
  );
}
