import type { Setback } from '@grt/sdk';
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
/** How often a call is sent, by why it failed. */
const tries: Readonly<Record<Setback, number>> = { busy: 12, working: 12, lost: 4, late: 4 };

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
          const waitMs = await waitBefore(error, attempt);
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

/** How long to wait before the next attempt; undefined when there is none. Every call has a key, so that one whose reply was
 * lost may be sent again. */
async function waitBefore(error: unknown, attempt: number): Promise<number | undefined> {
  const { askedWaitMs, setbackOf } = await import('@grt/sdk');
  const setback = setbackOf(error);
  const askedMs = askedWaitMs(error);
  if (setback === undefined || attempt >= tries[setback] || askedMs > longestWaitMs) return undefined;
  return Math.max(askedMs, Math.min(longestDelayMs, firstDelayMs * 2 ** (attempt - 1)));
}
