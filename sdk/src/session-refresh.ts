import { ServerError } from './errors.ts';
import type { StoredSession, TokenStore } from './session.ts';

/** What a refresh needs. */
export interface RefreshParts {
  readonly store: TokenStore;
  /** Exchanges a token. */
  readonly exchange: (token: string) => Promise<StoredSession>;
  /** The session has ended, and the store is empty. */
  readonly onAuthLost: (() => void) | undefined;
}

/** Makes the function that gets a token in place of one that the server refused. Any number of calls share one refresh.
 * It gives undefined when the session has ended, and fails when the server could not be asked. */
export function sharedRefresh(parts: RefreshParts): (refused: string) => Promise<string | undefined> {
  const { store } = parts;
  let underWay: Promise<string | undefined> | undefined;
  return (refused) => {
    underWay ??= (store.exclusively?.(() => refresh(parts, refused)) ?? refresh(parts, refused)).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

async function refresh({ store, exchange, onAuthLost }: RefreshParts, refused: string): Promise<string | undefined> {
  const present = await store.read();
  // Another call, tab or process was faster.
  if (present?.token !== refused) return present?.token;
  try {
    const renewed = await exchange(refused);
    if ((await store.read())?.token === refused) await store.write({ ...present, ...renewed });
    return renewed.token;
  } catch (error) {
    if (!(error instanceof ServerError) || !endsSession(error.status)) throw error;
    if ((await store.read())?.token === refused) {
      await store.clear();
      onAuthLost?.();
    }
    return undefined;
  }
}

/** A server that is busy, slow or broken has said nothing about the session. */
function endsSession(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
