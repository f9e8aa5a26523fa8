import { ServerError } from './errors.ts';
import type { StoredSession, TokenStore } from './session.ts';

/** What a refresh needs. */
export interface RefreshParts {
  readonly store: TokenStore;
  /** Exchanges a token. */
  readonly exchange: (token: string) => Promise<StoredSession>;
  /** Called when the session has ended and the store is empty. Its promise is awaited, and then the store is read
   * once more. */
  readonly onAuthLost: (() => void | Promise<void>) | undefined;
}

/** Makes the function that gets a token to replace one that the server refused. Any number of calls share one refresh.
 * It returns undefined when the session has ended, and fails when the server could not be reached. */
export function sharedRefresh(parts: RefreshParts): (refused: string) => Promise<string | undefined> {
  let underWay: Promise<string | undefined> | undefined;
  return (refused) => {
    underWay ??= renewed(parts, refused).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

/** A person who signs in again while the loss is being reported has a new session: the calls continue with it. They
 * never continue with another person's session. */
async function renewed(parts: RefreshParts, refused: string): Promise<string | undefined> {
  const { store, onAuthLost } = parts;
  let lost: StoredSession | undefined;
  const exchangeOnce = async () => await refresh(parts, refused, (session) => (lost = session));
  const token = await (store.exclusively?.(exchangeOnce) ?? exchangeOnce());
  if (!lost) return token;
  // Not inside `exclusively`: a person may take their time, and other tabs need not wait for that.
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

/** A busy, slow or broken server has said nothing about the session. */
function endsSession(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
