import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses a record in a select that asks the server, by pasting its name. */
export async function chooseFound(user: UserEvent, field: HTMLElement, name: string): Promise<void> {
  await user.clear(field);
  await user.paste(name);
  await user.click(await screen.findByRole('option', { name, hidden: true }));
}
