import type { TokenStore } from '@grt/sdk';
import type { Account } from './account.ts';

/** A session that the server has ended while its owner works. */
interface EndedSession {
  readonly account: Account;
  /** Settled when the owner has signed in again, or given up. */
  readonly over: Promise<void>;
  readonly end: () => void;
}

let keeper: Account | undefined;
let ended: EndedSession | undefined;
const leavers = new Set<() => void>();
const listeners = new Set<() => void>();

/** For the client of the server. Calls that failed wait until the owner has signed in again over the page, and are repeated
 * then. They fail at once where no screen of an account is open, and on screens that rather lead to the sign-in. */
export async function onSessionEnd(): Promise<void> {
  if (!keeper) return;
  if (leavers.size > 0) {
    for (const leave of leavers) leave();
    return;
  }
  let end: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (end = resolve));
  tell({ account: keeper, over, end });
  await over;
}

/** The store, whose readers wait while a sign-in is asked for: calls that start meanwhile go out with the new session. */
export function waitingStore(store: TokenStore): TokenStore {
  return {
    ...store,
    read: async () => {
      await ended?.over;
      return await store.read();
    },
  };
}

/** The screens of an account are open, and a sign-in can be asked for. @returns a function that ends this. */
export function keepSession(account: Account): () => void {
  keeper = account;
  return () => {
    keeper = undefined;
    settleSessionEnd();
  };
}

/** While it lasts, the end of a session calls `leave` and nothing is asked. @returns a function that ends this. */
export function leaveOnSessionEnd(leave: () => void): () => void {
  leavers.add(leave);
  return () => leavers.delete(leave);
}

/** Signed in again, or given up: the calls that wait go on. */
export function settleSessionEnd(): void {
  const settled = ended;
  if (!settled) return;
  tell(undefined);
  settled.end();
}

/** Whose session has ended, while a sign-in is asked for. */
export const readEndedAccount = (): Account | undefined => ended?.account;

/** Calls back when a sign-in is asked for or settled. @returns a function that ends this. */
export function onEndedAccount(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(session: EndedSession | undefined): void {
  ended = session;
  for (const listener of listeners) listener();
}
