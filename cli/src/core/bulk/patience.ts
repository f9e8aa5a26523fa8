import { describeFailure, type Failure } from '../failure.ts';
import type { Context } from '../context.ts';

/** Retries calls that are safe to retry, and pauses all others meanwhile. */
export interface Patience {
  /** Runs the work when no wait is pending, and again after a busy server or a broken connection. */
  patiently<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A server that asks for a longer wait than this is not retried. */
const longestWaitMs = 5 * 60_000;
const firstDelayMs = 500;
const longestDelayMs = 15_000;
/** Retry schedule for a busy server without Retry-After. */
const busyTries = 12;
/** Retry schedule for an unreachable server. */
const lostTries = 4;

/**
 * Shared by all calls of a run: when the server asks to wait (`Retry-After`), none of them sends anything until then.
 */
export function createPatience(
  context: Pick<Context, 'now' | 'sleep' | 'signal'>,
  onWait: (waitMs: number) => void,
): Patience {
  let openAtMs = 0;
  const untilOpen = async (): Promise<void> => {
    while (openAtMs > context.now() && !context.signal.aborted) await context.sleep(openAtMs - context.now());
    context.signal.throwIfAborted();
  };
  return {
    patiently: async (work) => {
      for (let attempt = 1; ; attempt += 1) {
        await untilOpen();
        try {
          return await work();
        } catch (error) {
          const failure = await describeFailure(error);
          const waitMs = failure === undefined ? undefined : waitBefore(failure, attempt);
          if (waitMs === undefined) throw error;
          if (context.now() + waitMs > openAtMs) {
            openAtMs = context.now() + waitMs;
            onWait(waitMs);
          }
        }
      }
    },
  };
}

/** How long to wait before the next attempt; undefined when there is none. */
function waitBefore({ status, code, retryAfterMs }: Failure, attempt: number): number | undefined {
  const backOffMs = Math.min(longestDelayMs, firstDelayMs * 2 ** (attempt - 1));
  if (status === 429 || status === 503) {
    if (attempt >= busyTries || (retryAfterMs ?? 0) > longestWaitMs) return undefined;
    return Math.max(backOffMs, retryAfterMs ?? 0);
  }
  // An earlier try arrived, and its reply was lost: soon it can be had with the same key.
  if (code === 'still_running') return attempt < busyTries ? Math.max(backOffMs, retryAfterMs ?? 0) : undefined;
  const isLost = code === 'unreachable' || code === 'timeout' || status === 502 || status === 504;
  return isLost && attempt < lostTries ? backOffMs : undefined;
}
