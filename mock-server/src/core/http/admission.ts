import { Refusal } from '../refusal.ts';

/** Bounds the calls that are answered at once, so that those who are let in are answered soon, and the others know at
 * once that they have to come again. Waiting for a body does not count: that is the sender's time. */
export interface Admission {
  /** Starts a call: finds out whose it is.
   * @throws Refusal 503 with Retry-After if too many calls are being answered. */
  enter<T>(work: () => Promise<T>): Promise<T>;
  /** Goes on with a call that was let in: it is counted, and never refused. */
  continue<T>(work: () => Promise<T>): Promise<T>;
  /** How many calls are being answered. */
  running(): number;
}

/** @param most - calls at once. */
export function createAdmission(most: number): Admission {
  let running = 0;
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
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
  };
}
