import { UsageError } from '../core/command-error.ts';
import type { Context } from '../core/context.ts';
import { readSecret } from '../core/secret.ts';

/** Where a new password comes from. */
export interface NewPasswordFlags {
  readonly passwordStdin?: true;
}

/** A new password, from standard input or typed twice at a terminal, since it is not echoed. */
export async function readNewPassword(
  context: Context,
  flags: NewPasswordFlags,
  check: (text: string) => string | undefined = () => undefined,
): Promise<string> {
  const source = { message: 'New password:', flag: '--password-stdin' };
  if (flags.passwordStdin === true) return readSecret(context, { ...source, fromStdin: true });
  const password = await context.prompt.secret({ ...source, check });
  if (password === '') throw new UsageError('The password is empty');
  await context.prompt.secret({
    message: 'Confirm password:',
    flag: '--password-stdin',
    check: (text) => (text === password ? undefined : 'Passwords do not match'),
  });
  return password;
}
