import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { exportCommand } from './export.ts';
import { listCommand } from './list.ts';
import { showCommand } from './show.ts';

/** `grt outbox`: email sent by the platform. */
export function outboxCommands(context: Context): Command {
  const outbox = new Command();
  withExample(outbox, 'grt outbox list --recipient dana@northlight.example');
  outbox.addCommand(listCommand(context));
  outbox.addCommand(showCommand(context));
  outbox.addCommand(exportCommand(context));
  return outbox;
}
