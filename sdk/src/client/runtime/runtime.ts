import type { TokenStore } from '../session.ts';
import type { FetchLike } from '../upload.ts';

/** Which server to call, and as whom. */
export interface EnvironmentOptions {
  readonly baseUrl?: string;
  readonly tokenStore?: TokenStore;
}

/** What differs between Node and everything else. `#runtime` in package.json chooses by the condition `node`. */
export interface Runtime {
  /** The transport over the given `fetch`. */
  readonly carried: (fetch: FetchLike) => FetchLike;
  /** What the environment says.
   * @throws Error for a profile that does not exist */
  readonly environment: () => EnvironmentOptions;
  /** @throws TypeError for a base URL without a server, where there is no page to resolve it against */
  readonly requireServer: (baseUrl: string) => void;
}
