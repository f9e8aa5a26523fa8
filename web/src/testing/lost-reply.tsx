import type { FetchLike } from '@grt/sdk';
import type { TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { keepSessionOf } from './client-app.tsx';
import { renderApp } from './render-app.tsx';
import { writeIn } from './write-in.ts';

/** A form whose first reply is lost. */
export interface LosingForm {
  readonly what: string;
  /** Of the call whose reply is lost. */
  readonly path: RegExp;
  /** A visitor by default. */
  readonly as?: string;
  readonly at: string | (() => Promise<string>);
  readonly fillIn?: (user: UserEvent) => Promise<void>;
  readonly button: string;
  /** What there is once it has been sent. */
  readonly done: string | RegExp;
  /** How often it was done. */
  readonly count: () => Promise<number>;
}

/** Sends a form, loses the reply, and sends it again, until the user is told that it is done.
 * @returns how often it was done */
export async function sendTwice(
  server: TestServer,
  { path, as, at, fillIn, button, done, count }: LosingForm,
): Promise<number> {
  const entry = typeof at === 'string' ? at : await at();
  const app = await openLosing(server, path, { at: entry, ...(as === undefined ? {} : { as }) });
  await fillIn?.(app.user);
  await app.sendInVain(button);
  await app.sendAgain(button);
  await screen.findByText(done);
  return await count();
}

/** Opens the app, and loses the reply to the first POST to a path. What it asks for is done. */
export async function openLosing(
  server: TestServer,
  path: RegExp,
  { as, at }: { readonly as?: string; readonly at: string },
) {
  let isLost = false;
  const fetch: FetchLike = async (input, init) => {
    const reply = await server.fetch(input, init);
    if (isLost || init?.method !== 'POST' || !path.test(new URL(input).pathname)) return reply;
    isLost = true;
    throw new TypeError('fetch failed');
  };
  if (as !== undefined) await keepSessionOf(server, as);
  const { user } = renderApp(at, { fetch, baseUrl: server.baseUrl });
  /** The button of the dialog, or of the page without one. */
  const place = () => within(screen.queryAllByRole('dialog').at(-1) ?? document.body);
  const found = (button: string) => place().getByRole<HTMLButtonElement>('button', { name: button });
  /** Clicks the button, and waits until the reply is lost and the form can be sent again. */
  const sendInVain = async (button: string) => {
    await user.click(await place().findByRole('button', { name: button }));
    await waitFor(() => {
      expect(isLost).toBe(true);
      expect(found(button).disabled).toBe(false);
    });
  };
  const sendAgain = async (button: string) => await user.click(found(button));
  return { user, found, sendInVain, sendAgain };
}

export const field = (label: RegExp | string) => screen.findByLabelText(label);

/** Fills in fields by the beginnings of their labels. */
export async function type(user: UserEvent, entered: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(entered)) {
    await user.clear(await field(new RegExp(`^${label}`)));
    await writeIn(user, await field(new RegExp(`^${label}`)), text);
  }
}
