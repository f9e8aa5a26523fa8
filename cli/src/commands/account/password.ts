import { Command } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import { addConfirmFlags, isConfirmed, type ConfirmFlags } from '../../core/confirm.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { asksFor } from '../../core/needed-input.ts';
import { counted } from '../../core/quantities.ts';
import { readSecret } from '../../core/secret.ts';
import { readNewPassword } from '../../parts/new-password.ts';

interface PasswordFlags extends ConfirmFlags {
  readonly passwordStdin?: true;
}

/** `grt account password` */
export function passwordCommand(context: Context): Command {
  const command = asksFor(addConfirmFlags(new Command('password')), ({ passwordStdin, dryRun }) => ({
    '--password-stdin': passwordStdin ?? dryRun,
  }))
    .description('change your password; your other sessions and your API tokens end')
    .option('--password-stdin', 'read the current and the new password from standard input, one per line')
    .action((flags: PasswordFlags) => changePassword(context, flags));
  return withExample(command, 'grt account password', 'grt account password --password-stdin --yes < passwords.txt');
}

/** Asks first if it ends API tokens: a pipeline that has one stops. */
async function changePassword(context: Context, flags: PasswordFlags): Promise<void> {
  const tokens = await liveTokens(context);
  const ends = tokens === 0 ? '' : ` Your ${counted(tokens, 'API token')} will stop working at once.`;
  if ((tokens > 0 || flags.dryRun === true) && !(await isConfirmed(context, flags, `Change your password?${ends}`)))
    return;
  const { current, password } = flags.passwordStdin === true ? await pipedPasswords(context) : await askBoth(context);
  const grt = await context.grt();
  const { message } = await grt.auth.changePassword(
    { current_password: current, password, password_confirmation: password },
    { signal: context.signal },
  );
  await context.note(message ?? 'The password was changed.');
}

async function liveTokens(context: Context): Promise<number> {
  const { ForbiddenError } = await import('@grt/sdk');
  const grt = await context.grt();
  let count = 0;
  try {
    for await (const { revoked_at, expires_at } of grt.tokens.list({}, { signal: context.signal }))
      if (revoked_at === null && Date.parse(expires_at) > context.now()) count += 1;
  } catch (error) {
    // Whoever still has to set up a second factor may change the password, but has no tokens.
    if (!(error instanceof ForbiddenError)) throw error;
  }
  return count;
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
    throw new UsageError(`${flag}: standard input must have two lines: the current password and the new one`);
  return { current, password };
}

async function askBoth(context: Context): Promise<Passwords> {
  const source = { message: 'Current password:', flag: '--password-stdin', fromStdin: false };
  return { current: await readSecret(context, source), password: await readNewPassword(context, {}) };
}
