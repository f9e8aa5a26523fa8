import { notifications } from '@mantine/notifications';
import { toastMs } from '../core/screen-constants.ts';

/** Says that something worked. */
export function toastSuccess(message: string): void {
  notifications.show({ message, color: 'green', autoClose: toastMs, closeButtonProps: closeButton });
}

/** Says that something was done that is not good news for somebody. */
export function toastWarning(message: string): void {
  notifications.show({ message, color: 'yellow', autoClose: toastMs, closeButtonProps: closeButton });
}

/** Says that something failed: the stated words, and below them the reason as the server gave it. */
export function toastFailure(title: string, error: Error): void {
  notifications.show({
    title,
    message: error.message,
    color: 'red',
    autoClose: toastMs * 2,
    role: 'alert',
    closeButtonProps: closeButton,
  });
}

const closeButton = { 'aria-label': 'Dismiss' };
