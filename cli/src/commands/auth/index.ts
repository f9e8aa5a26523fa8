import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { confirmCommand } from './confirm.ts';
import { loginCommand } from './login.ts';
import { logoutCommand } from './logout.ts';
import { refreshCommand } from './refresh.ts';
import { resetCommand } from './reset.ts';
import { statusCommand } from './status.ts';
import { switchCommand } from './switch.ts';
import { tokenCommand } from './token.ts';
import { whoamiCommand } from './whoami.ts';

/** `grt auth`: accounts on this machine. */
export function authCommands(context: Context): Command {
  const auth = new Command();
  withExample(auth, 'grt auth login', 'grt auth status');
  auth.addCommand(loginCommand(context));
  auth.addCommand(logoutCommand(context));
  auth.addCommand(statusCommand(context));
  auth.addCommand(whoamiCommand(context));
  auth.addCommand(switchCommand(context));
  auth.addCommand(tokenCommand(context));
  auth.addCommand(confirmCommand(context));
  auth.addCommand(refreshCommand(context));
  auth.addCommand(resetCommand(context));
  return auth;
}
