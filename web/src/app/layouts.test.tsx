import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';

async function entriesOf(area: 'admin' | 'client') {
  const app = renderApp(area === 'admin' ? '/admin' : '/client/dashboard', { signedInAs: area });
  const navigation = await screen.findByRole('navigation', { name: 'Main' });
  const entries = within(navigation)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  return { app, navigation, entries };
}

describe('the client layout', () => {
  it('has the specified entries in order', async () => {
    expect((await entriesOf('client')).entries).toEqual([
      ['Dashboard', '/client/dashboard'],
      ['Manage Domain Site', '/client/domains'],
      ['My Feeds', '/client/feeds'],
      ['Analytics', '/client/analytics'],
      ['Settings', '/client/settings'],
    ]);
  });

  it('shows the username and its first letter', async () => {
    renderApp('/client/dashboard', { signedInAs: 'client' });
    const header = await screen.findByRole('banner');
    expect(within(header).getByText('acme')).toBeDefined();
    expect(within(header).getByText('A')).toBeDefined();
  });

  it('has a menu for the account, with its settings, the way out, and the version of the platform', async () => {
    const { app } = await entriesOf('client');
    const header = within(screen.getByRole('banner'));
    await app.user.click(header.getByRole('button', { name: /^Account ?acme$/ }));
    const menu = within(await header.findByRole('region', { name: 'Account' }));
    await menu.findByText(/^GRT/);
    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/client/settings',
      '/client/webhooks',
    ]);
    await app.user.click(menu.getByRole('button', { name: 'Sign out' }));
    await screen.findByRole('heading', { level: 1, name: /Video traffic/ });
    expect(localStorage.getItem('grt_token')).toBeNull();
  });

  it('forgets the session on Sign out and returns to the landing page, even without a server', async () => {
    const { app, navigation } = await entriesOf('client');
    await app.user.click(within(navigation).getByRole('button', { name: 'Sign out' }));
    await screen.findByRole('heading', { level: 1, name: /Video traffic/ });
    expect(app.path()).toBe('/landing');
    expect(localStorage.getItem('grt_token')).toBeNull();
    expect(localStorage.getItem('grt_user')).toBeNull();
  });
});

describe('the admin layout', () => {
  it('has the specified entries, with Domains after Feeds', async () => {
    expect((await entriesOf('admin')).entries).toEqual([
      ['Dashboard', '/admin'],
      ['Clients', '/admin/clients'],
      ['Feeds', '/admin/feeds'],
      ['Domains', '/admin/domains'],
      ['Pages', '/admin/pages'],
      ['Registrations', '/admin/registrations'],
      ['Systems', '/admin/systems'],
      ['Audit', '/admin/audit'],
      ['Mail', '/admin/outbox'],
      ['API Tokens', '/admin/api-tokens'],
      ['Settings', '/admin/settings'],
    ]);
  });

  it('shows the name and email address, and the badge only to a super admin', async () => {
    renderApp('/admin', { signedInAs: 'admin' });
    const header = await screen.findByRole('banner');
    expect(within(header).getByText('Robin Reviewer')).toBeDefined();
    expect(within(header).getByText('robin@grt.example')).toBeDefined();
    expect(within(header).queryByText('Super Admin')).toBeNull();
  });

  it('shows a super admin the badge', async () => {
    renderApp('/admin', { signedInAs: 'super_admin' });
    expect(within(await screen.findByRole('banner')).getByText('Super Admin')).toBeDefined();
  });

  it('goes to /login on Logout', async () => {
    const { app, navigation } = await entriesOf('admin');
    await app.user.click(within(navigation).getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(app.path()).toBe('/login');
    expect(localStorage.getItem('grt_token')).toBeNull();
  });

  it('marks the dashboard as current only at its own URL', async () => {
    renderApp('/admin/clients', { signedInAs: 'admin' });
    const navigation = await screen.findByRole('navigation', { name: 'Main' });
    const current = within(navigation)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['Clients']);
  });

  it('remembers that the sidebar is collapsed', async () => {
    const { app } = await entriesOf('admin');
    await app.user.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    expect(screen.getByRole('button', { name: 'Sidebar' }).getAttribute('aria-expanded')).toBe('false');
    expect(JSON.parse(localStorage.getItem('user_preferences') ?? '{}')).toMatchObject({ sidebar: 'folded' });
  });
});
