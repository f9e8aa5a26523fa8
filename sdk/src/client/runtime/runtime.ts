import type { TokenStore } from '../session.ts';
import type { FetchLike } from '../upload.ts';

/** Which server to call, and as whom. */
export interface EnvironmentOptions {
  readonly baseUrl?: string;
  readonly tokenStore?: TokenStore;
  /** Why it names none, such as a profile that does not exist. */
  readonly problem?: string;
}

/** What differs between Node and everything else. `#runtime` in package.json chooses by the condition `node`. */
export interface Runtime {
  /** The transport over the given `fetch`. */
  readonly carried: (fetch: FetchLike) => FetchLike;
  /** What the environment says. */
  readonly environment: () => EnvironmentOptions;
  /** Calls back when the signal aborts, or at once if it has. @returns what ends it */
  readonly onAbort: (signal: AbortSignal, callback: () => void) => () => void;
}
