import { NetworkError, TimeoutError } from '@grt/sdk';

/** Whether the server can be reached, as the latest calls and the browser tell. */
export interface Connection {
  readonly isLost: boolean;
  /** When a reply last came: how recent the data on the screen is. Undefined before the first one. */
  readonly seenAt: Date | undefined;
}

let connection: Connection = { isLost: false, seenAt: undefined };
const listeners = new Set<() => void>();
const checks = new Set<() => void>();

/** A reply came, whatever it said. */
export function connectionHeld(at: Date): void {
  const wasLost = connection.isLost;
  connection = { isLost: false, seenAt: at };
  // Screens show the time only while the connection is lost.
  if (wasLost) tell();
}

/** Whether no reply came, so that it is not known whether the server can be reached at all. */
export const isUnanswered = (error: unknown): boolean => error instanceof NetworkError || error instanceof TimeoutError;

/** A call got no reply. That may be due to this call alone: it is checked whether the server can be reached, unless
 * another call has been answered since.
 * @param before - the state when the call was sent */
export function callFailed(before: Connection): void {
  if (connection.isLost || connection !== before) return;
  for (const check of checks) check();
}

/** A check got no reply either, or the browser says that it is offline. */
export function connectionLost(): void {
  if (connection.isLost) return;
  connection = { ...connection, isLost: true };
  tell();
}

/** The latest state; the same object until the next reply or loss. */
export const readConnection = (): Connection => connection;

/** Calls back when the connection is lost or found again. @returns an unsubscribe function. */
export function onConnection(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('offline', connectionLost);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('offline', connectionLost);
  };
}

/** Calls back when it must be checked whether the server can be reached. @returns an unsubscribe function. */
export function onDoubt(check: () => void): () => void {
  checks.add(check);
  return () => checks.delete(check);
}

function tell(): void {
  for (const listener of listeners) listener();
}
