import { withoutPlace } from './http/admission.ts';
import { overloaded } from './refusal.ts';

/** Lets a few pieces of costly work run at once, and the next ones wait for their turn in the order of their arrival. */
export interface Turnstile {
  /** Runs the work when it is its turn. The call that waits for it gives up its place among the calls being handled.
   * @throws Refusal 503 with Retry-After if too many are waiting already; the work is not started then. */
  pass<T>(work: () => Promise<T>): Promise<T>;
}

export interface TurnstileLimits {
  readonly atOnce: number;
  /** How many wait at most, besides those that run. */
  readonly waiting: number;
}

export function createTurnstile({ atOnce, waiting: mostWaiting }: TurnstileLimits): Turnstile {
  let running = 0;
  const waiting: (() => void)[] = [];
  /** Whoever is next takes over the place of the one that leaves, so that nobody slips in between. */
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    async pass(work) {
      if (running < atOnce) running += 1;
      else if (waiting.length < mostWaiting) await withoutPlace(() => new Promise<void>((turn) => waiting.push(turn)));
      else throw overloaded();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
