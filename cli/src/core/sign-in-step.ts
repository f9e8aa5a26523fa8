import type { Context } from './context.ts';

/** Why nobody is signed in, where that is not the server's to say, and what to do about it. */
export interface SignInStep {
  readonly reason?: string;
  readonly next: string;
  /** Who is signed in, for calls that this account may not make. */
  readonly account?: { readonly name: string; readonly type: string };
}

export const signInFirst: SignInStep = { next: 'Run: grt auth login' };

/** What to do when the server asks to sign in, depending on where the token would have come from. */
export async function signInStep({ accounts }: Pick<Context, 'accounts'>): Promise<SignInStep> {
  try {
    const { environmentToken, profile, isNamed, stored, keptForOther } = await accounts.chosen();
    if (environmentToken !== undefined)
      return {
        next: 'GRT_TOKEN was refused: it may have expired or been revoked. Set another one, or unset it and run: grt auth login',
      };
    const user = stored?.user;
    if (user) return { ...signInFirst, account: { name: user.username, type: user.type } };
    if (!isNamed || stored !== undefined) return signInFirst;
    const next = `${signInFirst.next} --profile ${profile}`;
    if (keptForOther !== undefined) return { next };
    return {
      reason: `There is no profile "${profile}"`,
      next: `See: grt profile list, or sign in: grt auth login --profile ${profile}`,
    };
  } catch {
    // The account itself is what is wrong, which the error says.
    return signInFirst;
  }
}
