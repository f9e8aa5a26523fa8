import type { PacingStats } from '@grt/sdk/contract';
import { expect, it } from 'vitest';
import { biddingLabel, isBidding } from './bidding-label.ts';

const approved = {
  status: 'approved',
  bidding: { bid_amount: 0.2, daily_budget: 50, current_spend: 1, clicks_today: 5, is_active: true, version: 1 },
  pacing_stats: null,
  cpm_unique_click_bid: 0,
  daily_budget: 0,
  bidding_status: 'paused',
} as const;

const paced = (current_pace: PacingStats['current_pace']): PacingStats => ({
  domain_id: 1,
  can_serve: true,
  current_pace,
  budget_utilization: 0,
  clicks_today: 0,
  spend_today: 0,
  planned_spend: 0,
  daily_budget: 50,
  efficiency_score: 0,
  hours_remaining: 1,
  projected_end_time: null,
  recommended_action: '',
  reason_code: 'on_track',
  suggested_bid: null,
  suggested_daily_budget: null,
  timezone: 'America/New_York',
  day_start: '2026-11-21T05:00:00Z',
  day_end: '2026-11-22T05:00:00Z',
  calculated_at: '2026-11-21T12:00:00Z',
});

it.each([
  ['Not eligible for bidding', { ...approved, status: 'pending' as const }],
  ['Not eligible for bidding', { ...approved, status: 'rejected' as const }],
  ['Bidding not setup', { ...approved, bidding: null }],
  ['Bidding not setup', { ...approved, bidding: { ...approved.bidding, daily_budget: 0 } }],
  ['Bidding paused', { ...approved, bidding: { ...approved.bidding, is_active: false }, pacing_stats: paced('ahead') }],
  ['Bidding paused', { ...approved, bidding: null, cpm_unique_click_bid: 0.1, daily_budget: 5 }],
  ['Ahead of pace', { ...approved, pacing_stats: paced('ahead') }],
  ['Behind pace', { ...approved, pacing_stats: paced('behind') }],
  ['On track', { ...approved, pacing_stats: paced('on_track') }],
  ['Active', approved],
] as const)('%s', (label, domain) => {
  expect(biddingLabel(domain)).toBe(label);
  expect(isBidding(domain)).toBe(['Ahead of pace', 'Behind pace', 'On track', 'Active'].includes(label));
});
