import type { Account } from '../../core/account.ts';
import { CommandError } from '../../core/command-error.ts';
import { exitCode } from '../../core/exit-code.ts';

/** Nothing is saved for the account in use, and the environment has no token. */
export function notSignedIn({ apiUrl }: Pick<Account, 'apiUrl'>): CommandError {
  return new CommandError(`Not signed in at ${apiUrl}. Run: grt auth login`, {
    exitCode: exitCode.notSignedIn,
    code: 'not_signed_in',
  });
}
