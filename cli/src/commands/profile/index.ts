import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { deleteCommand } from './delete.ts';
import { listCommand } from './list.ts';
import { useCommand } from './use.ts';

/** `grt profile`: accounts saved on this machine. */
export function profileCommands(context: Context): Command {
  const profile = new Command();
  withExample(profile, 'grt profile list', 'grt profile use acme');
  profile.addCommand(listCommand(context));
  profile.addCommand(useCommand(context));
  profile.addCommand(deleteCommand(context));
  return profile;
}
