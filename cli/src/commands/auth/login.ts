import type { Grt, StoredSession } from '@grt/sdk';
import type { SignInChallenge, SignInReply, User } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { CommandError, UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { intactToken } from '../../core/intact-token.ts';
import { withExample } from '../../core/example.ts';
import { exitCode } from '../../core/exit-code.ts';
import { asksFor } from '../../core/needed-input.ts';
import { askCode } from '../../core/step-up.ts';
import { readSecret } from '../../core/secret.ts';
import { signInInBrowser } from './sign-in-in-browser.ts';

interface LoginFlags {
  readonly username?: string;
  readonly passwordStdin?: true;
  readonly otp?: string;
  readonly withToken?: true;
  readonly web?: true;
}

/** `grt auth login` */
export function loginCommand(context: Context): Command {
  const command = new Command('login')
    .description('sign in and save the account as a profile')
    .option('-u, --username <name>', 'username or email')
    .option('--password-stdin', 'read the password from standard input')
    .option(
      '--otp <code>',
      'a code from your authenticator app, or a recovery code, if the account has a second factor',
    )
    .addOption(
      new Option('--with-token', 'read an API token from standard input').conflicts([
        'username',
        'passwordStdin',
        'otp',
      ]),
    )
    .addOption(
      new Option(
        '-w, --web',
        'sign in through a browser, on this device or another one; works with passkeys',
      ).conflicts(['username', 'passwordStdin', 'otp', 'withToken']),
    )
    .action((flags: LoginFlags) => login(context, flags));
  asksFor(command, ({ web, withToken, username, passwordStdin }) => ({
    '--username': username ?? web ?? withToken,
    '--password-stdin': passwordStdin ?? web ?? withToken,
  }));
  prints(command, {
    fields: [
      'id',
      'type',
      'role',
      'username',
      'full_name',
      'email',
      'is_super_admin',
      'client_id',
      'company_name',
      'timezone',
      'profile',
      'api_url',
    ],
  });
  return withExample(
    command,
    'grt auth login',
    'grt auth login --web',
    'grt auth login --profile acme --username acme --password-stdin < password.txt',
    'grt auth login --username acme --password-stdin --otp 123456 < password.txt',
    'grt auth login --with-token < token.txt',
  );
}

/** Signs in and keeps the session or the token, and makes its profile the current one. */
async function login(context: Context, flags: LoginFlags): Promise<void> {
  const { environmentToken } = await context.accounts.chosen();
  if (environmentToken !== undefined) {
    throw new UsageError('GRT_TOKEN is set and takes precedence over signing in. Unset it first');
  }
  const session = await sessionOf(context, flags);
  const profile = await context.accounts.keep(session);
  const { apiUrl } = await context.accounts.chosen();
  await context.output.result({ ...session.user, profile, api_url: apiUrl }, [
    { name: 'Username', value: (row) => row.username },
    { name: 'Role', value: (user) => user.role },
    { name: 'Server', value: (row) => row.api_url },
    { name: 'Profile', value: (row) => row.profile },
  ]);
  await context.note(`Signed in. Account saved to ${context.accounts.path}`);
}

type SignedIn = StoredSession & { readonly user: User };

async function sessionOf(context: Context, flags: LoginFlags): Promise<SignedIn> {
  if (flags.withToken === true) return tokenSession(context);
  const byBrowser = flags.web ?? (isPassword(flags) || !context.prompt.canAsk ? false : await wantsBrowser(context));
  const reply = byBrowser ? await signInInBrowser(context) : await signIn(context, flags);
  const { token, user, expires_at, refresh_until } = reply;
  return { token, user, expires_at, refresh_until };
}

/** Whether the flags say so. */
const isPassword = ({ username, passwordStdin, otp }: LoginFlags): boolean =>
  username !== undefined || passwordStdin === true || otp !== undefined;

const wantsBrowser = ({ prompt }: Context): Promise<boolean> =>
  prompt.choose({
    message: 'How would you like to sign in?',
    flag: '--web or --username',
    choices: [
      { name: 'With username and password', value: false },
      { name: 'In a browser', value: true },
    ],
  });

async function signIn(context: Context, flags: LoginFlags): Promise<SignInReply> {
  const username =
    flags.username ??
    (await context.prompt.text({
      message: 'Username or email:',
      flag: '--username',
      check: (text) => (text.trim() === '' ? 'Username or email is required' : undefined),
    }));
  const password = await readSecret(context, {
    message: 'Password:',
    flag: '--password-stdin',
    fromStdin: flags.passwordStdin === true,
  });
  const { challengeOf, memoryTokenStore } = await import('@grt/sdk');
  const grt = await context.grtWith(memoryTokenStore());
  return grt.signIn({ username, password }, { signal: context.signal }).catch((error: unknown) => {
    const challenge = challengeOf(error);
    if (challenge) return completeSignIn(context, grt, { otp: flags.otp, challenge });
    throw error;
  });
}

/** Gives the code of the flag, or asks until one is right or the server ends the sign-in. A passkey needs a browser. */
async function completeSignIn(
  context: Context,
  grt: Grt,
  { challenge, otp }: { readonly challenge: SignInChallenge; readonly otp: string | undefined },
): Promise<SignInReply> {
  const { NotSignedInError } = await import('@grt/sdk');
  const hasApp = challenge.methods.includes('totp');
  if (otp === undefined && !hasApp && (await wantsPasskey(context, challenge))) return signInInBrowser(context);
  for (;;) {
    const code = otp ?? (await askCode(context.prompt, hasApp));
    try {
      return await grt.completeSignIn({ challenge: challenge.token, code }, { signal: context.signal });
    } catch (refused) {
      const mayAsk = otp === undefined && refused instanceof NotSignedInError && refused.code === 'invalid_code';
      if (!mayAsk) throw refused;
      await context.note(refused.reason);
    }
  }
}

/** For an account with passkeys and without an authenticator app. */
const wantsPasskey = ({ prompt }: Context, { methods }: SignInChallenge): Promise<boolean> =>
  prompt.choose({
    message: 'This account has a passkey, which only a browser can use.',
    flag: '--web, or --otp with a recovery code',
    choices: [
      { name: 'Continue in a browser', value: true },
      ...(methods.includes('recovery_code') ? [{ name: 'Enter a recovery code', value: false }] : []),
    ],
  });

/** An API token that the server accepts. */
async function tokenSession(context: Context): Promise<SignedIn> {
  const given = await readSecret(context, { message: 'Token:', flag: '--with-token', fromStdin: true });
  const token = intactToken(given, 'standard input');
  const { fixedTokenStore, NotSignedInError } = await import('@grt/sdk');
  const grt = await context.grtWith(fixedTokenStore(token));
  const { user, session } = await grt.auth.me(undefined, { signal: context.signal }).catch((error: unknown) => {
    if (!(error instanceof NotSignedInError)) throw error;
    const { code } = error;
    const message = 'The server rejected this token. It may have expired or been revoked. Create another one';
    throw new CommandError(message, { exitCode: exitCode.notSignedIn, code, cause: error });
  });
  return {
    token,
    user,
    refreshable: session.kind === 'session',
    ...(session.expires_at === null ? {} : { expires_at: session.expires_at }),
  };
}
