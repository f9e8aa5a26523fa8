import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aFeed, anApprovedDomain, failingServer, grtOf, openAsAcme } from '../../testing/client-app.tsx';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

/** The tiles as a screen reader announces them: name, then figure. */
const tiles = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.querySelector('strong')?.textContent]);

it('counts the feeds, and only approved ones as active', async () => {
  const domainId = await anApprovedDomain(server);
  const first = await aFeed(server, { domainId, name: 'Trending' });
  await aFeed(server, { domainId, name: 'Archive' });
  await (await grtOf(server, 'reviewer')).adminFeeds.approve({ id: first });
  await openAsAcme(server, '/client/dashboard');

  const activity = await screen.findByRole('region', { name: 'Recent Activity' });
  await within(activity).findByText('Archive');
  expect(tiles()).toEqual([
    ['Total Feeds', '2'],
    ['Active Feeds', '1'],
    ['Pending Review', '1'],
    ['Total Views', '0'],
  ]);
  expect(within(activity).getByRole('link', { name: 'Trending' }).getAttribute('href')).toBe(
    `/client/feeds?report=${String(first)}`,
  );
});

it('shows at most five feeds', async () => {
  const domainId = await anApprovedDomain(server);
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) await aFeed(server, { domainId, name });
  await openAsAcme(server, '/client/dashboard');

  const activity = await screen.findByRole('region', { name: 'Recent Activity' });
  await within(activity).findByText('F');
  expect(within(activity).getAllByRole('listitem')).toHaveLength(5);
});

it('loads newer figures on Refresh', async () => {
  const domainId = await anApprovedDomain(server);
  const app = await openAsAcme(server, '/client/dashboard');
  await screen.findByText('No feeds yet');
  await aFeed(server, { domainId, name: 'Trending' });
  await app.user.click(await screen.findByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('link', { name: 'Trending' })).toBeDefined();
});

it('offers four quick actions', async () => {
  await openAsAcme(server, '/client/dashboard');
  const actions = await screen.findByRole('region', { name: 'Quick Actions' });
  const links = within(actions)
    .getAllByRole('link')
    .map((link) => [link.querySelector('strong')?.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Add New Feed', '/client/feeds?add=1'],
    ['Manage Domains', '/client/domains'],
    ['View Analytics', '/client/analytics'],
    ['Schedule Update', '/client/feeds?schedule=1'],
  ]);
});

it('shows zeros and says that the data could not be loaded, until a retry works', async () => {
  const failing = failingServer(server, (_method, path) => path === '/client/dashboard', 403);
  const app = await openAsAcme(server, '/client/dashboard', failing.fetch);

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Unable to load data');
  expect(alert.textContent).toContain('Request id: req-7');
  expect(screen.getByText('Last update: Unable to load data')).toBeDefined();
  expect(tiles().map(([, figure]) => figure)).toEqual(['0', '0', '0', '0']);

  failing.mend();
  await app.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No feeds yet')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that loading failed if no server responds', async () => {
  await openAsAcme(server, '/client/dashboard', () => Promise.reject(new TypeError('fetch failed')));
  expect(await screen.findByText('Last update: Error loading data')).toBeDefined();
});
