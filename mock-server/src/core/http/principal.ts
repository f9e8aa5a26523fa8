import type { AccountRole } from '@grt/sdk/contract';

/** What every API token begins with. */
export const apiTokenPrefix = 'grt_t_';
/** What the token of every session begins with. */
export const sessionTokenPrefix = 'grt_s_';

/** Who is signed in, by a session or by an API token. @see docs/specification/decisions.md §2 and §3 */
export interface Principal {
  /** A user's session, or an API token with its owner's rights limited to its scopes. */
  readonly kind: 'session' | 'token';
  /** Id of the session or token. */
  readonly credential_id: number;
  readonly account_id: number;
  readonly username: string;
  readonly role: AccountRole;
  /** Of a client account. */
  readonly client_id?: number;
  /** A session whose person gave the password or a second factor a short time ago. */
  readonly is_confirmed?: boolean;
  /** An administrator's session that has to set up a second factor before anything else. */
  readonly lacks_second_factor?: boolean;
  /** Of an API token. */
  readonly scopes?: readonly string[];
}
