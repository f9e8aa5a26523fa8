import type { BrowserStorage } from './browser-types.ts';
import { tokenStorageKey, userStorageKey } from '../contract/limits.ts';
import type { User } from '../contract/schema.gen.ts';
import { isRecord } from './json-value.ts';

/** What is kept after signing in. */
export interface StoredSession {
  readonly token: string;
  readonly user?: User;
  /** False for an API token, which cannot be exchanged for a new one. */
  readonly refreshable?: boolean;
  /** UTC, ISO 8601. */
  readonly expires_at?: string;
  /** UTC, ISO 8601. */
  readonly refresh_until?: string;
}

/** Where the session is kept between calls. It is read before each call, so another tab or process may change it. */
export interface TokenStore {
  read(): StoredSession | undefined | Promise<StoredSession | undefined>;
  write(session: StoredSession): void | Promise<void>;
  clear(): void | Promise<void>;
  /** Runs the work while no one else who shares the store does the same, so that the session is refreshed only once. */
  exclusively?<T>(work: () => Promise<T>): Promise<T>;
}

/** Keeps the session for the lifetime of the process. */
export function memoryTokenStore(session?: StoredSession): TokenStore {
  let kept = session;
  return {
    read: () => kept,
    write: (next) => void (kept = next),
    clear: () => void (kept = undefined),
  };
}

/** Uses one API token for every call. Signing in and out does not change it. */
export function fixedTokenStore(token: string): TokenStore {
  return { read: () => ({ token, refreshable: false }), write: () => undefined, clear: () => undefined };
}

/** Keeps token and user in the browser's storage, under `grt_token` and `grt_user`. Tabs refresh one at a time
 * if the browser has Web Locks.
 * @param storage - `localStorage` by default
 * @see docs/specification/part-1-public-and-client.md §3 */
export function browserTokenStore(storage: BrowserStorage = globalThis.localStorage): TokenStore {
  // Typed as always present, but missing in older browsers and on plain http.
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  return {
    read: () => {
      const token = storage.getItem(tokenStorageKey);
      if (token === null || token === '') return undefined;
      const user = parseUser(storage.getItem(userStorageKey));
      return { token, ...(user === undefined ? {} : { user }) };
    },
    write: ({ token, user }) => {
      storage.setItem(tokenStorageKey, token);
      if (user === undefined) storage.removeItem(userStorageKey);
      else storage.setItem(userStorageKey, JSON.stringify(user));
    },
    clear: () => {
      storage.removeItem(tokenStorageKey);
      storage.removeItem(userStorageKey);
    },
    ...(locks === undefined
      ? {}
      : { exclusively: <T>(work: () => Promise<T>) => locks.request('grt-session', work) as Promise<T> }),
  };
}

/** A user that was edited by hand in the storage is ignored. */
function parseUser(text: string | null): User | undefined {
  try {
    const user: unknown = JSON.parse(text ?? '');
    return isUser(user) ? user : undefined;
  } catch {
    return undefined;
  }
}

function isUser(value: unknown): value is User {
  return isRecord(value) && typeof value['id'] === 'number' && typeof value['type'] === 'string';
}
