import { ServerError } from './errors.ts';
import type { RetryPolicy } from './retry-policies.ts';
import { askedWaitMs, setbackOf } from './setback.ts';

/** What decides whether something that failed is tried again. */
export interface FailedAttempt {
  readonly error: unknown;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Since the first attempt began; 0 where a policy has no time limit. */
  readonly elapsedMs?: number;
  /** It changes nothing. */
  readonly reads?: boolean;
  /** Sending it twice has the same effect as sending it once, because of its method or an idempotency key. */
  readonly safe?: boolean;
  /** Returns 0 to 1, evenly distributed; the full wait without it. */
  readonly random?: () => number;
}

/** How long to wait before the next attempt; undefined if there is none. */
export function retryDelayMs(policy: RetryPolicy, failed: FailedAttempt): number | undefined {
  const { error, attempt, elapsedMs = 0, reads, safe = true, random } = failed;
  const why = setbackOf(error) ?? (reads && error instanceof ServerError && error.status >= 500 && 'broken');
  if (!why || attempt >= policy.tries[why] || (!safe && isDoubtful(why))) return undefined;
  const waitMs = backOffMs(policy, attempt, error, random);
  return askedWaitMs(error) > policy.longestAskedMs || elapsedMs + waitMs > policy.forMs ? undefined : waitMs;
}

/** It may have been carried out. */
const isDoubtful = (why: string): boolean => why === 'lost' || why === 'late';

/** The wait after so many attempts: twice as long each time, or as long as the server asks. */
export function backOffMs(policy: RetryPolicy, attempt: number, error: unknown, random = () => 1): number {
  const stepMs = Math.min(policy.longestWaitMs, policy.firstWaitMs * 2 ** (attempt - 1));
  return Math.max(stepMs * (0.5 + random() / 2), askedWaitMs(error));
}

/** Reads `Retry-After`, which is a number of seconds or a date.
 * @returns milliseconds from `nowMs`, 0 or more; undefined when it is missing or unreadable. */
export function parseRetryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (!header?.trim()) return undefined;
  const seconds = Number(header);
  const waitMs = Number.isNaN(seconds) ? Date.parse(header) - nowMs : seconds * 1000;
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
