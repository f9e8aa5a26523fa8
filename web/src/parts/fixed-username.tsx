import { readAccount } from '../core/account.ts';

/** Tells password managers whose password a form takes, where that cannot be chosen. */
export function FixedUsername() {
  return <input hidden readOnly name="username" autoComplete="username" value={readAccount()?.username ?? ''} />;
}
