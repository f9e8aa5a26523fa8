import { ServerError } from './errors.ts';
import type { StoredSession, TokenStore } from './session.ts';

/** What a refresh needs. */
export interface RefreshParts {
  readonly store: TokenStore;
  /** Exchanges a token. */
  readonly exchange: (token: string) => Promise<StoredSession>;
  /** The session has ended, and the store is empty. What it returns is waited for, and the store read once more then. */
  readonly onAuthLost: (() => void | Promise<void>) | undefined;
}

/** Makes the function that gets a token in place of one that the server refused. Any number of calls share one refresh.
 * It gives undefined when the session has ended, and fails when the server could not be asked. */
export function sharedRefresh(parts: RefreshParts): (refused: string) => Promise<string | undefined> {
  let underWay: Promise<string | undefined> | undefined;
  return (refused) => {
    underWay ??= renewed(parts, refused).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

/** Somebody who signs in again while the loss is told has a new session: the calls go on with that one. A session of
 * somebody else is none to go on with. */
async function renewed(parts: RefreshParts, refused: string): Promise<string | undefined> {
  const { store, onAuthLost } = parts;
  let lost: StoredSession | undefined;
  const exchangeOnce = async () => await refresh(parts, refused, (session) => (lost = session));
  const token = await (store.exclusively?.(exchangeOnce) ?? exchangeOnce());
  if (!lost) return token;
  // Not inside of `exclusively`: a person may take their time, and other tabs need not wait for it.
  await onAuthLost?.();
  const next = await store.read();
  return next?.user?.id === lost.user?.id ? next?.token : undefined;
}

async function refresh(
  { store, exchange }: RefreshParts,
  refused: string,
  onLost: (session: StoredSession) => void,
): Promise<string | undefined> {
  const present = await store.read();
  // Another call, tab or process was faster.
  if (present?.token !== refused) return present?.token;
  try {
    const next = await exchange(refused);
    if ((await store.read())?.token === refused) await store.write({ ...present, ...next });
    return next.token;
  } catch (error) {
    if (!(error instanceof ServerError) || !endsSession(error.status)) throw error;
    if ((await store.read())?.token === refused) {
      await store.clear();
      onLost(present);
    }
    return undefined;
  }
}

/** A server that is busy, slow or broken has said nothing about the session. */
function endsSession(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
