import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { groupOf } from '../../core/group.ts';
import { activateCommand } from './activate.ts';
import { addCommand } from './add.ts';
import { cancelEmailCommand } from './cancel-email.ts';
import { editCommand } from './edit.ts';
import { exportCommand } from './export.ts';
import { listCommand } from './list.ts';
import { removeFactorsCommand } from './remove-factors.ts';
import { resendSetupCommand } from './resend-setup.ts';
import { showCommand } from './show.ts';
import { suspendCommand } from './suspend.ts';

/** `grt clients`: the companies on the platform. */
export function clientCommands(context: Context): Command {
  return groupOf(
    context,
    [
      listCommand,
      showCommand,
      addCommand,
      editCommand,
      activateCommand,
      suspendCommand,
      resendSetupCommand,
      cancelEmailCommand,
      removeFactorsCommand,
      exportCommand,
    ],
    'grt clients list --status active',
    'grt clients suspend 7 --reason "Unpaid since October."',
  );
}
