import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { aFeed, anApprovedDomain, failingServer } from '../../testing/client-app.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  const domainId = await anApprovedDomain(server);
  await aFeed(server, { domainId, name: 'Trending' });
});
afterAll(() => server.close());

/** The tiles as a screen reader announces them: name, figure, note, and link. */
const tiles = (row: HTMLElement = figures()) =>
  within(row)
    .getAllByRole('term')
    .map((term) => {
      const partOf = (part: string) => term.nextElementSibling?.querySelector(part)?.textContent;
      return [term.textContent, partOf('strong'), partOf('span')];
    });
/** The specified tiles come behind those of the work that waits. */
const figures = () => screen.getByText('Total Clients').closest('dl') as HTMLElement;
const places = () =>
  within(figures())
    .getAllByRole('link', { name: /Open$/ })
    .map((link) => link.getAttribute('href'));

it('shows the five figures with real comparisons, each linking to what it counts', async () => {
  await openAsReviewer(server, '/admin');
  await screen.findByText('Acme Video uploaded the feed “Trending”.');
  expect(tiles()).toEqual([
    ['Total Clients', '3', '+1 in 30 days (2 before)'],
    ['Active Feeds', '0', '— vs. previous 30 days'],
    ['Pending Registrations', '3', '+5 in 30 days (2 before)'],
    ['Pending Feeds', '1', '+1 in 30 days (0 before)'],
    ['Revenue', '$0.00', '— vs. previous 30 days'],
  ]);
  expect(places()).toEqual([
    '/admin/clients',
    '/admin/feeds?tab=management&status=active',
    '/admin/registrations?status=pending',
    '/admin/feeds?tab=review',
    '/admin/clients?sort=revenue_desc',
  ]);
});

it('starts with what waits and since when, and tells it in the sidebar and the title', async () => {
  await openAsReviewer(server, '/admin');
  const work = await screen.findByRole('region', { name: 'Waiting for you' });
  await waitFor(() =>
    expect(tiles(work).slice(0, 3)).toEqual([
      ['Applications', '3', expect.stringMatching(/^the oldest /)],
      ['Feeds to review', '1', expect.stringMatching(/^the oldest /)],
      ['Domains to review', '0', 'nothing waits'],
    ]),
  );
  const sidebar = within(screen.getByRole('navigation', { name: 'Main' }));
  const registrations = sidebar.getByRole('link', { name: 'Registrations', description: '3 waiting' });
  expect(registrations.textContent).toBe('Registrations3');
  expect(document.title).toBe('(4) Dashboard · GRT');
});

it('shows the latest activity with its status, and links to it', async () => {
  await openAsReviewer(server, '/admin');
  const activity = within(await screen.findByRole('region', { name: 'Recent Activity' }));
  const [first] = await activity.findAllByRole('listitem');
  expect(first?.textContent).toContain('Acme Video uploaded the feed “Trending”.Pending');
  expect(activity.getByRole('link', { name: /Trending/ }).getAttribute('href')).toBe('/admin/feeds/1');
  const login = activity.getAllByRole('link', { name: 'Acme Video signed in.' })[0];
  expect(login?.getAttribute('href')).toBe('/admin/clients/1');
  const actions = within(screen.getByRole('region', { name: 'Quick Actions' }));
  expect(actions.getAllByRole('link').map((link) => link.querySelector('strong')?.textContent)).toEqual([
    'Review registrations',
    'Review feeds',
    'Review domains',
    'Add New Client',
  ]);
});

it("reports the system's health in its own words", async () => {
  const reply = (status: string, problems: string[]) =>
    Response.json({
      success: true,
      data: { status, problems, environment: 'test', uptime: 1, memory_usage: 1, memory_peak: 1, memory_limit: 1 },
    });
  await openAsReviewer(server, '/admin', async (input, init) =>
    new URL(input).pathname === '/api/system/status'
      ? reply('degraded', ['The last run of feeds:refresh failed. Its output is under Cron Jobs.'])
      : await server.fetch(input, init),
  );
  const banner = within(await screen.findByRole('region', { name: 'System Status' }));
  expect(await banner.findByText('Degraded')).toBeDefined();
  expect(banner.getByText('The last run of feeds:refresh failed. Its output is under Cron Jobs.')).toBeDefined();
  expect(banner.getByRole('link', { name: 'Open Cron Jobs' }).getAttribute('href')).toBe('/admin/systems?tab=cron');
});

it("does not claim to know the system's health if it could not be loaded", async () => {
  const failing = failingServer(server, (_method, path) => path === '/system/status', 403);
  await openAsReviewer(server, '/admin', failing.fetch);
  expect(await screen.findByText('The status is currently unknown.')).toBeDefined();
});

it('shows zeros and says that the data could not be loaded, until a retry works', async () => {
  const failing = failingServer(server, (_method, path) => path === '/admin/dashboard', 403);
  const app = await openAsReviewer(server, '/admin', failing.fetch);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Unable to load data');
  expect(alert.textContent).toContain('Request id: req-7');
  expect(screen.getByText('Last update: Unable to load data')).toBeDefined();
  expect(tiles().map(([, figure]) => figure)).toEqual(['0', '0', '0', '0', '$0.00']);
  failing.mend();
  await app.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Acme Video uploaded the feed “Trending”.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('says that loading failed if no server responds', async () => {
  await openAsReviewer(server, '/admin', () => Promise.reject(new TypeError('fetch failed')));
  expect(await screen.findByText('Last update: Error loading data')).toBeDefined();
});
