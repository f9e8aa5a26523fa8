import { Refusal } from '../refusal.ts';
import { within } from '../within.ts';

/** Limits the calls that are handled at the same time, so that admitted ones are answered soon, and the others learn at
 * once that they must try again. Waiting for a body does not count: that is the sender's time. */
export interface Admission {
  /** Starts a call: finds out whose it is.
   * @throws Refusal 503 with Retry-After if too many calls are being handled. */
  enter<T>(work: () => Promise<T>): Promise<T>;
  /** Continues an admitted call: it is counted, and never refused. */
  continue<T>(work: () => Promise<T>): Promise<T>;
  /** How many calls are being handled. */
  running(): number;
  /** Settles when no call is being handled, or after `atMostMs`: for background work that can wait. */
  quiet(atMostMs: number): Promise<void>;
  /** Goes up with every call. */
  handled(): number;
}

/** @param most - how many calls at once. */
export function createAdmission(most: number): Admission {
  let running = 0;
  let handled = 0;
  const waiting = new Set<() => void>();
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    running += 1;
    handled += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      if (running === 0) for (const wake of waiting) wake();
    }
  };
  return {
    enter(work) {
      if (running < most) return counted(work);
      return Promise.reject(
        new Refusal(503, 'The server is busy. Please try again in a few seconds.', {
          code: 'overloaded',
          headers: { 'Retry-After': '2' },
        }),
      );
    },
    continue: counted,
    running: () => running,
    handled: () => handled,
    async quiet(atMostMs) {
      if (running === 0) return;
      let wake: () => void = () => undefined;
      const quiet = new Promise<void>((resolve) => (wake = resolve));
      waiting.add(wake);
      await within(atMostMs, quiet);
      waiting.delete(wake);
    },
  };
}
