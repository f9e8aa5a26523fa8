import type { TokenStore } from '@grt/sdk';
import { accountIsGone, type Account } from './account.ts';

/** A session that the server ended while the user was working. */
interface EndedSession {
  readonly account: Account;
  /** Settles when the user has signed in again or given up. */
  readonly over: Promise<void>;
  readonly end: () => void;
}

let keeper: Account | undefined;
let ended: EndedSession | undefined;
const leavers = new Set<() => void>();
const listeners = new Set<() => void>();

/** For the server client. Failed calls wait until the user has signed in again over the page, and are retried
 * then. They fail immediately if no signed-in screen is open, and on screens that redirect to sign-in instead. */
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

/** The store; reads wait during a sign-in, so calls started meanwhile use the new session. */
export function waitingStore(store: TokenStore): TokenStore {
  return {
    ...store,
    read: async () => {
      await ended?.over;
      return await store.read();
    },
    clear: async () => {
      await store.clear();
      accountIsGone();
    },
  };
}

/** Marks that signed-in screens are open and can prompt for sign-in. @returns a function that undoes this. */
export function keepSession(account: Account): () => void {
  keeper = account;
  return () => {
    keeper = undefined;
    settleSessionEnd();
  };
}

/** While active, the end of a session calls `leave` instead of prompting. @returns a function that undoes this. */
export function leaveOnSessionEnd(leave: () => void): () => void {
  leavers.add(leave);
  return () => leavers.delete(leave);
}

/** Signed in again or given up: waiting calls continue. */
export function settleSessionEnd(): void {
  const settled = ended;
  if (!settled) return;
  tell(undefined);
  settled.end();
}

/** Whose session ended, while sign-in is prompted. */
export const readEndedAccount = (): Account | undefined => ended?.account;

/** Calls back when a sign-in is requested or settled. @returns an unsubscribe function. */
export function onEndedAccount(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(session: EndedSession | undefined): void {
  ended = session;
  for (const listener of listeners) listener();
}
