import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { aFeed, anApprovedDomain, failingServer, openAsAcme } from '../../testing/client-app.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  const domainId = await anApprovedDomain(server, 'searched-clips.example');
  await aFeed(server, { domainId, name: 'Searched feed' });
});
afterAll(() => server.close());

const palette = async () => within(await screen.findByRole('dialog', { name: 'Search and commands' }));
const options = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('option')
    .map((option) => option.firstChild?.textContent);

describe('the search of an area', () => {
  it('opens by key, navigates with arrows and Enter, and restores the focus on Escape', async () => {
    const app = await openAsAcme(server, '/client/domains');
    const opener = await screen.findByRole('button', { name: 'Search' });
    opener.focus();
    await app.user.keyboard('{Control>}k{/Control}');
    await palette();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));

    await app.user.click(opener);
    const field = await screen.findByRole('combobox', { name: /Search screens/ });
    await app.user.type(field, 'feed');
    await waitFor(() => expect(options()).toContain('Searched feed'));
    expect(options().slice(0, 3)).toEqual(['My Feeds', 'Feeds pending review', 'Add New Feed']);
    const selected = () => within(screen.getByRole('dialog')).getByRole('option', { selected: true });
    expect(field.getAttribute('aria-activedescendant')).toBe(selected().id);
    await app.user.keyboard('{ArrowUp}');
    expect(selected().textContent).toContain('Searched feed');
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.path()).toMatch(/^\/client\/feeds\/\d+$/));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('begins without the earlier text, even while the earlier search is still fading out', async () => {
    const app = await openAsAcme(server, '/client/feeds');
    const toggle = () => app.user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('button', { name: 'Search' });
    await toggle();
    await app.user.type(await screen.findByRole('combobox', { name: /Search screens/ }), 'zzz');
    await toggle();
    await toggle();
    expect((await screen.findByRole<HTMLInputElement>('combobox', { name: /Search screens/ })).value).toBe('');
  });

  it("runs actions, and takes a client to a domain's bidding", async () => {
    const app = await openAsAcme(server, '/client/feeds');
    await app.user.click(await screen.findByRole('button', { name: 'Search' }));
    await app.user.type(await screen.findByRole('combobox', { name: /Search screens/ }), 'add domain');
    await app.user.click(await screen.findByRole('option', { name: 'Add Domain' }));
    await screen.findByRole('dialog', { name: 'Add New Domain' });
    expect(app.path()).toBe('/client/domains?add=1');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(app.path()).toBe('/client/domains'));

    await app.user.click(screen.getByRole('button', { name: 'Search' }));
    await app.user.type(await screen.findByRole('combobox', { name: /Search screens/ }), 'searched-clips');
    await app.user.click(await screen.findByRole('option', { name: /searched-clips.example/ }));
    await waitFor(() => expect(app.path()).toMatch(/^\/client\/domains\/\d+\/bidding$/));
  });

  it('leads to all that match where it shows only the first', async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) await anApprovedDomain(server, `several-${String(n)}.example`);
    const app = await openAsAcme(server, '/client/feeds');
    await app.user.click(await screen.findByRole('button', { name: 'Search' }));
    await app.user.type(await screen.findByRole('combobox', { name: /Search screens/ }), 'several');
    await app.user.click(await screen.findByRole('option', { name: 'All 6 matches' }));
    expect(await screen.findByText('6 domains')).toBeDefined();
    expect(app.path()).toBe('/client/domains?search=several');
  });

  it("finds an administrator's records, and says which lists could not be searched", async () => {
    const failing = failingServer(server, (_method, path) => path === '/admin/pages');
    const app = await openAsReviewer(server, '/admin/domains', failing.fetch);
    await app.user.click(await screen.findByRole('button', { name: 'Search' }));
    const field = await screen.findByRole('combobox', { name: /Search screens/ });
    await app.user.type(field, 'searched');
    const list = within(screen.getByRole('listbox'));
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(2));
    expect(within(list.getByRole('group', { name: 'Feeds' })).getByText('Searched feed')).toBeDefined();
    expect(within(list.getByRole('group', { name: 'Domains' })).getByText('searched-clips.example')).toBeDefined();
    expect((await (await palette()).findByRole('alert')).textContent).toBe('Pages could not be searched.');
    await app.user.clear(field);
    await app.user.type(field, 'log level');
    expect(options()[0]).toBe('Platform settings');
    await app.user.clear(field);
    await app.user.type(field, 'zzz nothing');
    expect(await (await palette()).findByText('No results for “zzz nothing”.')).toBeDefined();
  });
});
