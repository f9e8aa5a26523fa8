import { notifications } from '@mantine/notifications';
import { failureWords } from '../core/failure-words.ts';
import { toastMs } from '../core/screen-constants.ts';

/** Reports success.
 * @param record - which one it is about, unless the message says so */
export function toastSuccess(message: string, record?: string): void {
  show(worded(message, record), 'green');
}

/** Reports a completed action with a negative outcome.
 * @param record - which one it is about, unless the message says so */
export function toastWarning(message: string, record?: string): void {
  show(worded(message, record), 'yellow');
}

/** Reports a refusal in the server's words.
 * @param record - which one it is about, unless they say so */
export function toastRefusal(message: string, record?: string): void {
  alert({ message: named(message, record) });
}

/** Reports a failure: the specified text, followed by the server's reason.
 * @param record - which one it is about, unless the text says so; left out where the reason names it */
export function toastFailure(title: string, error: Error, record?: string): void {
  alert({ title, message: named(failureWords(error) ?? error.message, record) });
}

interface Words {
  readonly title?: string;
  readonly message: string;
}

/** @see docs/specification/decisions.md §13 (toasts) */
function show(words: Words, color: string, more: { readonly autoClose?: number; readonly role?: 'alert' } = {}): void {
  notifications.show({ autoClose: toastMs, ...words, color, closeButtonProps: { 'aria-label': 'Dismiss' }, ...more });
}

const alert = (words: Words): void => show(words, 'red', { autoClose: toastMs * 2, role: 'alert' });

const worded = (message: string, record: string | undefined): Words =>
  record === undefined ? { message } : { title: message, message: record };

const named = (message: string, record: string | undefined) =>
  record === undefined || message.includes(record) ? message : `${record}: ${message}`;
