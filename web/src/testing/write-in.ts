import type { UserEvent } from '@testing-library/user-event';

/** Writes a text into a field at once: typing renders the screen for each of its letters. */
export async function writeIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
