/** Where everything on the server takes its time from, so that tests and the demo can hold or move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that can be moved on: of tests, and of a server with test controls. */
export interface AdvancingClock extends Clock {
  /** Moves on by `ms` milliseconds (0 or more) and answers the new time. */
  advance(ms: number): Date;
}

export function isAdvancing(clock: Clock): clock is AdvancingClock {
  return 'advance' in clock;
}

/** Goes on as another clock does, and can be moved ahead of it. */
export function movableClock(base: Clock): AdvancingClock {
  let aheadMs = 0;
  const now = () => new Date(base.now().getTime() + aheadMs);
  return {
    now,
    advance(ms) {
      aheadMs += validStep(ms);
      return now();
    },
  };
}

/** A clock that stands still until it is told to move. */
export interface FixedClock extends AdvancingClock {
  /** Sets the time, backwards too. */
  set(time: Date | string): void;
}

/** @throws RangeError if a time or step is no valid one. */
export function fixedClock(start: Date | string): FixedClock {
  let current = validTime(start);
  return {
    now: () => new Date(current),
    advance(ms) {
      current += validStep(ms);
      return new Date(current);
    },
    set(time) {
      current = validTime(time);
    },
  };
}

function validStep(ms: number): number {
  if (!(ms >= 0)) throw new RangeError(`A clock advances by 0 ms or more, not by ${String(ms)}`);
  return ms;
}

function validTime(time: Date | string): number {
  const ms = new Date(time).getTime();
  if (Number.isNaN(ms)) throw new RangeError(`Not a time: ${String(time)}`);
  return ms;
}
