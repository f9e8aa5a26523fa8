import { readAccount } from '../core/account.ts';

/** Tells password managers whose password a form takes, where that cannot be chosen. */
export function FixedUsername({ username = readAccount()?.username ?? '' }: { readonly username?: string }) {
  return <input hidden readOnly name="username" autoComplete="username" value={username} />;
}
