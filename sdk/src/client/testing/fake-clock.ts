import { abortable, type Clock } from '../clock.ts';

/** A clock that moves only by the requested waits, and records them. */
export interface FakeClock extends Clock {
  readonly waits: readonly number[];
}

/** Creates a clock at time 0. */
export function fakeClock(): FakeClock {
  const waits: number[] = [];
  let nowMs = 0;
  return {
    waits,
    now: () => nowMs,
    async sleep(delayMs, signal, operation) {
      waits.push(delayMs);
      nowMs += delayMs;
      await abortable(Promise.resolve(), signal, operation);
    },
  };
}
