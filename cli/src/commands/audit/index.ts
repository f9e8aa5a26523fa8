import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { exportCommand } from './export.ts';
import { listCommand } from './list.ts';

/** `grt audit`: who decided what. */
export function auditCommands(context: Context): Command {
  const audit = new Command();
  withExample(audit, 'grt audit list --actor reviewer --limit 20');
  audit.addCommand(listCommand(context));
  audit.addCommand(exportCommand(context));
  return audit;
}
