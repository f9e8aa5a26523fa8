import { Command } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { readNewPassword } from '../../parts/new-password.ts';
import { tokenInLink } from '../../parts/token-in-link.ts';

interface ResetFlags {
  readonly link?: string;
  readonly passwordStdin?: true;
}

/** `grt auth reset` */
export function resetCommand(context: Context): Command {
  const command = new Command('reset')
    .description('have a link mailed for a forgotten password, or choose a new one with that link')
    .argument('[username]', 'username or email of the account')
    .option('--link <link>', 'the link from the mail, or the token in it; - reads it from standard input')
    .option('--password-stdin', 'with --link: read the new password from standard input')
    .action((username: string | undefined, flags: ResetFlags) => resetPassword(context, username, flags));
  return withExample(
    command,
    'grt auth reset acme',
    "grt auth reset --link 'http://127.0.0.1:4010/login/reset?token=r_9fQ2mN'",
  );
}

async function resetPassword(context: Context, username: string | undefined, flags: ResetFlags): Promise<void> {
  const grt = await context.grt();
  if (flags.link === undefined) {
    if (username === undefined) throw new UsageError('Name the account, or use --link with what the mail holds');
    const { message } = await grt.auth.forgotPassword({ username }, context.once());
    await context.note(message ?? '');
    return;
  }
  if (username !== undefined) throw new UsageError('The link says whose password it is: name no account');
  const token = tokenInLink(flags.link === '-' ? await context.files.readStdin('--link -') : flags.link);
  if (token === undefined) throw new UsageError('There is no token in this link');
  const password = await readNewPassword(context, flags);
  const { message } = await grt.auth.resetPassword(
    { token, password, password_confirmation: password },
    context.once(),
  );
  await context.note(message ?? '');
}
