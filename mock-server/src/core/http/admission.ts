import { AsyncLocalStorage } from 'node:async_hooks';
import { overloaded } from '../refusal.ts';
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
  /** For how many milliseconds no call has been handled: 0 while one is, infinite before the first. Those that stood aside
   * (`withoutPlace`) do not count: they wait for the others themselves. */
  idleMs(): number;
}

/** The place of the running call among those being handled. */
interface Place {
  /** For how many things the call waits without its place. */
  waits: number;
  /** Whether it ever did. */
  stoodAside?: true;
  leave(): void;
  take(): void;
}

const places = new AsyncLocalStorage<Place | undefined>();

/** While the running call waits for this, it does not count among the calls being handled, so that many calls waiting for
 * the same thing do not keep out all others. Outside of a call it just waits. */
export async function withoutPlace<T>(wait: () => Promise<T>): Promise<T> {
  const place = places.getStore();
  if (!place) return wait();
  place.waits += 1;
  place.stoodAside = true;
  if (place.waits === 1) place.leave();
  try {
    return await wait();
  } finally {
    place.waits -= 1;
    if (place.waits === 0) place.take();
  }
}

/** @param most - how many calls at once.
 * @param nowMs - a clock that only goes forward. */
export function createAdmission(most: number, nowMs: () => number = () => performance.now()): Admission {
  let running = 0;
  let handled = 0;
  let idleFromMs = Number.NEGATIVE_INFINITY;
  const waiting = new Set<() => void>();
  const leave = () => {
    running -= 1;
    if (running === 0) for (const wake of waiting) wake();
  };
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    running += 1;
    handled += 1;
    try {
      return await places.run({ waits: 0, leave, take: () => (running += 1) }, work);
    } finally {
      leave();
    }
  };
  const continued = <T>(work: () => Promise<T>): Promise<T> =>
    counted(async () => {
      const place = places.getStore();
      try {
        return await work();
      } finally {
        if (place?.stoodAside !== true) idleFromMs = nowMs();
      }
    });
  return {
    enter(work) {
      if (running < most) return counted(work);
      return Promise.reject(overloaded());
    },
    continue: continued,
    running: () => running,
    handled: () => handled,
    idleMs: () => (running > 0 ? 0 : nowMs() - idleFromMs),
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
