import { describeFailure, type Failure } from '../failure.ts';
import type { Context } from '../context.ts';

/** Sends calls again that may be sent again, and has all others wait meanwhile. */
export interface Patience {
  /** Runs the work once nothing asks to wait, and again after a busy server or a broken connection. */
  patiently<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A server that asks for a longer wait than this is not waited for. */
const longestWaitMs = 5 * 60_000;
const firstDelayMs = 500;
const longestDelayMs = 15_000;
/** A server that only says that it is busy is asked this often. */
const busyTries = 12;
/** A server that cannot be reached is tried this often. */
const lostTries = 4;

/** One for all calls of a run: when the server asks to wait (`Retry-After`), nobody sends anything until then. */
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
  const isLost = code === 'unreachable' || code === 'timeout' || status === 502 || status === 504;
  return isLost && attempt < lostTries ? backOffMs : undefined;
}
