import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The bidding screen of a domain. */
export const addressOf = (domainId: number | string) => `/client/domains/${String(domainId)}/bidding`;

/** A panel by its heading, once the domain has loaded and the placeholders are gone. A query by role would check every
 * cell on the page. */
export async function region(name: string) {
  await screen.findByText('Data refreshes automatically every 30 seconds');
  const panel = (await screen.findByText(name, { selector: 'h2' })).closest('section');
  if (!panel) throw new Error(`${name} is no panel`);
  return within(panel);
}

export const bid = async () => await screen.findByLabelText<HTMLInputElement>('Bid Amount ($ per click)');
export const budget = () => screen.getByLabelText<HTMLInputElement>('Daily Budget ($)');

/** Types an amount and leaves the field. */
export function enter(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

export const save = async (user: UserEvent) => await user.click(screen.getByText('Save Changes'));
