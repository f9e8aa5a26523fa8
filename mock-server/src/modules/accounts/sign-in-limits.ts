import { networkOf } from '../../core/rate-limits/network.ts';
import type { RateLimits } from '../../core/rate-limits/rate-limits.ts';
import { nameKey } from './accounts.store.ts';

/** Who tries to sign in, and where. */
export interface Attempt {
  readonly endpoint: 'admin' | 'client';
  readonly username: string;
  readonly address: string;
}

/** Counts an attempt for the name from this address, for the address whatever the name, and for the name from any
 * address. In this order, so that a single address can use up only a little of a name's allowance.
 * @throws Refusal 429 */
export async function countAttempt(limits: RateLimits, attempt: Attempt): Promise<void> {
  const { both, address, name } = keysOf(attempt);
  await limits.consume('sign_in', both);
  await limits.consume('sign_in_address', address);
  await limits.consume('sign_in_name', name);
}

/** The password was right, so the attempt does not count. What others tried for the name still does. */
export async function forgetAttempt(limits: RateLimits, attempt: Attempt): Promise<void> {
  const { both, address, name } = keysOf(attempt);
  await limits.reset('sign_in', both);
  await limits.reward('sign_in_address', address);
  await limits.reward('sign_in_name', name);
}

/** The password was not checked, so the attempt does not count, and says nothing about earlier ones. */
export async function takeBackAttempt(limits: RateLimits, attempt: Attempt): Promise<void> {
  const { both, address, name } = keysOf(attempt);
  await limits.reward('sign_in', both);
  await limits.reward('sign_in_address', address);
  await limits.reward('sign_in_name', name);
}

function keysOf({ endpoint, username, address }: Attempt) {
  const network = networkOf(address);
  const name = `${endpoint}:${nameKey(username)}`;
  return { both: `${name}:${network}`, address: network, name };
}
