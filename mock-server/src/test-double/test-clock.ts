import { AsyncLocalStorage } from 'node:async_hooks';
import { systemClock, type AdvancingClock } from '../core/clock.ts';
import { spanMs } from './span.ts';

/** A clock that stands still or passes, from any moment on. */
export interface DoubleClock extends AdvancingClock {
  freeze(at?: Date | string): Date;
  pass(): Date;
  isPassing(): boolean;
  /** Another moment, from which it goes on as before. */
  set(at: Date): void;
  /** Does something at a moment of its own; for everything else the clock stays as it is. */
  at<Result>(moment: Date, work: () => Result): Result;
}

/** By clock, for all clocks of the process: see `scopes` of transactions. */
const moments = new AsyncLocalStorage<ReadonlyMap<DoubleClock, number>>();

/** Stands still at first. */
export function doubleClock(start: string): DoubleClock {
  let isPassing = false;
  let atMs = timeOf(start);
  let sinceMs = systemClock.now().getTime();
  const nowMs = () => moments.getStore()?.get(clock) ?? atMs + (isPassing ? systemClock.now().getTime() - sinceMs : 0);
  const go = (fromMs: number, passing: boolean): Date => {
    atMs = fromMs;
    isPassing = passing;
    sinceMs = systemClock.now().getTime();
    return new Date(atMs);
  };
  const clock: DoubleClock = {
    now: () => new Date(nowMs()),
    advance: (ms) => go(nowMs() + spanMs(ms), isPassing),
    freeze: (at) => go(at === undefined ? nowMs() : timeOf(at), false),
    pass: () => go(nowMs(), true),
    isPassing: () => isPassing,
    set: (at) => void go(timeOf(at), isPassing),
    at: (moment, work) => moments.run(new Map(moments.getStore()).set(clock, timeOf(moment)), work),
  };
  return clock;
}

function timeOf(time: Date | string): number {
  const ms = new Date(time).getTime();
  if (Number.isNaN(ms)) throw new RangeError(`Not a time: ${String(time)}`);
  return ms;
}
