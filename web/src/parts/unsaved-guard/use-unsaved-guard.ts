import { useLayoutEffect, useMemo, useState } from 'react';
import { guard, leaveOne, release, type Guarded } from './unsaved.ts';

export interface UnsavedGuard {
  /** Does it at once, or after a question while something is unsaved: for Cancel and for closing a dialog. */
  readonly leave: (then: () => void) => void;
  /** Call it when the form is saved and the same step leads away, before the next drawing. */
  readonly release: () => void;
}

/** Asks before what somebody has typed is lost: on the way to another screen, on closing the tab, and through `leave`.
 * The question itself is shown by `UnsavedQuestion`, once for the whole app.
 * @param isDirty - whether there is anything to lose */
export function useUnsavedGuard(isDirty: boolean, { question, param }: Guarded = {}): UnsavedGuard {
  const [key] = useState(() => Symbol('unsaved'));

  useLayoutEffect(() => {
    if (!isDirty) return undefined;
    guard(key, { question, param });
    return () => release(key);
  }, [isDirty, key, question, param]);

  return useMemo(() => ({ leave: (then) => leaveOne(key, then), release: () => release(key) }), [key]);
}
