import type { Context } from '../context.ts';

/** Retries calls that are safe to retry, and pauses all others meanwhile. */
export interface Patience {
  /** Runs the work when no wait is pending, and again after a busy server or a broken connection. */
  patiently<Result>(work: () => Promise<Result>): Promise<Result>;
}

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
          const { bulkPolicy, retryDelayMs } = await import('@grt/sdk');
          // Each call has a key, so that one whose reply was lost may be sent again.
          const waitMs = retryDelayMs(bulkPolicy, { error, attempt });
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
