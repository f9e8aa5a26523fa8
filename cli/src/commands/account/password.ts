import { Command } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { readSecret } from '../../core/secret.ts';
import { readNewPassword } from '../../parts/new-password.ts';

interface PasswordFlags {
  readonly passwordStdin?: true;
}

/** `grt account password` */
export function passwordCommand(context: Context): Command {
  const command = new Command('password')
    .description('change your password; your other sessions end')
    .option('--password-stdin', 'read the current and the new password from standard input, one per line')
    .action((flags: PasswordFlags) => changePassword(context, flags));
  return withExample(command, 'grt account password');
}

async function changePassword(context: Context, flags: PasswordFlags): Promise<void> {
  const { current, password } = flags.passwordStdin === true ? await pipedPasswords(context) : await askBoth(context);
  const grt = await context.grt();
  const { message } = await grt.auth.changePassword(
    { current_password: current, password, password_confirmation: password },
    { signal: context.signal },
  );
  await context.note(message ?? 'The password was changed.');
}

interface Passwords {
  readonly current: string;
  readonly password: string;
}

async function pipedPasswords(context: Context): Promise<Passwords> {
  const flag = '--password-stdin';
  const lines = (await context.files.readStdin(flag)).replace(/\r?\n$/, '').split(/\r?\n/);
  const [current = '', password = ''] = lines;
  if (lines.length !== 2 || current === '' || password === '')
    throw new UsageError(`${flag}: standard input must hold two lines, the current password and the new one`);
  return { current, password };
}

async function askBoth(context: Context): Promise<Passwords> {
  const source = { message: 'Current password:', flag: '--password-stdin', fromStdin: false };
  return { current: await readSecret(context, source), password: await readNewPassword(context, {}) };
}
