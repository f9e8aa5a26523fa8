import { screen, within } from '@testing-library/react';

/** The case is open in the workspace, and can be decided on. */
export async function isOpen(name: string) {
  const opened = within(await screen.findByRole('dialog', { name }));
  await opened.findByRole('button', { name: 'Approve' });
  return opened;
}
