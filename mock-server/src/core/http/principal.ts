/** Who is signed in, by a session or by an API token. @see docs/specification/decisions.md §2 and §3 */
export interface Principal {
  /** A session of a person, or an API token, which has its owner's rights limited to its scopes. */
  readonly kind: 'session' | 'token';
  /** Number of the session or token. */
  readonly credential_id: number;
  readonly account_id: number;
  readonly username: string;
  readonly role: 'client' | 'admin' | 'super_admin';
  /** Of a client account. */
  readonly client_id?: number;
  /** Of an API token. */
  readonly scopes?: readonly string[];
}
