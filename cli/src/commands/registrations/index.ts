import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { answerCommand } from './answer.ts';
import { applyCommand } from './apply.ts';
import { approveCommand } from './approve.ts';
import { askCommand } from './ask.ts';
import { assignCommand } from './assign.ts';
import { checkCommand } from './check.ts';
import { decisionsCommand } from './decisions.ts';
import { duplicatesCommand } from './duplicates.ts';
import { exportCommand } from './export.ts';
import { licenseCommand } from './license.ts';
import { listCommand } from './list.ts';
import { planCommand } from './plan.ts';
import { questionsCommand } from './questions.ts';
import { rejectCommand } from './reject.ts';
import { showCommand } from './show.ts';
import { statusCommand } from './status.ts';

/** `grt registrations`: applications for access. */
export function registrationCommands(context: Context): Command {
  const registrations = new Command();
  withExample(registrations, 'grt registrations list --status pending', 'grt registrations approve 3');
  registrations.addCommand(listCommand(context));
  registrations.addCommand(showCommand(context));
  registrations.addCommand(approveCommand(context));
  registrations.addCommand(rejectCommand(context));
  registrations.addCommand(askCommand(context));
  registrations.addCommand(questionsCommand(context));
  registrations.addCommand(assignCommand(context));
  registrations.addCommand(duplicatesCommand(context));
  registrations.addCommand(decisionsCommand(context));
  registrations.addCommand(checkCommand(context));
  registrations.addCommand(planCommand(context));
  registrations.addCommand(applyCommand(context));
  registrations.addCommand(licenseCommand(context));
  registrations.addCommand(exportCommand(context));
  registrations.addCommand(statusCommand(context));
  registrations.addCommand(answerCommand(context));
  return registrations;
}
