/** What account setup hands to the sign-in screen as router state.
 * @see docs/specification/part-1-public-and-client.md §2 */
export interface SignInHandOver {
  /** Shown as a notice. */
  readonly message?: string;
  /** Filled into the username field. */
  readonly username?: string;
}

/** Reads router state, which may hold anything: a person can come back to an old entry of the history. */
export function readSignInHandOver(state: unknown): SignInHandOver {
  if (typeof state !== 'object' || state === null) return {};
  const { message, username }: Partial<Record<keyof SignInHandOver, unknown>> = state;
  return {
    ...(typeof message === 'string' ? { message } : {}),
    ...(typeof username === 'string' ? { username } : {}),
  };
}
