import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { groupOf } from '../../core/group.ts';
import { exportCommand } from './export.ts';
import { listCommand } from './list.ts';
import { readCommand } from './read.ts';

/** `grt notifications`: what happened to a client's feeds, domains, and budgets. */
export function notificationCommands(context: Context): Command {
  return groupOf(
    context,
    [listCommand, exportCommand, readCommand],
    'grt notifications list --unread',
    'grt notifications read --all',
  );
}
