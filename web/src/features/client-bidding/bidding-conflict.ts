import type { Bidding } from '@grt/sdk/contract';

/** What stands, as a 409 tells it. */
export type Standing = Pick<Bidding, 'bid_amount' | 'daily_budget' | 'is_active' | 'version'>;

/** Reads what stands from the answer of a refused update; undefined where the refusal is about something else, for example
 * a domain that is not approved any more. */
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
