import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { groupOf } from '../../core/group.ts';
import { cacheCommand } from './cache.ts';
import { cronCommand, scheduleCommand } from './cron.ts';
import { diskCommand } from './disk.ts';
import { doctorCommand } from './doctor.ts';
import { feedsCommand } from './feeds.ts';
import { healthCommand } from './health.ts';
import { jobsCommand } from './jobs.ts';
import { logsCommand } from './logs.ts';
import { queuesCommand } from './queues.ts';
import { runCommand } from './run.ts';
import { statusCommand } from './status.ts';

/** `grt system`: the state of the platform. */
export function systemCommands(context: Context): Command {
  return groupOf(
    context,
    [
      healthCommand,
      statusCommand,
      doctorCommand,
      queuesCommand,
      jobsCommand,
      logsCommand,
      scheduleCommand,
      cronCommand,
      cacheCommand,
      diskCommand,
      feedsCommand,
      runCommand,
    ],
    'grt system status',
    'grt system logs --follow',
  );
}
