import type { BiddingChanges } from '@grt/sdk/contract';
import { describe, expect, it } from 'vitest';
import { biddingOutcome, readBiddingChanges, type BiddingTerms } from './bid-update.rules.ts';

describe('reading an update', () => {
  it('accepts both names of each field', () => {
    const meant = {
      bidMicros: 300_000,
      budgetMicros: 60_000_000,
      biddingStatus: 'active',
      reason: 'Updated by client',
      version: undefined,
    };
    expect(readBiddingChanges({ bid_amount: 0.3, daily_budget: 60, is_active: true })).toEqual(meant);
    expect(readBiddingChanges({ cpm_unique_click_bid: 0.3, daily_budget: 60, bidding_status: 'active' })).toEqual(
      meant,
    );
    expect(
      readBiddingChanges({
        bid_amount: 0.3,
        cpm_unique_click_bid: 0.3,
        daily_budget: 60,
        is_active: true,
        bidding_status: 'active',
      }),
    ).toEqual(meant);
  });

  it('keeps the given reason', () => {
    expect(readBiddingChanges({ is_active: false, change_reason: 'Fraud' }).reason).toBe('Fraud');
  });
});

describe('the outcome of an update', () => {
  const before: BiddingTerms = { bidMicros: 250_000, budgetMicros: 50_000_000, biddingStatus: 'active' };
  const outcome = (changes: BiddingChanges) => biddingOutcome(before, readBiddingChanges(changes));

  it('is nothing when nothing changes', () => {
    expect(outcome({ bid_amount: 0.25, daily_budget: 50, is_active: true })).toEqual({
      after: before,
      changesAmounts: false,
      toggles: false,
      replans: false,
    });
  });

  it('is a change of amounts, which remakes the plan for a budget but not for a bid', () => {
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

  it('is only a toggle, which remakes the plan', () => {
    expect(outcome({ bidding_status: 'paused' })).toMatchObject({
      after: { biddingStatus: 'paused' },
      changesAmounts: false,
      toggles: true,
      replans: true,
    });
  });
});
