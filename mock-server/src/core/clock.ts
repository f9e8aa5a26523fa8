/** The time source for the whole server, so that tests and the demo can freeze or move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that can be advanced: for tests, and for a server with test controls. */
export interface AdvancingClock extends Clock {
  /** Advances by `ms` milliseconds (0 or more) and returns the new time. */
  advance(ms: number): Date;
}

export function isAdvancing(clock: Clock): clock is AdvancingClock {
  return 'advance' in clock;
}

/** Follows another clock, and can be moved ahead of it. */
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

/** A clock that is frozen until it is moved. */
export interface FixedClock extends AdvancingClock {
  /** Sets the time, backwards too. */
  set(time: Date | string): void;
}

/** @throws RangeError for an invalid time or step. */
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
  if (!(ms >= 0)) throw new RangeError(`A clock must advance by 0 ms or more, not by ${String(ms)}`);
  return ms;
}

function validTime(time: Date | string): number {
  const ms = new Date(time).getTime();
  if (Number.isNaN(ms)) throw new RangeError(`Not a time: ${String(time)}`);
  return ms;
}
