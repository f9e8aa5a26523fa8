import type { Grt } from '@grt/sdk';
import type { Accounts } from './accounts.ts';
import { CommandError } from './command-error.ts';
import { exitCode } from './exit-code.ts';

/** Why nobody is signed in, where that is not the server's to say, and what to do about it. */
export interface SignInStep {
  readonly reason?: string;
  readonly next: string;
  /** Who is signed in, for calls that this account may not make. Asks the server if nothing else says so. */
  readonly account?: () => Promise<SignedIn | undefined>;
}

/** An account by its username. */
export interface SignedIn {
  readonly name: string;
  readonly type: string;
  /** By GRT_TOKEN. */
  readonly isToken?: true;
}

/** The server, and the account in use. */
interface Connection {
  readonly accounts: Pick<Accounts, 'chosen'>;
  grt(): Promise<Grt>;
  readonly signal: AbortSignal;
}

export const signInFirst: SignInStep = { next: 'Run: grt auth login' };

/** What to do when the server asks to sign in, depending on where the token would have come from. */
export async function signInStep(context: Connection): Promise<SignInStep> {
  const { accounts } = context;
  try {
    const { environmentToken, profile, isNamed, stored, wasStored, keptForOther } = await accounts.chosen();
    if (environmentToken !== undefined)
      return {
        reason: 'The token in GRT_TOKEN was rejected. It may have expired or been revoked.',
        next: 'Set another one, or unset it and run: grt auth login',
        account: () => tokenOwner(context),
      };
    const user = stored?.user;
    const owner = user && { account: async () => ({ name: user.username, type: user.type }) };
    if (stored?.kind === 'token')
      return {
        reason: `The API token of the profile "${profile}" was rejected. It may have expired or been revoked.`,
        next: `Save another one: grt auth login --with-token --profile ${profile}`,
        ...owner,
      };
    if (owner) return { ...signInFirst, ...owner };
    if (!isNamed || stored !== undefined) return signInFirst;
    const next = `${signInFirst.next} --profile ${profile}`;
    if (wasStored || keptForOther !== undefined) return { next };
    return {
      reason: `There is no profile "${profile}"`,
      next: `See: grt profile list, or sign in: grt auth login --profile ${profile}`,
    };
  } catch {
    // The account itself is what is wrong, which the error says.
    return signInFirst;
  }
}

/** Undefined if the server does not say. */
async function tokenOwner(context: Connection): Promise<SignedIn | undefined> {
  const grt = await context.grt();
  const called = await grt.auth.me(undefined, { signal: context.signal, retries: 0 }).safe();
  return called.ok ? { name: called.data.user.username, type: called.data.user.type, isToken: true } : undefined;
}

/** Refuses to go on without an account.
 * @throws CommandError with exit code 4, worded as the server's refusal */
export async function requireAccount(context: Connection): Promise<void> {
  const { environmentToken, stored } = await context.accounts.chosen();
  if (environmentToken !== undefined || stored !== undefined) return;
  // Connecting tells of an account that belongs to another server.
  await context.grt();
  const { reason = 'Please sign in.', next } = await signInStep(context);
  throw new CommandError(reason, { exitCode: exitCode.notSignedIn, code: 'unauthenticated', next });
}

/** Refuses to go on unless the server accepts the account.
 * @throws CommandError or the SDK's error if it does not, or cannot be reached */
export async function requireSignIn(context: Connection): Promise<void> {
  await requireAccount(context);
  const grt = await context.grt();
  const { ForbiddenError } = await import('@grt/sdk');
  try {
    await grt.auth.me(undefined, { signal: context.signal });
  } catch (error) {
    // It is signed in, and has something else to do first.
    if (!(error instanceof ForbiddenError)) throw error;
  }
}
