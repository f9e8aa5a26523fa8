import type { BiddingChanges } from '@grt/sdk/contract';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../core/refusal.ts';
import { biddingOutcome, readBiddingChanges, type BiddingTerms } from './bid-update.rules.ts';

function errorsOf(changes: BiddingChanges, isClient = true) {
  try {
    readBiddingChanges(changes, isClient);
  } catch (error) {
    if (error instanceof Refusal) return error.errors;
  }
  return undefined;
}

describe('reading an update', () => {
  it('takes both names of each field', () => {
    const meant = {
      bidMicros: 300_000,
      budgetMicros: 60_000_000,
      biddingStatus: 'active',
      reason: 'Updated by client',
      version: undefined,
    };
    expect(readBiddingChanges({ bid_amount: 0.3, daily_budget: 60, is_active: true }, true)).toEqual(meant);
    expect(readBiddingChanges({ cpm_unique_click_bid: 0.3, daily_budget: 60, bidding_status: 'active' }, true)).toEqual(
      meant,
    );
    expect(
      readBiddingChanges(
        { bid_amount: 0.3, cpm_unique_click_bid: 0.3, daily_budget: 60, is_active: true, bidding_status: 'active' },
        true,
      ),
    ).toEqual(meant);
  });

  it('refuses values that contradict each other, under both names', () => {
    const bid = ['bid_amount and cpm_unique_click_bid must be the same'];
    const status = ['bidding_status and is_active must say the same'];
    expect(
      errorsOf({ bid_amount: 0.3, cpm_unique_click_bid: 0.31, is_active: false, bidding_status: 'active' }),
    ).toEqual({
      bid_amount: bid,
      cpm_unique_click_bid: bid,
      is_active: status,
      bidding_status: status,
    });
  });

  it.each<[BiddingChanges, string | undefined]>([
    [{ bid_amount: 0 }, undefined],
    [{ bid_amount: 100 }, undefined],
    [{ bid_amount: 0.29 }, undefined],
    [{ bid_amount: -0.01 }, 'The bid must be at least $0'],
    [{ bid_amount: 100.01 }, 'The bid must be at most $100'],
    [{ bid_amount: 0.005 }, 'The bid must be a multiple of $0.01'],
    [{ daily_budget: 100_000 }, undefined],
    [{ daily_budget: 100_000.01 }, 'The daily budget must be at most $100,000'],
    [{ daily_budget: -1 }, 'The daily budget must be at least $0'],
    [{ daily_budget: 1.001 }, 'The daily budget must be a multiple of $0.01'],
  ])('answers %j with %s', (changes, message) => {
    expect(Object.values(errorsOf(changes) ?? {})[0]?.[0]).toBe(message);
  });

  it('asks administrators for a reason', () => {
    expect(errorsOf({ is_active: false, change_reason: '  ' }, false)).toEqual({
      change_reason: ['Please give a reason for the change'],
    });
    expect(readBiddingChanges({ is_active: false, change_reason: ' Fraud ' }, false).reason).toBe('Fraud');
  });
});

describe('what an update comes to', () => {
  const before: BiddingTerms = { bidMicros: 250_000, budgetMicros: 50_000_000, biddingStatus: 'active' };
  const outcome = (changes: BiddingChanges) => biddingOutcome(before, readBiddingChanges(changes, true));

  it('is nothing when all is as it was', () => {
    expect(outcome({ bid_amount: 0.25, daily_budget: 50, is_active: true })).toEqual({
      after: before,
      changesAmounts: false,
      toggles: false,
      replans: false,
    });
  });

  it('is a change of the amounts that does not plan anew for a bid, and does for a budget', () => {
    expect(outcome({ bid_amount: 0.3 })).toMatchObject({
      after: { bidMicros: 300_000 },
      changesAmounts: true,
      toggles: false,
      replans: false,
    });
    expect(outcome({ daily_budget: 60 })).toMatchObject({
      after: { budgetMicros: 60_000_000 },
      changesAmounts: true,
      replans: true,
    });
  });

  it('is a toggle alone, which plans anew', () => {
    expect(outcome({ bidding_status: 'paused' })).toMatchObject({
      after: { biddingStatus: 'paused' },
      changesAmounts: false,
      toggles: true,
      replans: true,
    });
  });
});
