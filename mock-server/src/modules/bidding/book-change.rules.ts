import type { BiddingOutcome } from './bid-update.rules.ts';
import { anchorDay, type DomainBook } from './day-book.rules.ts';
import { budgetOn, onDay } from './day-budget.rules.ts';
import { isRunning, isSpent } from './serving.rules.ts';

const minuteMs = 60_000;

/** Records in the day's account what changes: the highest budget, whether it is spent, and the plan. */
export function bookChange(book: DomainBook, { after, replans }: BiddingOutcome, atMs: number): void {
  const day = book.dayAt(atMs);
  const { bidMicros, budgetMicros, biddingStatus } = after;
  day.peakBudgetMicros = Math.max(day.peakBudgetMicros, budgetOn(budgetMicros, day));
  day.exhaustedAtMs = isSpent(onDay(after, day), day.spentMicros) ? (day.exhaustedAtMs ?? atMs) : undefined;
  if (!replans) return;
  const isActive = isRunning({ ...book.facts, bidMicros, budgetMicros, isBiddingActive: biddingStatus === 'active' });
  anchorDay(day, atMs, { budgetMicros, isActive });
  day.advancedToMs = Math.max(day.advancedToMs, atMs - (atMs % minuteMs));
}
