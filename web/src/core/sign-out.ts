import { leaveAccount } from './account.ts';

const listeners = new Set<() => void>();

/** Calls back when the user signs out, before the server is told: what asks by itself ends here.
 * @returns an unsubscribe function. */
export function onSignOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** From now on nothing is asked of the session, which is about to end. */
export function tellSignOut(): void {
  leaveAccount();
  for (const listener of listeners) listener();
}
