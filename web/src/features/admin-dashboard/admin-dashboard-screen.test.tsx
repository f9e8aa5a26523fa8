import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { aFeed, anApprovedDomain, failingServer, grtOf } from '../../testing/client-app.tsx';
import { hurryQueries } from '../../testing/query-time.ts';

let server: TestServer;
let domainId: number;

/** The figures count everything on the platform, so that tests that add to it have another one than those that do not. */
function useServer(): void {
  beforeAll(async () => {
    server = await createTestServer();
    domainId = await anApprovedDomain(server);
    await aFeed(server, { domainId, name: 'Trending' });
  });
  afterAll(() => server.close());
}

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

const work = async () => await screen.findByRole('region', { name: 'Waiting for you' });
const tileLink = async (name: RegExp) => await within(await work()).findByRole('link', { name });

describe('a platform on which little has happened', () => {
  useServer();

  it('shows what waits, five figures with real comparisons, and the latest activity, each with its links', async () => {
    await openAsReviewer(server, '/admin');
    await screen.findByText('Acme Video uploaded the feed “Trending”.');
    expect(tiles()).toEqual([
      ['Total Clients', '3', '+1 in 30 days (0 before)'],
      ['Active Feeds', '0', '— vs. previous 30 days'],
      ['Pending Registrations', '3', '+5 in 30 days (0 before)'],
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

    const waiting = await work();
    await waitFor(() =>
      expect(tiles(waiting).slice(0, 3)).toEqual([
        ['Applications', '3', expect.stringMatching(/^the oldest /)],
        ['Feeds to review', '1', expect.stringMatching(/^the oldest /)],
        ['Domains to review', '0', 'nothing waits'],
      ]),
    );
    const to = within(waiting)
      .getByRole('link', { name: /^Applications/ })
      .getAttribute('href');
    expect(to).toBe('/admin/registrations?status=review&sort=oldest');
    const sidebar = within(screen.getByRole('navigation', { name: 'Main' }));
    const registrations = sidebar.getByRole('link', { name: 'Registrations', description: '3 waiting' });
    expect(registrations.textContent).toBe('Registrations3');
    expect(document.title).toBe('(4) Dashboard · GRT');

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

  it("reports the system's health in its own words, and leads to the place of the cause", async () => {
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
    expect(alert.textContent).toContain('Request ID: req-7');
    expect(screen.getByText('Last update: Unable to load data')).toBeDefined();
    expect(tiles().map(([, figure]) => figure)).toEqual(['0', '0', '0', '0', '$0.00']);
    failing.mend();
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Acme Video uploaded the feed “Trending”.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('says that loading failed if no server responds', async () => {
    hurryQueries();
    await openAsReviewer(server, '/admin', () => Promise.reject(new TypeError('fetch failed')));
    expect(await screen.findByText('Last update: Error loading data')).toBeDefined();
  });
});

describe('a platform on which things happen', () => {
  useServer();

  it('leads from failed imports to their feeds, and from failed jobs, or else emails, to those', async () => {
    const { pool } = server.platform.database;
    const broken = await aFeed(server, { domainId, name: 'Broken' });
    await pool.query(`update imports set state = 'failed' where feed_id = $1`, [broken]);
    const { queue } = server.platform;
    queue.define('stuck', { queue: 'odd jobs', handler: async () => undefined });
    const job = await queue.enqueue('stuck', {});
    await pool.query(`update jobs set state = 'failed', finished_at = now() where id = $1`, [job.id]);
    await pool.query(`update outbox set delivery_status = 'failed' where id = (select max(id) from outbox)`);
    await openAsReviewer(server, '/admin');
    expect((await tileLink(/^Failed jobs and mail: 2/)).getAttribute('href')).toBe('/admin/systems?tab=queues');
    expect(tiles(await work()).slice(3)).toEqual([
      ['Imports', '1', '1 failed, 0 on hold'],
      ['Failed jobs and mail', '2', '1 job, 1 email'],
    ]);

    await pool.query('delete from jobs where id = $1', [job.id]);
    cleanup();
    const app = await openAsReviewer(server, '/admin');
    const mail = await tileLink(/^Failed jobs and mail: 1/);
    expect(mail.getAttribute('href')).toBe('/admin/outbox?status=failed');

    await app.user.click(await tileLink(/^Imports: 1/));
    await waitFor(() => expect(app.path()).toBe('/admin/feeds?tab=management&import=failed_or_held'));
    expect(await screen.findByText('1 feed')).toBeDefined();
    expect(screen.getByText('Broken')).toBeDefined();
    expect(screen.queryByText('Trending')).toBeNull();
  });

  it('draws money and traffic of the last 14 whole days, with their sums', async () => {
    const reviewer = await grtOf(server, 'reviewer');
    const feedId = await aFeed(server, { domainId, name: 'Busy' });
    await reviewer.adminFeeds.approve({ id: feedId });
    const bid = { bid_amount: 0.1, daily_budget: 50, is_active: true };
    await (await grtOf(server, 'acme')).bidding.update({ id: domainId, ...bid });
    server.clock.advance(86_400_000);
    await openAsReviewer(server, '/admin');
    const lines = within(await screen.findByRole('region', { name: '14 days up to yesterday' }));
    const { rows } = await (await grtOf(server, 'reviewer')).admin.analytics({ group_by: 'day' });
    const days = rows.slice(-15, -1);
    const sum = (name: 'spend' | 'clicks' | 'views') => days.reduce((all, row) => all + row[name], 0);
    expect([days.length, sum('clicks') > 0]).toEqual([14, true]);
    const line = (name: string) => lines.getByText(name).nextElementSibling;
    const most = Math.max(...days.map(({ clicks }) => clicks)).toLocaleString('en-US');
    await lines.findByText(`Clicks by day, 0 to ${most}`);
    expect(line('Clicks')?.querySelector('strong')?.textContent).toBe(sum('clicks').toLocaleString('en-US'));
    expect(line('Views')?.querySelector('strong')?.textContent).toBe(sum('views').toLocaleString('en-US'));
    expect(line('Revenue')?.querySelector('strong')?.textContent).toMatch(/^\$\d+\.\d\d$/);
  });
});
