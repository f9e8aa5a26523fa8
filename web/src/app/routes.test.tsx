import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { guessedAddresses } from '../core/guessed-addresses.ts';
import { renderApp } from '../testing/render-app.tsx';
import { everyNth } from '../testing/full-run.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('redirects', () => {
  it.each([
    ['/', '/landing'],
    ['/?apply=1', '/landing?apply=1'],
    ['/client/login', '/login'],
  ])('%s leads to %s', async (from, to) => {
    const app = renderApp(from);
    await screen.findByRole('main');
    expect(app.path()).toBe(to);
  });

  it('/feeds redirects to /client/feeds and keeps the query', async () => {
    const app = renderApp('/feeds?search=clips', { signedInAs: 'client' });
    await heading('My Feeds');
    expect(app.path()).toBe('/client/feeds?search=clips');
  });

  it('/client redirects to the dashboard', async () => {
    const app = renderApp('/client', { signedInAs: 'client' });
    await heading('Dashboard');
    expect(app.path()).toBe('/client/dashboard');
  });

  it('/admin/registration-management redirects to /admin/registrations', async () => {
    const app = renderApp('/admin/registration-management', { signedInAs: 'admin' });
    await heading('Registrations');
    expect(app.path()).toBe('/admin/registrations');
  });
});

describe('guessed addresses', () => {
  it.each([
    ['/dashboard', '/admin', 'admin'],
    ['/dashboard', '/client/dashboard', 'client'],
    ['/dashboard', '/login', undefined],
    ['/client', '/client/dashboard', 'client'],
    ['/client', '/login', undefined],
  ] as const)('%s leads to %s for %s, with and without a slash at the end', async (from, to, who) => {
    for (const address of [from, `${from}/`]) {
      const app = renderApp(address, who === undefined ? {} : { signedInAs: who });
      await screen.findByRole('main');
      await waitFor(() => expect(app.path()).toBe(to));
      cleanup();
    }
  });

  it.each([
    ['/admin/dashboard', '/admin'],
    ['/admin/login', '/login'],
    ['/signin', '/login'],
    ['/signup', '/landing?apply=1'],
    ['/register', '/landing?apply=1'],
    ['/apply', '/landing?apply=1'],
    ['/forgot', '/login/forgot'],
    ['/forgot-password', '/login/forgot'],
  ])('%s is redirected to %s by the server', (from, to) => {
    expect(guessedAddresses[from]).toBe(to);
  });
});

const clientScreens = [
  ['/client/dashboard', 'Dashboard'],
  ['/client/domains', 'Domain Management'],
  ['/client/domains/7/bidding', 'Bidding'],
  ['/client/feeds', 'My Feeds'],
  ['/client/feeds/7', 'Feed'],
  ['/client/analytics', 'Analytics'],
  ['/client/settings', 'Settings'],
  ['/client/webhooks', 'Webhooks'],
  ['/client/webhooks/7', 'Webhook'],
] as const;

const adminScreens = [
  ['/admin', 'Dashboard'],
  ['/admin/clients', 'Clients'],
  ['/admin/registrations', 'Registrations'],
  ['/admin/feeds', 'Feeds'],
  ['/admin/domains', 'Domains'],
  ['/admin/systems', 'Systems'],
  ['/admin/pages', 'Page Management'],
  ['/admin/pages/create', 'Create New Page'],
  ['/admin/pages/7/edit', 'Edit Page'],
  ['/admin/api-tokens', 'API Tokens'],
  ['/admin/settings', 'Settings'],
  ['/admin/webhooks', 'Webhooks'],
  ['/admin/webhooks/7', 'Webhook'],
] as const;

describe('screens', () => {
  it.each(clientScreens)('%s is the client screen %s', async (path, title) => {
    renderApp(path, { signedInAs: 'client' });
    await heading(title);
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeDefined();
    expect(document.title).toBe(`${title} · GRT`);
  });

  it.each(adminScreens)('%s is the admin screen %s', async (path, title) => {
    renderApp(path, { signedInAs: 'admin' });
    await heading(title);
    expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined();
    expect(document.title).toBe(`${title} · GRT`);
  });

  it.each([
    ['/landing', 'Video traffic, at the pace you set.'],
    ['/login', 'Sign in'],
    ['/login/forgot', 'Forgot password'],
    ['/login/reset?token=abc', 'New password'],
    ['/setup?token=abc', 'Account setup'],
    ['/setup/administrator?token=abc', 'First administrator'],
    ['/preview/pages/privacy', 'Preview Error'],
    ['/nowhere', 'Page not found'],
    ['/client/nowhere', 'Page not found'],
  ])('%s is open to visitors and says %s', async (path, title) => {
    renderApp(path);
    expect(await heading(title)).toBeDefined();
    expect(document.title).toMatch(/^(.+ · GRT|GRT: .+)$/);
  });
});

describe('an unknown address', () => {
  it.each([
    ['/client/nowhere', 'client', 'My Feeds', '/client/dashboard'],
    ['/nowhere', 'admin', 'Registrations', '/admin'],
    ['/client/nowhere', 'admin', 'Registrations', '/admin'],
  ] as const)('%s is said to be unknown inside the console of the %s', async (path, who, entry, home) => {
    const app = renderApp(path, { signedInAs: who });
    await heading('Page not found');
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(navigation.getByRole('link', { name: new RegExp(entry) })).toBeDefined();
    await app.user.click(screen.getByRole('link', { name: 'Go to my dashboard' }));
    await heading('Dashboard');
    expect(app.path()).toBe(home);
  });

  it('leads a visitor to the home page', async () => {
    renderApp('/nowhere');
    await heading('Page not found');
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/landing');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('is public again once another tab has signed out', async () => {
    renderApp('/nowhere', { signedInAs: 'client' });
    await screen.findByRole('navigation', { name: 'Main' });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'grt_token' }));
    expect(await screen.findByRole('link', { name: 'Go to the home page' })).toBeDefined();
  });
});

describe('guards', () => {
  // One guard for each area: its home, and every fourth of its screens; the full run asks for all of them.
  it.each([...everyNth(clientScreens, 4), ...everyNth(adminScreens, 4)])(
    '%s sends a visitor to /login',
    async (path) => {
      const app = renderApp(path);
      await heading('Sign in');
      const isHome = path === '/admin' || path === '/client/dashboard';
      expect(app.path()).toBe(isHome ? '/login' : `/login?${new URLSearchParams({ next: path }).toString()}`);
    },
  );

  it('/device sends a visitor to /login, and shows whoever is signed in where to type the code', async () => {
    renderApp('/device');
    await heading('Sign in');
    cleanup();
    const app = renderApp('/device', { signedInAs: 'client' });
    await heading('Authorize a program');
    expect([app.path(), document.title]).toEqual(['/device', 'Authorize a program · GRT']);
  });

  it('treats a token without a user as signed out', async () => {
    localStorage.setItem('grt_token', 'token-of-a-test');
    const app = renderApp('/client/dashboard');
    await heading('Sign in');
    expect(app.path()).toBe('/login');
  });

  it('treats an unreadable user as signed out', async () => {
    localStorage.setItem('grt_token', 'token-of-a-test');
    localStorage.setItem('grt_user', '{"type":"client"');
    renderApp('/client/dashboard');
    expect(await heading('Sign in')).toBeDefined();
  });

  it('tells a client that /admin is not theirs, and links back', async () => {
    const app = renderApp('/admin/clients', { signedInAs: 'client' });
    await heading('Not for this account');
    await app.user.click(screen.getByRole('link', { name: 'Go to my dashboard' }));
    await heading('Dashboard');
    expect(app.path()).toBe('/client/dashboard');
  });

  it('tells an administrator that the client area is not theirs', async () => {
    renderApp('/client/feeds', { signedInAs: 'admin' });
    expect(await heading('Not for this account')).toBeDefined();
  });

  it('goes to /login on the next navigation once the session is gone', async () => {
    const app = renderApp('/client/dashboard', { signedInAs: 'client' });
    await heading('Dashboard');
    localStorage.clear();
    await app.user.click(screen.getByRole('link', { name: 'My Feeds' }));
    await heading('Sign in');
    expect(app.path()).toBe('/login?next=%2Fclient%2Ffeeds');
  });

  it('goes to /login immediately when another tab signs out', async () => {
    renderApp('/admin', { signedInAs: 'admin' });
    await heading('Dashboard');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'grt_token' }));
    expect(await heading('Sign in')).toBeDefined();
  });
});
