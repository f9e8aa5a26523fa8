import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addCommand } from './add.ts';
import { assignCommand } from './assign.ts';
import { approveCommand } from './approve.ts';
import { checkCommand } from './check.ts';
import { decisionsCommand } from './decisions.ts';
import { deleteCommand } from './delete.ts';
import { editCommand } from './edit.ts';
import { exportCommand } from './export.ts';
import { listCommand } from './list.ts';
import { rejectCommand } from './reject.ts';
import { showCommand } from './show.ts';

/** `grt domains`: the sites that feeds and bids belong to. */
export function domainCommands(context: Context): Command {
  const domains = new Command();
  withExample(domains, 'grt domains list --status pending', 'grt domains approve 7');
  domains.addCommand(listCommand(context));
  domains.addCommand(showCommand(context));
  domains.addCommand(exportCommand(context));
  domains.addCommand(addCommand(context));
  domains.addCommand(editCommand(context));
  domains.addCommand(deleteCommand(context));
  domains.addCommand(approveCommand(context));
  domains.addCommand(rejectCommand(context));
  domains.addCommand(assignCommand(context));
  domains.addCommand(checkCommand(context));
  domains.addCommand(decisionsCommand(context));
  return domains;
}
