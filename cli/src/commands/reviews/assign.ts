import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { assignCommand as assign } from '../../parts/review/assign-command.ts';
import { assignedFeed } from '../../parts/review/assigned-feed.ts';

/** `grt reviews assign` */
export function assignCommand(context: Context): Command {
  return assign(context, { ...assignedFeed, noun: 'reviews' });
}
