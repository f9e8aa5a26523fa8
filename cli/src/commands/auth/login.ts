import type { Grt, StoredSession } from '@grt/sdk';
import type { SignInReply, User } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { askCode } from '../../core/step-up.ts';
import { readSecret } from '../../core/secret.ts';

interface LoginFlags {
  readonly username?: string;
  readonly passwordStdin?: true;
  readonly otp?: string;
  readonly withToken?: true;
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
    .action((flags: LoginFlags) => login(context, flags));
  return withExample(
    command,
    'grt auth login',
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
  const session = flags.withToken === true ? await tokenSession(context) : await signIn(context, flags);
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

async function signIn(context: Context, flags: LoginFlags): Promise<SignedIn> {
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
  const options = { signal: context.signal };
  const { token, user, expires_at, refresh_until } = await grt
    .signIn({ username, password }, options)
    .catch((error: unknown) => {
      const challenge = challengeOf(error);
      if (challenge) return completeSignIn(context, grt, { ...flags, challenge: challenge.token });
      throw error;
    });
  return { token, user, expires_at, refresh_until };
}

/** Gives the code of the flag, or asks until one is right or the server ends the sign-in. */
async function completeSignIn(
  context: Context,
  grt: Grt,
  { challenge, otp }: { readonly challenge: string; readonly otp?: string },
): Promise<SignInReply> {
  const { NotSignedInError } = await import('@grt/sdk');
  for (;;) {
    const code = otp ?? (await askCode(context.prompt));
    try {
      return await grt.completeSignIn({ challenge, code }, { signal: context.signal });
    } catch (refused) {
      const mayAsk = otp === undefined && refused instanceof NotSignedInError && refused.code === 'invalid_code';
      if (!mayAsk) throw refused;
      await context.note(refused.message);
    }
  }
}

/** An API token that the server accepts. */
async function tokenSession(context: Context): Promise<SignedIn> {
  const token = await readSecret(context, { message: 'Token:', flag: '--with-token', fromStdin: true });
  const { fixedTokenStore } = await import('@grt/sdk');
  const grt = await context.grtWith(fixedTokenStore(token));
  const { user, session } = await grt.auth.me(undefined, { signal: context.signal });
  return {
    token,
    user,
    refreshable: session.kind === 'session',
    ...(session.expires_at === null ? {} : { expires_at: session.expires_at }),
  };
}
