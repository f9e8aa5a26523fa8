import type { FetchLike } from '@grt/sdk';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
let address: string;
beforeEach(async () => {
  server = await createTestServer({ people: false });
  const { pathname, search } = new URL((await server.firstAdministratorUrl()) ?? '');
  address = pathname + search;
});
afterEach(() => server.close());

const open = (path: string, fetch: FetchLike = server.fetch) => renderApp(path, { fetch, baseUrl: server.baseUrl });

async function fill(app: ReturnType<typeof open>, entered: Readonly<Record<string, string>>) {
  await screen.findByLabelText('Username');
  for (const [label, text] of Object.entries(entered)) await writeIn(app.user, screen.getByLabelText(label), text);
}
const ada = {
  Username: 'ada',
  'First name': 'Ada',
  'Last name': 'Nowak',
  Email: 'ada@grt.example',
  Password: 'quite a long one',
  'Confirm password': 'quite a long one',
};
const create = (app: ReturnType<typeof open>) =>
  app.user.click(screen.getByRole('button', { name: 'Create super admin' }));

it('creates the first super admin, who signs in and sees the administration', async () => {
  const app = open(address);
  await fill(app, ada);
  await create(app);
  await waitFor(() => expect(app.path()).toBe('/login'));
  expect(await screen.findByText('The first super admin is set up. You can now sign in.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Username or email').value).toBe('ada');
  await writeIn(app.user, screen.getByLabelText('Password'), 'quite a long one');
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(app.path()).toBe('/admin'));
});

it('sets up the first super admin when the first reply is lost and the form is sent again', async () => {
  let isLost = false;
  const app = open(address, async (input, init) => {
    const reply = await server.fetch(input, init);
    if (isLost || !input.endsWith('/setup/administrator')) return reply;
    isLost = true;
    throw new TypeError('fetch failed');
  });
  await fill(app, ada);
  await create(app);
  expect(await screen.findByText('The server could not be reached. Please try again.')).toBeDefined();
  await create(app);
  expect(await screen.findByText('The first super admin is set up. You can now sign in.')).toBeDefined();
});

it('shows under the fields what is missing and what the server refuses', async () => {
  const app = open(address);
  await screen.findByLabelText('Username');
  await create(app);
  for (const message of ['Username is required', 'First name is required', 'Email is required', 'Password is required'])
    expect(await screen.findByText(message)).toBeDefined();
  await fill(app, { ...ada, Email: 'nowhere' });
  await create(app);
  expect(await screen.findByText('Please enter a valid email address')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says why a link does not work, and keeps what was typed', async () => {
  const app = open(address);
  await server.firstAdministratorUrl();
  await fill(app, ada);
  await create(app);
  expect((await screen.findByRole('alert')).textContent).toMatch(/This link is not the newest one/);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@grt.example');
});

it('requires the whole link', async () => {
  open('/setup/administrator');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This link has no token. Please open the full link that the server printed at startup.',
  );
});
