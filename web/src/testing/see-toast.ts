import { fireEvent, screen, within } from '@testing-library/react';

/** Waits for a toast, and dismisses it: a fourth one would wait for seconds until one of three is gone. */
export async function seeToast(message: string): Promise<void> {
  const toast = (await screen.findByText(message)).closest<HTMLElement>('[role=alert]');
  // Without the pointer over it, which would keep the others from going away by themselves.
  if (toast) fireEvent.click(within(toast).getByRole('button', { name: 'Dismiss' }));
}
