import { notifications } from '@mantine/notifications';
import { toastMs } from '../core/screen-constants.ts';

/** Reports success. */
export function toastSuccess(message: string): void {
  notifications.show({ message, color: 'green', autoClose: toastMs, closeButtonProps: closeButton });
}

/** Reports success with what follows from it: stays long enough to be read. */
export function toastReceipt(title: string, message: string): void {
  notifications.show({ title, message, color: 'green', autoClose: toastMs * 3, closeButtonProps: closeButton });
}

/** Reports a refusal in the server's words. */
export function toastRefusal(message: string): void {
  notifications.show({ message, color: 'red', autoClose: toastMs * 2, role: 'alert', closeButtonProps: closeButton });
}

/** Reports a completed action with a negative outcome. */
export function toastWarning(message: string): void {
  notifications.show({ message, color: 'yellow', autoClose: toastMs, closeButtonProps: closeButton });
}

/** Reports a failure: the specified text, followed by the server's reason. */
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
