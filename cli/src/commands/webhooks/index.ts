import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { groupOf } from '../../core/group.ts';
import { createCommand } from './create.ts';
import { deleteCommand } from './delete.ts';
import { deliveriesCommand } from './deliveries.ts';
import { exportCommand } from './export.ts';
import { listCommand } from './list.ts';
import { listenCommand } from './listen.ts';
import { resendCommand } from './resend.ts';
import { rotateCommand } from './rotate.ts';
import { testCommand } from './test.ts';
import { updateCommand } from './update.ts';

/** `grt webhooks`: addresses that are told what happens. */
export function webhookCommands(context: Context): Command {
  return groupOf(
    context,
    [
      listCommand,
      exportCommand,
      createCommand,
      updateCommand,
      deleteCommand,
      rotateCommand,
      testCommand,
      deliveriesCommand,
      resendCommand,
      listenCommand,
    ],
    'grt webhooks create https://hooks.example.com/grt --event feed.approved,feed.rejected',
    'grt webhooks listen --forward-to http://localhost:3000/webhooks',
  );
}
