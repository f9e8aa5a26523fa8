import type { OnForbidden } from '@grt/sdk';
import { stepUpRequiredCode } from '@grt/sdk/contract';

/** Someone is asked to confirm who they are. Settles with whether they did. */
interface Question {
  readonly answer: (isConfirmed: boolean) => void;
}

let question: Question | undefined;
let barred = false;
let canAsk = false;
const listeners = new Set<() => void>();

/** For the server client. A call that needs a confirmation waits for the dialog, and is sent again if it was given. An
 * administrator who must set up a second factor first is led there; the call fails.
 * @see docs/specification/decisions.md §2 */
export const onForbidden: OnForbidden = async ({ code }) => {
  if (code === 'second_factor_setup_required') setBarred(true);
  if (code !== stepUpRequiredCode || !canAsk) return false;
  return new Promise((resolve) => tell({ answer: resolve }));
};

/** Marks that signed-in screens are open and can ask. @returns a function that undoes this. */
export function keepAsking(): () => void {
  canAsk = true;
  return () => {
    canAsk = false;
    barred = false;
    settleConfirmation(false);
  };
}

/** Confirmed or given up: waiting calls continue, or fail. */
export function settleConfirmation(isConfirmed: boolean): void {
  const settled = question;
  if (!settled) return;
  tell(undefined);
  settled.answer(isConfirmed);
}

/** Whether someone is being asked. */
export const isAsking = (): boolean => question !== undefined;

/** Whether a second factor has to be set up before anything else. */
export const isBarred = (): boolean => barred;

export function setBarred(isNow: boolean): void {
  barred = isNow;
  tell(question);
}

/** Calls back when any of this changes. @returns an unsubscribe function. */
export function onConfirmation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(next: Question | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}
