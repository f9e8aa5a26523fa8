import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { failingServer, grtOf } from '../../testing/client-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
});
afterEach(() => server.close());

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const all = ['', 'Client', 'Status', 'Feeds', 'Revenue', 'Since', 'Last sign-in', 'Actions'];
const panel = async () => within(await screen.findByRole('group', { name: 'View of this list' }));
const loaded = async () => await screen.findByRole('link', { name: 'Acme Video' });

it('keeps the choice of columns and density with the account, on every device', async () => {
  const app = await openAsReviewer(server, '/admin/clients');
  await loaded();
  expect(heads()).toEqual(all);
  await app.user.click(screen.getByRole('button', { name: 'Saved views' }));
  const chosen = await panel();
  expect(chosen.queryByRole('checkbox', { name: 'Client' })).toBeNull();
  await app.user.click(chosen.getByRole('checkbox', { name: 'Feeds' }));
  await app.user.click(chosen.getByRole('checkbox', { name: 'Revenue' }));
  await app.user.click(chosen.getByRole('radio', { name: 'Compact' }));
  const fewer = all.filter((head) => head !== 'Feeds' && head !== 'Revenue');
  await waitFor(() => expect(heads()).toEqual(fewer));
  const reviewer = await grtOf(server, 'reviewer');
  await waitFor(async () =>
    expect(await reviewer.views.list({})).toMatchObject([
      { list: 'clients', name: null, query: 'hide=feeds%2Crevenue&density=compact' },
    ]),
  );
  cleanup();
  localStorage.clear();

  await openAsReviewer(server, '/admin/clients');
  await loaded();
  await waitFor(() => expect(heads()).toEqual(fewer));
  expect(screen.getByRole('table').parentElement?.dataset['density']).toBe('compact');
});

it('saves what the list shows under a name, opens it from the menu and by its address, and removes it', async () => {
  const app = await openAsReviewer(server, '/admin/clients?status=active&sort=company_desc');
  await loaded();
  await app.user.click(screen.getByRole('button', { name: 'Saved views' }));
  const first = await panel();
  await app.user.click(first.getByRole('checkbox', { name: 'Since' }));
  await app.user.click(first.getByRole('button', { name: 'Save view' }));
  expect(await first.findByText('Please name the view')).toBeDefined();
  await writeIn(app.user, first.getByLabelText('Save this view as'), 'From Z to A');
  await app.user.click(first.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'View of this list' })).toBeNull());
  await app.user.click(await screen.findByRole('button', { name: 'From Z to A' }));
  const second = await panel();
  const views = within(second.getByRole('list', { name: 'Saved views' }));
  await app.user.click(views.getByRole('link', { name: 'Default view' }));
  await waitFor(() => expect(app.path()).toBe('/admin/clients'));
  await app.user.click(await screen.findByRole('button', { name: 'Saved views' }));
  const view = (await (await grtOf(server, 'reviewer')).views.list({})).find(({ name }) => name !== null);
  expect(view?.query).toBe('status=active&sort=company_desc&hide=since');
  await app.user.click((await panel()).getByRole('link', { name: 'From Z to A' }));
  await waitFor(() => expect(app.path()).toBe('/admin/clients?status=active&sort=company_desc&hide=since'));

  await app.user.click(await screen.findByRole('button', { name: 'From Z to A' }));
  await app.user.click((await panel()).getByRole('button', { name: 'Remove view From Z to A' }));
  await screen.findByRole('button', { name: 'Saved views' });
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Saved views' })).toBeNull());
});

it('changes the columns of a view in the address alone, and leaves the usual ones as they are', async () => {
  const app = await openAsReviewer(server, '/admin/clients?hide=login&page=1');
  await loaded();
  expect(heads()).toEqual(all.filter((head) => head !== 'Last sign-in'));
  await app.user.click(screen.getByRole('button', { name: 'Saved views' }));
  await app.user.click((await panel()).getByRole('checkbox', { name: 'Last sign-in' }));
  await waitFor(() => expect(heads()).toEqual(all));
  expect(app.path()).toContain('hide=none');
  expect(await (await grtOf(server, 'reviewer')).views.list({})).toEqual([]);
});

it('closes with Escape, by a press beside it, and when the focus leaves it', async () => {
  const app = await openAsReviewer(server, '/admin/clients');
  await loaded();
  const button = screen.getByRole('button', { name: 'Saved views' });
  const isOpen = () => button.getAttribute('aria-expanded');
  await app.user.click(button);
  await panel();
  await app.user.keyboard('{Escape}');
  expect([isOpen(), document.activeElement]).toEqual(['false', button]);
  await app.user.click(button);
  await panel();
  await app.user.click(screen.getByRole('heading', { level: 1 }));
  expect(isOpen()).toBe('false');
});

it('says when a view could not be saved, and keeps its name', async () => {
  const failing = failingServer(server, (method, path) => method === 'PUT' && path === '/account/views');
  const app = await openAsReviewer(server, '/admin/clients?status=active', failing.fetch);
  await loaded();
  await app.user.click(screen.getByRole('button', { name: 'Saved views' }));
  const form = await panel();
  await writeIn(app.user, form.getByLabelText('Save this view as'), 'Active');
  await app.user.click(form.getByRole('button', { name: 'Save view' }));
  expect((await form.findByRole('alert')).textContent).toContain('The view could not be saved');
  failing.mend();
  await app.user.click(form.getByRole('button', { name: 'Save view' }));
  await screen.findByRole('button', { name: 'Active' });
});
