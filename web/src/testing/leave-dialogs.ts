import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Leaves all open dialogs with Escape, one after another, without waiting for one that closes itself. */
export async function leaveDialogs(user: UserEvent): Promise<void> {
  await waitFor(async () => {
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
}
