import { abortable, type Clock } from '../clock.ts';

/** A clock that moves only by the waits that are asked for, and notes them. */
export interface FakeClock extends Clock {
  readonly waits: readonly number[];
}

/** Makes a clock at the time 0. */
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
