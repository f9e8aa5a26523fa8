import type { DeliveryOutcome, DeliveryRow } from './deliveries.store.ts';
import { nextAttemptAt } from './webhooks.rules.ts';

interface AttemptNews {
  /** The job that made the attempt. */
  readonly jobId: number;
  readonly isDelivered: boolean;
  readonly now: Date;
}

/** What an attempt leads to. During the attempt, the delivery may have been given up, since its webhook was disabled, or
 * a person may have had it sent again: then another job is to send it, and this attempt changes nothing about that. */
export function outcomeOf(delivery: DeliveryRow, { jobId, isDelivered, now }: AttemptNews): DeliveryOutcome {
  const { jobId: jobNow, status, attemptsOfRun, nextAttemptAt: at } = delivery;
  if (jobNow !== null && jobNow !== jobId) return { status, attemptsOfRun, nextAttemptAt: at, jobId: jobNow };
  const ended = { attemptsOfRun: attemptsOfRun + 1, nextAttemptAt: null, jobId: null };
  if (isDelivered) return { ...ended, status: 'delivered' };
  const next = jobNow === null ? undefined : nextAttemptAt(ended.attemptsOfRun, now);
  return next ? { ...ended, status: 'waiting', nextAttemptAt: next } : { ...ended, status: 'failed' };
}
