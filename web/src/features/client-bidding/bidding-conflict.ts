import type { Bidding } from '@grt/sdk/contract';

/** The current values, from a 409. */
export type Standing = Pick<Bidding, 'bid_amount' | 'daily_budget' | 'is_active' | 'version'>;

/** Reads the current values from a refused update; undefined if the refusal has another cause, for example
 * a domain that is no longer approved. */
export function standingIn(body: unknown): Standing | undefined {
  const current = recordOf(recordOf(body)?.['current']);
  if (!current) return undefined;
  const { bid_amount, daily_budget, is_active, version } = current;
  return typeof bid_amount === 'number' &&
    typeof daily_budget === 'number' &&
    typeof is_active === 'boolean' &&
    typeof version === 'number'
    ? { bid_amount, daily_budget, is_active, version }
    : undefined;
}

const recordOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined;
