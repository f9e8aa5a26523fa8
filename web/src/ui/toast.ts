import { notifications } from '@mantine/notifications';
import { toastMs } from '../core/screen-constants.ts';

/** Reports success.
 * @param record - which one it is about, unless the message says so */
export function toastSuccess(message: string, record?: string): void {
  notifications.show({ ...worded(message, record), color: 'green', autoClose: toastMs, closeButtonProps: closeButton });
}

/** Reports a refusal in the server's words.
 * @param record - which one it is about, unless they say so */
export function toastRefusal(message: string, record?: string): void {
  notifications.show({
    message: named(message, record),
    color: 'red',
    autoClose: toastMs * 2,
    role: 'alert',
    closeButtonProps: closeButton,
  });
}

/** Reports a completed action with a negative outcome.
 * @param record - which one it is about, unless the message says so */
export function toastWarning(message: string, record?: string): void {
  notifications.show({
    ...worded(message, record),
    color: 'yellow',
    autoClose: toastMs,
    closeButtonProps: closeButton,
  });
}

/** Reports a failure: the specified text, followed by the server's reason.
 * @param record - which one it is about, unless the text says so; left out where the reason names it */
export function toastFailure(title: string, error: Error, record?: string): void {
  notifications.show({
    title,
    message: named(error.message, record),
    color: 'red',
    autoClose: toastMs * 2,
    role: 'alert',
    closeButtonProps: closeButton,
  });
}

const named = (message: string, record: string | undefined) =>
  record === undefined || message.includes(record) ? message : `${record}: ${message}`;

const worded = (message: string, record: string | undefined) =>
  record === undefined ? { message } : { title: message, message: record };

const closeButton = { 'aria-label': 'Dismiss' };
