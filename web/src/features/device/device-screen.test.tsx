import { createGrt, memoryTokenStore } from '@grt/sdk';
import type { DeviceSignIn } from '@grt/sdk/contract';
import { createTestServer, testPassword, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { plugInPasskeys } from '../../testing/browser-passkeys.ts';
import { grtOf, openAsAcme } from '../../testing/client-app.tsx';
import { renderApp } from '../../testing/render-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off', GRT_PUBLIC_URL: location.origin } });
});
afterAll(() => server.close());

const program = () =>
  createGrt({ baseUrl: server.baseUrl, fetch: server.fetch, tokenStore: memoryTokenStore(), retries: 0 });
const begin = () => program().devices.start();
const ask = ({ device_code }: DeviceSignIn) => {
  server.clock.advance(5000);
  return program().devices.signIn({ device_code });
};
const pathOf = ({ verification_uri_complete: address }: DeviceSignIn) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};
const button = (name: string) => screen.findByRole('button', { name });

describe('a program that shows a code', () => {
  it('is shown with its code and where it is, and gets a session once it is approved', async () => {
    const codes = await begin();
    const app = await openAsAcme(server, pathOf(codes));
    await screen.findByText(codes.user_code);
    screen.getByText(/is asking to sign in as you/);
    screen.getByText(/Approve this only if you started it yourself/);
    screen.getByText('You are signed in as acme.');
    await expect(ask(codes)).rejects.toMatchObject({ code: 'authorization_pending' });
    await app.user.click(await button('Approve'));
    await screen.findByText(/^Approved\. Go back to the program/);
    expect((await ask(codes)).user.username).toBe('acme');
  });

  it('is refused, also by an administrator', async () => {
    const codes = await begin();
    const app = await openAsReviewer(server, pathOf(codes));
    await app.user.click(await button('Deny'));
    await screen.findByText('Denied. The program was not signed in.');
    await expect(ask(codes)).rejects.toMatchObject({ code: 'access_denied' });
  });

  it('is found by a code that is typed, and a wrong one is said to be so', async () => {
    const codes = await begin();
    const app = await openAsAcme(server, '/device');
    await app.user.click(await button('Continue'));
    await screen.findByText('Please enter the code');
    await writeIn(app.user, screen.getByLabelText('Code'), '0000-0000');
    await app.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^No program is waiting for this code/);
    await app.user.click(screen.getByRole('button', { name: 'Enter a code' }));
    await app.user.type(await screen.findByLabelText('Code'), codes.user_code.toLowerCase().replace('-', ' '));
    await app.user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText(codes.user_code);
    await screen.findByRole('button', { name: 'Approve' });
  });

  it('asks who is not signed in to sign in first, and goes on with the code', async () => {
    const codes = await begin();
    const app = renderApp(pathOf(codes), { fetch: server.fetch, baseUrl: server.baseUrl });
    await screen.findByText('Sign in to authorize the program that shows you a code.');
    await writeIn(app.user, screen.getByLabelText('Username or email'), 'globex');
    await writeIn(app.user, screen.getByLabelText('Password'), testPassword);
    await app.user.keyboard('{Enter}');
    await screen.findByText('You are signed in as globex.');
    expect(app.path()).toBe(pathOf(codes));
    await app.user.click(await button('Approve'));
    await screen.findByText(/^Approved/);
    expect((await ask(codes)).user.username).toBe('globex');
  });

  it('is let in with a passkey alone, which also signs in first', async () => {
    const browser = plugInPasskeys();
    const acme = await grtOf(server, 'acme');
    await browser.addTo(acme);
    const codes = await begin();
    const app = renderApp(pathOf(codes), { fetch: server.fetch, baseUrl: server.baseUrl });
    await app.user.click(await button('Sign in with a passkey'));
    await app.user.click(await button('Approve'));
    await screen.findByText(/^Approved/);
    expect((await ask(codes)).user.username).toBe('acme');
    await (await grtOf(server, 'admin')).clients.removeFactors({ id: 1 });
    browser.undo();
  });

  it('is let in by another account, if that signs in', async () => {
    const codes = await begin();
    const app = await openAsAcme(server, pathOf(codes));
    await app.user.click(await screen.findByRole('link', { name: 'Use another account' }));
    await writeIn(app.user, await screen.findByLabelText('Username or email'), 'reviewer');
    await writeIn(app.user, screen.getByLabelText('Password'), testPassword);
    await app.user.keyboard('{Enter}');
    await screen.findByText('You are signed in as reviewer.');
    await app.user.click(await button('Approve'));
    await screen.findByText(/^Approved/);
    expect((await ask(codes)).user.username).toBe('reviewer');
  });

  it('asks to confirm who it is when the sign-in was more than 10 minutes ago', async () => {
    const app = await openAsAcme(server, '/device');
    await screen.findByLabelText('Code');
    server.clock.advance(10 * 60_000 + 1);
    const codes = await begin();
    await app.user.type(screen.getByLabelText('Code'), codes.user_code);
    await app.user.click(await button('Continue'));
    await app.user.click(await button('Approve'));
    const dialog = within(await screen.findByRole('dialog'));
    await writeIn(app.user, await dialog.findByLabelText('Password'), testPassword);
    await app.user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await screen.findByText(/^Approved/);
    expect((await ask(codes)).user.username).toBe('acme');
  });

  it('asks to sign in again when the session has ended', async () => {
    const codes = await begin();
    const app = await openAsAcme(server, '/device');
    await screen.findByLabelText('Code');
    const acme = await grtOf(server, 'acme');
    for (const { id, is_current } of await acme.auth.listSessions())
      if (!is_current) await acme.auth.revokeSession({ id });
    await app.user.type(screen.getByLabelText('Code'), codes.user_code);
    await app.user.click(await button('Continue'));
    await screen.findByText('Sign in to authorize the program that shows you a code.');
    await waitFor(() => expect(app.path()).toBe('/login'));
  });
});
