import type { StoredSession } from '@grt/sdk';
import type { User } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { readSecret } from '../../core/secret.ts';
import { roleOf } from '../../parts/account-type.ts';

interface LoginFlags {
  readonly username?: string;
  readonly passwordStdin?: true;
  readonly withToken?: true;
}

/** `grt auth login` */
export function loginCommand(context: Context): Command {
  const command = new Command('login')
    .description('sign in and save the account as a profile')
    .option('-u, --username <name>', 'username or email')
    .option('--password-stdin', 'read the password from standard input')
    .addOption(
      new Option('--with-token', 'read an API token from standard input').conflicts(['username', 'passwordStdin']),
    )
    .action((flags: LoginFlags) => login(context, flags));
  return withExample(
    command,
    'grt auth login',
    'grt auth login --profile acme --username acme --password-stdin < password.txt',
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
    { name: 'Role', value: roleOf },
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
  const { memoryTokenStore } = await import('@grt/sdk');
  const grt = await context.grtWith(memoryTokenStore());
  const { token, user, expires_at, refresh_until } = await grt.signIn(
    { username, password },
    { signal: context.signal },
  );
  return { token, user, expires_at, refresh_until };
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
