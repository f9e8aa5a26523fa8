import { onAbort } from '#runtime';
import { abortedError } from './guard.ts';

/** Time as the client sees it. Tests hand in their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** @throws AbortedError as soon as the signal aborts */
  sleep(delayMs: number, signal: AbortSignal | undefined, operation: string): Promise<void>;
}

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  async sleep(delayMs, signal, operation) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, delayMs);
    });
    try {
      await abortable(over, signal, operation);
    } finally {
      clearTimeout(timer);
    }
  },
};

/** The work's result, unless the signal ends the wait first.
 * @throws AbortedError */
export async function abortable<T>(work: Promise<T>, signal: AbortSignal | undefined, operation: string): Promise<T> {
  if (signal === undefined) return await work;
  let release: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    release = onAbort(signal, () => reject(abortedError(operation, signal)));
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    release?.();
  }
}
