import { createGrt, type FetchLike } from '@grt/sdk';
import { createTestServer, testPassword, type TestServer } from '@grt/mock-server/testing';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser, renderApp } from '../../testing/render-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

interface Opening {
  readonly entry?: Parameters<typeof renderApp>[0];
  /** Replaces the server's replies, for cases that the server never produces. */
  readonly fetch?: FetchLike;
}

async function openSignIn({ entry = '/login', fetch }: Opening = {}) {
  const app = renderApp(entry, fetch ? { fetch } : { fetch: server.fetch, baseUrl: server.baseUrl });
  const username = await screen.findByLabelText<HTMLInputElement>('Username or email');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  return {
    ...app,
    username,
    password,
    submit: () => app.user.click(screen.getByRole('button', { name: 'Sign In' })),
    signIn: async (name: string, word: string) => {
      await writeIn(app.user, username, name);
      await writeIn(app.user, password, word);
      await app.user.keyboard('{Enter}');
    },
  };
}

describe('where it goes', () => {
  it('takes a client to the client dashboard and keeps the session', async () => {
    const app = await openSignIn();
    await app.signIn(' acme ', testPassword);
    await screen.findByRole('button', { name: 'Sign out' });
    expect(app.path()).toBe('/client/dashboard');
    expect(localStorage.getItem('grt_token')).not.toBeNull();
  });

  it('takes an administrator to the admin area with the right role', async () => {
    const app = await openSignIn();
    await app.signIn('admin', testPassword);
    await screen.findByRole('button', { name: 'Logout' });
    expect(app.path()).toBe('/admin');
    expect(screen.getByText('Super Admin')).toBeDefined();
  });

  it('tells any other type of account that its dashboard is not available yet', async () => {
    const user = { ...aUser('admin'), type: 'partner' };
    const fetch = () => Response.json({ success: true, token: 'new-token', user, expires_at: '2026-11-21T13:00:00Z' });
    const app = await openSignIn({ fetch });
    await app.signIn('partner', testPassword);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Dashboard for this account type is not available yet.',
    );
    expect(app.path()).toBe('/login');
  });
});

describe('what it says', () => {
  it('names each missing field and focuses the first', async () => {
    const app = await openSignIn();
    await app.submit();
    expect(await screen.findByText('Username or email is required')).toBeDefined();
    expect(screen.getByText('Password is required')).toBeDefined();
    expect(document.activeElement).toBe(app.username);
  });

  it('treats blanks as no username', async () => {
    const app = await openSignIn();
    await app.signIn('   ', 'correct horse');
    expect(await screen.findByText('Username or email is required')).toBeDefined();
  });

  it("shows the server's message", async () => {
    const app = await openSignIn();
    const reply = await createGrt({ baseUrl: server.baseUrl, fetch: server.fetch })
      .auth.clientLogin({ username: 'acme', password: 'wrong' })
      .safe();
    await app.signIn('acme', 'wrong');
    expect((await screen.findByRole('alert')).textContent).toBe(reply.ok ? undefined : reply.error.message);
    expect(localStorage.getItem('grt_token')).toBeNull();
  });

  it('puts the cursor into the refused password, selected, however the form was sent', async () => {
    const app = await openSignIn();
    await app.user.type(app.username, 'acme');
    await writeIn(app.user, app.password, 'wrong');
    await app.submit();
    await screen.findByRole('alert');
    expect(document.activeElement).toBe(app.password);
    expect([app.password.selectionStart, app.password.selectionEnd]).toEqual([0, 'wrong'.length]);
  });

  it('says that the credentials are invalid if the server gives no message', async () => {
    const app = await openSignIn({ fetch: () => new Response('', { status: 401 }) });
    await app.signIn('acme', 'wrong');
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid credentials. Please try again.');
  });

  it('adds that nothing was checked if no server responds', async () => {
    const app = await openSignIn({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    await app.signIn('acme', 'correct horse');
    const said = (await screen.findByRole('alert')).textContent;
    expect(said).toMatch(/^Invalid credentials\. Please try again\./);
    expect(said).toMatch(/The server could not be reached/);
  });

  it('is busy until the server responds', async () => {
    let answer: (response: Response) => void = () => {};
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const app = await openSignIn({ fetch: () => answered });
    await app.signIn('acme', 'wrong');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Signing In...' });
    expect(button.disabled).toBe(true);
    answer(new Response('', { status: 403 }));
    await screen.findByRole('alert');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' }).disabled).toBe(false);
  });
});

describe('around the form', () => {
  it('shows and hides the password with a button that the Tab key reaches', async () => {
    const app = await openSignIn();
    await app.user.click(app.password);
    await app.user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show password' }));
    await app.user.keyboard('{Enter}');
    expect(app.password.type).toBe('text');
    await app.user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(app.password.type).toBe('password');
  });

  it('shows the notice from account setup, fills in the username, and focuses the password', async () => {
    const state = { message: 'Your account is ready. Please sign in.', username: 'acme' };
    const app = await openSignIn({ entry: { pathname: '/login', state } });
    expect(screen.getByRole('status').textContent).toBe('Your account is ready. Please sign in.');
    expect(app.username.value).toBe('acme');
    expect(document.activeElement).toBe(app.password);
  });

  it('links to the application and back home', async () => {
    await openSignIn();
    expect(screen.getByRole('link', { name: 'Apply for access' }).getAttribute('href')).toBe('/landing?apply=1');
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/landing');
  });

  it('tells someone who is already signed in, without redirecting them', async () => {
    const app = renderApp('/login', { signedInAs: 'client' });
    expect(await screen.findByText(/You are signed in as acme/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/client/dashboard');
    expect(app.path()).toBe('/login');
  });
});
