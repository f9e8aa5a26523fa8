import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Expects a question when Escape would lose what is shown once, and goes back. */
export async function expectKeptByEscape(user: UserEvent, what: string): Promise<void> {
  await user.keyboard('{Escape}');
  const name = 'Close without saving?';
  const question = within(await screen.findByRole('dialog', { name }));
  expect(question.getByText(`You won’t be able to see ${what} again.`)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
}
