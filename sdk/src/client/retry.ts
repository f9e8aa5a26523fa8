import { askedWaitMs, setbackOf } from './setback.ts';

/** What decides whether a failed call is retried. */
export interface FailedAttempt {
  readonly error: unknown;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Attempts allowed after the first. */
  readonly retries: number;
  /** Sending it twice has the same effect as sending it once, because of its method or an idempotency key. */
  readonly safe: boolean;
  /** The body can be sent a second time. */
  readonly replayable: boolean;
  /** The call is not retried if the server asks for a longer wait than this. */
  readonly maxRetryAfterMs: number;
  /** Returns 0 to 1, evenly distributed. */
  readonly random: () => number;
}

const firstDelayMs = 300;
const longestDelayMs = 5000;
/** How long to wait before the call is retried; undefined if it is not retried.
 * A timeout is never retried: the caller has waited long enough, and more calls do not help a slow server. */
export function retryDelayMs(failed: FailedAttempt): number | undefined {
  const { error, attempt, retries, replayable, maxRetryAfterMs, random } = failed;
  if (attempt > retries || !replayable || !isTransient(failed)) return undefined;
  const backOffMs = Math.min(longestDelayMs, firstDelayMs * 2 ** (attempt - 1)) * (0.5 + random() / 2);
  const askedMs = askedWaitMs(error);
  return askedMs > maxRetryAfterMs ? undefined : Math.max(backOffMs, askedMs);
}

function isTransient({ error, safe }: FailedAttempt): boolean {
  const setback = setbackOf(error);
  return setback === 'busy' || setback === 'working' || (setback === 'lost' && safe);
}

/** Reads `Retry-After`, which is a number of seconds or a date.
 * @returns milliseconds from `nowMs`, 0 or more; undefined when it is missing or unreadable. */
export function parseRetryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (!header?.trim()) return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}
