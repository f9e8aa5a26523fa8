/** Whether the server can be reached, as the latest calls and the browser tell. */
export interface Connection {
  readonly isLost: boolean;
  /** When a reply last came: how recent the data on the screen is. Undefined before the first one. */
  readonly seenAt: Date | undefined;
}

let connection: Connection = { isLost: false, seenAt: undefined };
const listeners = new Set<() => void>();

/** A reply came, whatever it said. */
export function connectionHeld(at: Date): void {
  const wasLost = connection.isLost;
  connection = { isLost: false, seenAt: at };
  // Screens show the time only while the connection is lost.
  if (wasLost) tell();
}

/** A call got no reply, or the browser says that it is offline. */
export function connectionFailed(): void {
  if (connection.isLost) return;
  connection = { ...connection, isLost: true };
  tell();
}

/** The latest state; the same object until it changes. */
export const readConnection = (): Connection => connection;

/** Calls back when the connection is lost or found again. @returns an unsubscribe function. */
export function onConnection(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('offline', connectionFailed);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('offline', connectionFailed);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
