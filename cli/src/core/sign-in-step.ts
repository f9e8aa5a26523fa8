import type { Context } from './context.ts';

/** What to do when the server asks to sign in, depending on where the token would have come from. */
export async function signInStep({ accounts }: Pick<Context, 'accounts'>): Promise<string> {
  const signIn = 'Run: grt auth login';
  try {
    const { environmentToken, profile, isNamed, stored, keptForOther } = await accounts.chosen();
    if (environmentToken !== undefined)
      return `GRT_TOKEN was refused: it may have expired or been revoked. Set another one, or unset it and run: grt auth login`;
    if (!isNamed || stored !== undefined) return signIn;
    if (keptForOther !== undefined) return `${signIn} --profile ${profile}`;
    return `There is no profile "${profile}". See: grt profile list, or sign in: grt auth login --profile ${profile}`;
  } catch {
    // The account itself is what is wrong, which the error says.
    return signIn;
  }
}
