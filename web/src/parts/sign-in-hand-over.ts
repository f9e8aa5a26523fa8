import { patterns } from '../core/paths.ts';

/** Router state from another screen to the sign-in screen.
 * @see docs/specification/part-1-public-and-client.md §2 */
export interface SignInHandOver {
  /** Shown as a notice. */
  readonly message?: string;
  /** Initial username. */
  readonly username?: string;
  /** Where to go on after signing in, instead of the dashboard: a program that waits to be let in. */
  readonly next?: string;
}

/** Parses router state, which may contain anything: the user may return to an old history entry. */
export function readSignInHandOver(state: unknown): SignInHandOver {
  if (typeof state !== 'object' || state === null) return {};
  const { message, username, next }: Partial<Record<keyof SignInHandOver, unknown>> = state;
  return {
    ...(typeof message === 'string' ? { message } : {}),
    ...(typeof username === 'string' ? { username } : {}),
    ...(typeof next === 'string' && isOwn(next) ? { next } : {}),
  };
}

/** Nothing else may be opened by signing in. */
const isOwn = (address: string): boolean => address === patterns.device || address.startsWith(`${patterns.device}?`);
