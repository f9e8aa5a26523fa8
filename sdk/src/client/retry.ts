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
  /** Sending it twice has the same effect as sending it once, because of its method or an idempotency key. */
  readonly safe?: boolean;
  /** Returns 0 to 1, evenly distributed; the full wait without it. */
  readonly random?: () => number;
}

/** How long to wait before the next attempt: twice as long each time, or as long as the server asks. Undefined if there is no
 * other attempt. */
export function retryDelayMs(policy: RetryPolicy, failed: FailedAttempt): number | undefined {
  const { error, attempt, elapsedMs = 0, safe = true, random = () => 1 } = failed;
  const why = setbackOf(error) ?? (error instanceof ServerError && error.status >= 500 && 'broken');
  if (!why || attempt >= policy.tries[why] || (!safe && !['busy', 'working'].includes(why))) return undefined;
  const askedMs = askedWaitMs(error);
  const stepMs = Math.min(policy.longestWaitMs, policy.firstWaitMs * 2 ** (attempt - 1));
  const waitMs = Math.max(askedMs, stepMs * (0.5 + random() / 2));
  return askedMs > policy.longestAskedMs || elapsedMs + waitMs > policy.forMs ? undefined : waitMs;
}

/** Reads `Retry-After`, which is a number of seconds or a date.
 * @returns milliseconds from `nowMs`, 0 or more; undefined when it is missing or unreadable. */
export function parseRetryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (!header?.trim()) return undefined;
  const seconds = Number(header);
  const waitMs = Number.isNaN(seconds) ? Date.parse(header) - nowMs : seconds * 1000;
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
