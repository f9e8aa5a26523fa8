/** Router state from account setup to the sign-in screen.
 * @see docs/specification/part-1-public-and-client.md §2 */
export interface SignInHandOver {
  /** Shown as a notice. */
  readonly message?: string;
  /** Initial username. */
  readonly username?: string;
}

/** Parses router state, which may contain anything: the user may return to an old history entry. */
export function readSignInHandOver(state: unknown): SignInHandOver {
  if (typeof state !== 'object' || state === null) return {};
  const { message, username }: Partial<Record<keyof SignInHandOver, unknown>> = state;
  return {
    ...(typeof message === 'string' ? { message } : {}),
    ...(typeof username === 'string' ? { username } : {}),
  };
}
