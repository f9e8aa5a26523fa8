import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const open = (path: string) => renderApp(path, { fetch: server.fetch, baseUrl: server.baseUrl });

it('goes from the sign-in to an email, then to a new password, and back to the sign-in', async () => {
  const app = open('/login');
  await app.user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { level: 1, name: 'Forgot password' });
  await app.user.type(await screen.findByLabelText('Username or email'), 'acme');
  await app.user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/If an account with this name exists, we have sent/)).toBeDefined();

  await server.drain();
  const [link = ''] = (await server.latestMail('alex@acme.example')).links;
  const { pathname, search } = new URL(link);
  const reset = open(pathname + search);
  await writeIn(reset.user, await screen.findByLabelText('New password'), 'quite another one');
  expect(document.querySelector<HTMLInputElement>('input[hidden][autocomplete="username"]')?.value).toBe('acme');
  await writeIn(reset.user, screen.getByLabelText('Confirm new password'), 'quite another on');
  expect(screen.getByText('Passwords do not match')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Set password' }).disabled).toBe(true);
  await reset.user.type(screen.getByLabelText('Confirm new password'), 'e');
  await reset.user.click(screen.getByRole('button', { name: 'Set password' }));
  await waitFor(() => expect(reset.path()).toBe('/login'));
  expect(await screen.findByText('Your password was changed. You can now sign in.')).toBeDefined();

  await reset.user.type(screen.getByLabelText('Username or email'), 'acme');
  await writeIn(reset.user, screen.getByLabelText('Password'), 'quite another one');
  await reset.user.keyboard('{Enter}');
  await waitFor(() => expect(reset.path()).toBe('/client/dashboard'));
});

it('asks for a name', async () => {
  const app = open('/login/forgot');
  await app.user.click(await screen.findByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Username or email is required')).toBeDefined();
});

it('says the same about an unknown name', async () => {
  const app = open('/login/forgot');
  await writeIn(app.user, await screen.findByLabelText('Username or email'), 'nobody');
  await app.user.keyboard('{Enter}');
  expect(await screen.findByText(/If an account with this name exists, we have sent/)).toBeDefined();
});

it('requires the link from the email', async () => {
  open('/login/reset');
  expect((await screen.findByRole('alert')).textContent).toBe('Please use the link from the email');
});

it('says that a link does not work before it asks for a password', async () => {
  open('/login/reset?token=grt_reset_guessed');
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid password link');
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toBeDefined();
});
