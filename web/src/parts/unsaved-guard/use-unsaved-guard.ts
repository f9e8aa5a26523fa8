import { useLayoutEffect, useMemo, useState } from 'react';
import { guard, leaveOne, release, type Guarded } from './unsaved.ts';

export interface UnsavedGuard {
  /** Runs immediately, or asks first if there are unsaved changes: for Cancel and closing a dialog. */
  readonly leave: (then: () => void) => void;
  /** Call it when the form is saved and the same step navigates away, before the next render. */
  readonly release: () => void;
}

/** Asks before unsaved input is lost: on navigation, on closing the tab, and through `leave`.
 * The question itself is shown by `UnsavedQuestion`, once for the whole app.
 * @param isDirty - whether there are unsaved changes */
export function useUnsavedGuard(isDirty: boolean, { question, words, param }: Guarded = {}): UnsavedGuard {
  const [key] = useState(() => Symbol('unsaved'));

  useLayoutEffect(() => {
    if (!isDirty) return undefined;
    guard(key, { question, words, param });
    return () => release(key);
  }, [isDirty, key, question, words, param]);

  return useMemo(() => ({ leave: (then) => leaveOne(key, then), release: () => release(key) }), [key]);
}
