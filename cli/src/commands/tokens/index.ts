import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { groupOf } from '../../core/group.ts';
import { createCommand } from './create.ts';
import { exportCommand } from './export.ts';
import { listCommand } from './list.ts';
import { revokeCommand } from './revoke.ts';

/** `grt tokens`: API tokens for pipelines. */
export function tokenCommands(context: Context): Command {
  return groupOf(
    context,
    [listCommand, exportCommand, createCommand, revokeCommand],
    'grt tokens create "Nightly upload" --scope feeds:write,feeds:read,domains:read',
  );
}
