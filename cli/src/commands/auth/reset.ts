import { Command } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { asksFor } from '../../core/needed-input.ts';
import { readNewPassword } from '../../parts/new-password.ts';
import { tokenInLink } from '../../parts/token-in-link.ts';

interface ResetFlags {
  readonly link?: string;
  readonly passwordStdin?: true;
}

/** `grt auth reset` */
export function resetCommand(context: Context): Command {
  const command = new Command('reset')
    .description('request a password reset link by email, or set a new password with that link')
    .argument('[username]', 'username or email')
    .option('--link <link>', 'the link from the email, or just its token (- reads from standard input)')
    .option('--password-stdin', 'with --link: read the new password from standard input')
    .action((username: string | undefined, flags: ResetFlags) => resetPassword(context, username, flags));
  asksFor(command, ({ link, passwordStdin }) => ({ '--password-stdin': link === undefined || passwordStdin }));
  return withExample(
    command,
    'grt auth reset acme',
    "grt auth reset --link 'http://127.0.0.1:4010/login/reset?token=r_9fQ2mN'",
  );
}

async function resetPassword(context: Context, username: string | undefined, flags: ResetFlags): Promise<void> {
  const grt = await context.grt();
  if (flags.link === undefined) {
    if (username === undefined) throw new UsageError('Specify the account, or use --link with the link from the email');
    const { message } = await grt.auth.forgotPassword({ username }, { signal: context.signal });
    await context.note(message ?? '');
    return;
  }
  if (username !== undefined)
    throw new UsageError('The link already identifies the account: leave out the account argument');
  const token = tokenInLink(flags.link === '-' ? await context.files.readStdin('--link -') : flags.link);
  if (token === undefined) throw new UsageError('This link does not contain a token');
  const password = await readNewPassword(context, flags);
  const { message } = await grt.auth.resetPassword(
    { token, password, password_confirmation: password },
    { signal: context.signal },
  );
  await context.note(message ?? '');
}
