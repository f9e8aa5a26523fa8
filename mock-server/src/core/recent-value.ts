import type { Clock } from './clock.ts';

/** How stale it may be: another process may have changed it. */
const freshMs = 5000;

/** A value of the database as of a moment ago, for calls that must answer at once even while the database is busy. */
export interface RecentValue<T> {
  /** The last known value, refreshed in the background when old. Only the first call waits for the database. */
  get(): Promise<T>;
  /** Records a change just made by this process. */
  put(value: T): void;
}

/** @param onRead - called with whatever is read or put, for anything that follows the value. */
export function recentValue<T>(
  readNow: () => Promise<T>,
  clock: Clock,
  onRead: (value: T) => void = () => undefined,
): RecentValue<T> {
  let known: { readonly value: T; readonly atMs: number } | undefined;
  let reading: Promise<T> | undefined;
  const put = (value: T) => {
    known = { value, atMs: clock.now().getTime() };
    onRead(value);
  };
  const read = () => {
    reading ??= readNow()
      .then((found) => (put(found), found))
      .finally(() => (reading = undefined));
    return reading;
  };
  return {
    put,
    async get() {
      if (!known) return read();
      // If the database fails now, the calls that need the value report that; here the last known one remains in use.
      if (clock.now().getTime() - known.atMs >= freshMs) read().catch(() => undefined);
      return known.value;
    },
  };
}
