import type { Grt } from '@grt/sdk';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { failingServer, grtOf, heldServer } from '../../testing/client-app.tsx';

let server: TestServer;
let admin: Grt;
beforeAll(async () => {
  server = await createTestServer();
  admin = await grtOf(server, 'admin');
});
afterAll(() => server.close());

const slugs = () => screen.queryAllByText(/^\/[a-z0-9-]+$/).map((one) => one.textContent);
const row = async (title: string) => within(await screen.findByRole('row', { name: new RegExp(title) }));
const choose = (name: string) => screen.getByRole('combobox', { name });

it('offers to create the first page while there are no pages', async () => {
  const { user, path } = await openAsReviewer(server, '/admin/pages');
  await screen.findByText('Get started by creating your first page.');
  expect(screen.getByText('No pages found')).toBeDefined();
  const [link] = screen.getAllByRole('link', { name: 'Create Page' });
  await user.click(link as HTMLElement);
  await waitFor(() => expect(path()).toBe('/admin/pages/create'));
});

describe('the list', () => {
  beforeAll(async () => {
    const make = async (slug: string, changes: object) => {
      await admin.pages.create({ title: slug.toUpperCase(), slug, content: '<p>x</p>', ...changes });
      server.clock.advance(60_000);
    };
    await make('beta', { page_type: 'legal', status: 'published' });
    await make('alpha', { page_type: 'policy', is_active: false, meta_description: 'About alpha' });
    await make('gamma', { page_type: 'legal', status: 'archived' });
  });
  afterAll(async () => {
    for (const { id } of (await admin.pages.list()).data) await admin.pages.remove({ id });
  });

  it('works after Retry, and shows status, type, URL, author, and available actions', async () => {
    const failing = failingServer(server, (_method, path) => path === '/admin/pages', 403);
    const { user } = await openAsReviewer(server, '/admin/pages', failing.fetch);
    await screen.findByText('Failed to load pages. Please try again.');
    expect(screen.getByText(/req-7/)).toBeDefined();
    failing.mend();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    const alpha = await row('ALPHA');
    for (const text of ['Draft', 'Inactive', 'Policy', '/alpha']) expect(alpha.getByText(text)).toBeDefined();
    const { full_name: name } = (await admin.pages.list()).data[0]?.updater ?? { full_name: '' };
    expect(alpha.getByText(name)).toBeDefined();
    expect(alpha.getByRole('link', { name: 'Preview ALPHA in a new tab' }).getAttribute('href')).toBe(
      '/preview/pages/alpha',
    );
    expect(slugs()).toEqual(['/gamma', '/alpha', '/beta']);
  });

  it('keeps every filter, the order, and the view in the URL, and restores them from it', async () => {
    const { user, path } = await openAsReviewer(server, '/admin/pages?type=legal&sort=title');
    await waitFor(() => expect(slugs()).toEqual(['/beta', '/gamma']));
    await user.selectOptions(choose('Sort'), 'Title Z-A');
    await waitFor(() => expect(slugs()).toEqual(['/gamma', '/beta']));
    await user.selectOptions(choose('Status'), 'Archived');
    await waitFor(() => expect(slugs()).toEqual(['/gamma']));
    await user.click(screen.getByRole('radio', { name: 'Grid' }));
    expect(await screen.findByRole('list', { name: 'Pages' })).toBeDefined();
    expect(path()).toBe('/admin/pages?type=legal&sort=title_desc&status=archived&view=grid');

    await user.type(screen.getByRole('searchbox'), 'zz{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Show all pages' }));
    await waitFor(() => expect(slugs()).toHaveLength(3));
    expect(path()).toBe('/admin/pages?sort=title_desc&view=grid');
    await user.selectOptions(choose('Sort'), 'Recently Created');
    await waitFor(() => expect(slugs()).toEqual(['/gamma', '/alpha', '/beta']));
    await user.selectOptions(choose('Sort'), 'Status');
    await waitFor(() => expect(slugs()).toEqual(['/gamma', '/alpha', '/beta']));
    await user.selectOptions(choose('Sort'), 'Recently Updated');
    await user.type(screen.getByRole('searchbox'), 'ALP{Enter}');
    await waitFor(() => expect(path()).toBe('/admin/pages?view=grid&search=ALP'));
    await waitFor(() => expect(slugs()).toEqual(['/alpha']));
    expect(screen.getByText('About alpha')).toBeDefined();
  });

  it('deletes a page after the specified question, and says when that fails', async () => {
    const { id } = await admin.pages.create({ title: 'Gone soon', slug: 'gone-soon', content: '<p>x</p>' });
    const failing = failingServer(server, (_method, path) => path.endsWith('/delete'));
    const { user } = await openAsReviewer(server, '/admin/pages', failing.fetch);
    const remove = async () => {
      await user.click((await row('Gone soon')).getByRole('button', { name: 'Delete Gone soon' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete Gone soon' }));
      dialog.getByText('Are you sure you want to delete this page? This action cannot be undone.');
      await user.click(dialog.getByRole('button', { name: 'Delete' }));
    };
    await remove();
    await screen.findByText('Failed to delete page. Please try again.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    failing.mend();
    await remove();
    await screen.findByText('Gone soon was deleted');
    await waitFor(() => expect(slugs()).not.toContain('/gone-soon'));
    await expect(admin.pages.show({ id })).rejects.toThrow('Page not found');
  });

  it('pages by twenty, and deletes all that match with a result for each', async () => {
    for (let number = 1; number <= 21; number += 1) {
      const name = `bulk-${String(number)}`;
      await admin.pages.create({ title: name, slug: name, content: '<p>x</p>' });
    }
    const { user, path } = await openAsReviewer(server, '/admin/pages?search=bulk-');
    await screen.findByText('Showing page 1 of 2');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Showing page 2 of 2');
    await waitFor(() => expect(slugs()).toHaveLength(1));
    expect(path()).toBe('/admin/pages?search=bulk-&page=2');

    await user.click((await row('bulk-1')).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Clear Selection' }));
    expect(screen.queryByRole('button', { name: 'Delete Selected' })).toBeNull();
    await user.click((await row('bulk-1')).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Select all 21 that match' }));
    await user.click(screen.getByRole('button', { name: 'Delete Selected' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete pages' }));
    dialog.getByText('Are you sure you want to delete 21 pages? This action cannot be undone.');
    await user.click(await dialog.findByRole('button', { name: 'Delete 21 pages' }));
    const run = within(await screen.findByRole('region', { name: 'Delete pages' }));
    await run.findByText('21 done');
    await user.click(run.getByRole('button', { name: 'Done' }));
    await screen.findByText('Try adjusting your search criteria.');
    expect((await admin.pages.list({ search: 'bulk-' })).data).toEqual([]);
  });

  it('goes on with a bulk deletion on another screen, where its results name those that could not be deleted', async () => {
    for (const name of ['away-1', 'away-2']) await admin.pages.create({ title: name, slug: name, content: '<p>x</p>' });
    const held = heldServer(server, (_method, path) => path.endsWith('/delete'));
    const { user, go } = await openAsReviewer(server, '/admin/pages?search=away', held.fetch);
    for (const name of ['away-1', 'away-2']) await user.click((await row(name)).getByRole('checkbox'));
    const [first] = (await admin.pages.list({ search: 'away-1' })).data;
    await admin.pages.remove({ id: first?.id ?? 0 });
    await user.click(screen.getByRole('button', { name: 'Delete Selected' }));
    await user.click(await screen.findByRole('button', { name: 'Delete 2 pages' }));
    await held.arrived;
    await go('/admin/webhooks');
    await screen.findByRole('heading', { name: 'Webhooks', level: 1 });
    held.release();
    const run = within(await screen.findByRole('region', { name: 'Delete pages' }));
    await run.findByText('1 done, 1 refused');
    await screen.findByText('Failed to delete some pages. Please try again.');
    await user.click(run.getByRole('button', { name: 'Results' }));
    const results = run.getAllByRole('listitem').map((one) => one.textContent);
    expect(results).toEqual(['Refusedaway-1Page not found', 'Doneaway-2Deleted']);
    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:file';
    };
    URL.revokeObjectURL = () => {};
    await user.click(run.getByRole('button', { name: 'Download CSV' }));
    const lines = (await files[0]?.text())?.trim().split('\r\n');
    expect(lines?.slice(1).map((line) => line.split(',').slice(1).join())).toEqual([
      'away-1,Refused,Page not found',
      'away-2,Done,Deleted',
    ]);
    await user.click(run.getByRole('button', { name: 'Done' }));
    expect((await admin.pages.list({ search: 'away' })).data).toEqual([]);
  });
});
