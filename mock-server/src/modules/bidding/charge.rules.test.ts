import { expect, it } from 'vitest';
import { chargeClick, refundClick, type ChargedDay } from './charge.rules.ts';
import type { Servable } from './serving.rules.ts';

const dollar = 1_000_000;
const domain: Servable = {
  isClientActive: true,
  isApproved: true,
  isBiddingActive: true,
  bidMicros: 3 * dollar,
  budgetMicros: 10 * dollar,
  floorMicros: 10_000,
  hasFeed: true,
};
const atMs = Date.parse('2026-11-20T17:00:00Z');
const day = (spent: number): ChargedDay => ({
  spentMicros: spent * dollar,
  clicks: 3,
  repeats: 0,
  exhaustedAtMs: undefined,
  budgetShare: 1,
});

it.each([
  [5.99, undefined],
  [6, atMs],
])('a click of 3 dollars, after %d of 10, spends the budget at %s', (spent, spentAtMs) => {
  const charged = day(spent);
  expect(chargeClick(domain, charged, { atMs, isRepeat: false })).toBe('charged');
  expect(charged.exhaustedAtMs).toBe(spentAtMs);
});

it('is no longer spent when a click is taken back, even if the rest does not pay the bid', () => {
  const spent = { ...day(9), exhaustedAtMs: atMs };
  refundClick(domain, spent, 10_000);
  expect(spent).toMatchObject({ spentMicros: 8.99 * dollar, exhaustedAtMs: undefined });
});
