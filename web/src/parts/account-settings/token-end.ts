import type { ApiToken } from '@grt/sdk/contract';

/** Why a token no longer works; undefined if it does. */
export function endOf({ revoked_at, expires_at }: ApiToken, now: Date): string | undefined {
  if (revoked_at !== null) return 'Revoked';
  return new Date(expires_at) <= now ? 'Expired' : undefined;
}
