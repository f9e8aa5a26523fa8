import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aFeed, anApprovedDomain, copiesOf, failingServer, grtOf, openAsAcme } from '../../testing/client-app.tsx';
import { hurryQueries } from '../../testing/query-time.ts';
import { isFullRun } from '../../testing/full-run.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const tileNames = new Set(['Total Feeds', 'Active Feeds', 'Pending Review', 'Total Views']);
/** The tiles as a screen reader announces them: name, then figure. */
const tiles = () =>
  screen
    .getAllByRole('term')
    .filter((term) => tileNames.has(term.textContent))
    .map((term) => [term.textContent, term.nextElementSibling?.querySelector('strong')?.textContent]);

/** Whether one comes after the other. */
const isBelow = (one: Element, other: Element): boolean =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

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

it('leads a new client step by step, with four quick actions, and then shows the day instead, below the tiles', async () => {
  await openAsAcme(server, '/client/dashboard');
  const panel = await screen.findByRole('region', { name: 'First Steps' });
  expect(isBelow(panel, screen.getByText('Total Feeds'))).toBe(true);
  const steps = within(panel);
  expect(steps.queryByText(/not approved/)).toBeNull();
  expect(steps.getByText(/^Our team reviews each domain within/)).toBeDefined();
  expect(steps.getByRole('link', { name: 'Add a domain' }).getAttribute('href')).toBe('/client/domains?add=1');
  expect(screen.queryByRole('region', { name: 'Spend vs. Plan Today' })).toBeNull();
  const actions = within(screen.getByRole('region', { name: 'Quick Actions' })).getAllByRole('link');
  expect(actions.map((link) => [link.querySelector('strong')?.textContent, link.getAttribute('href')])).toEqual([
    ['Add New Feed', '/client/feeds?add=1'],
    ['Manage Domains', '/client/domains'],
    ['View Analytics', '/client/analytics'],
    ['Schedule Update', '/client/feeds?schedule=1'],
  ]);
  cleanup();

  const domainId = await anApprovedDomain(server);
  const feedId = await aFeed(server, { domainId, name: 'Trending' });
  await (await grtOf(server, 'reviewer')).adminFeeds.approve({ id: feedId });
  const acme = await grtOf(server, 'acme');
  await acme.bidding.update({ id: domainId, bid_amount: 0.1, daily_budget: 50, is_active: true });
  server.clock.advance(3 * 3_600_000);
  await openAsAcme(server, '/client/dashboard');
  const today = await screen.findByRole('region', { name: 'Spend vs. Plan Today' });
  expect(isBelow(today, screen.getByText('Total Feeds'))).toBe(true);
  expect(isBelow(screen.getByRole('region', { name: 'Recent Activity' }), today)).toBe(true);
  const day = within(today);
  const { spend, clicks } = await (await grtOf(server, 'acme')).bidding.today();
  expect(clicks).toBeGreaterThan(0);
  expect((await day.findByText('Spent', { selector: 'dt' })).nextElementSibling?.textContent).toContain(
    `$${spend.toFixed(2)}`,
  );
  expect(day.getByRole('figure', { name: 'Spend so far' })).toBeDefined();
  const domains = within(await screen.findByRole('region', { name: 'Pace by Domain' }));
  expect((await domains.findByRole('link', { name: 'clips.example' })).getAttribute('href')).toBe(
    `/client/domains/${String(domainId)}/bidding`,
  );
  expect(screen.queryByRole('region', { name: 'First Steps' })).toBeNull();
});

it('shows the domains that spend most today, each with its pace and its last 14 full days', async () => {
  const domainId = await anApprovedDomain(server);
  const feedId = await aFeed(server, { domainId, name: 'Trending' });
  await (await grtOf(server, 'reviewer')).adminFeeds.approve({ id: feedId });
  await anApprovedDomain(server, 'another.example');
  await (
    await grtOf(server, 'acme')
  ).bidding.update({ id: domainId, bid_amount: 0.1, daily_budget: 50, is_active: true });
  server.clock.advance(26 * 3_600_000);
  await openAsAcme(server, '/client/dashboard');
  const panel = within(await screen.findByRole('region', { name: 'Pace by Domain' }));
  const [first, second] = await panel.findAllByRole('listitem');
  const busy = within(first ?? document.body);
  expect(busy.getByRole('link').textContent).toBe('clips.example');
  expect(busy.getByText(/^(Ahead of pace|Behind pace|On track)$/)).toBeDefined();
  const asked = { search: 'clips.example', trend_days: 15, page: 1 } as const;
  const [domain] = (await (await grtOf(server, 'acme')).domains.list(asked)).data;
  const most = Math.max(...(domain?.trend ?? []).slice(0, -1).map(({ spend }) => spend));
  expect(most).toBeGreaterThan(0);
  expect(busy.getByText(`Spend over the last 14 full days, up to $${most.toFixed(2)} a day`)).toBeDefined();
  expect(first?.querySelector('path[d^="M0 "]')?.getAttribute('d')?.split('L')).toHaveLength(14);
  const quiet = within(second ?? document.body);
  expect(quiet.getByRole('link').textContent).toBe('another.example');
  expect(quiet.getByText('Bidding not setup')).toBeDefined();
  expect(quiet.queryByText(/^Spend over/)).toBeNull();
});

it('says what needs the client: refused domains and feeds, with the reasons', async () => {
  const domainId = await anApprovedDomain(server);
  const feedId = await aFeed(server, { domainId, name: 'Trending' });
  await (await grtOf(server, 'reviewer')).adminFeeds.reject({ id: feedId, reason: 'Links are broken.' });
  await openAsAcme(server, '/client/dashboard');
  const matters = within(await screen.findByRole('region', { name: 'Needs Attention' }));
  expect(await matters.findByText('Links are broken.')).toBeDefined();
  expect(matters.getByRole('link', { name: 'Trending' }).getAttribute('href')).toBe(`/client/feeds/${String(feedId)}`);
});

it('names a feed whose import is on hold, however many newer ones there are, and lists the five newest', async () => {
  const domainId = await anApprovedDomain(server);
  const half = ['v1,One,none', 'v2,Two,https://img.example/2.jpg'];
  await aFeed(server, { domainId, name: 'Held', rows: half });
  await copiesOf(server, await aFeed(server, { domainId, name: 'B' }), ['C', 'D', 'E', 'F']);
  await openAsAcme(server, '/client/dashboard');
  const matters = within(await screen.findByRole('region', { name: 'Needs Attention' }));
  expect((await matters.findByRole('link', { name: 'Held' })).closest('li')?.textContent).toContain('On hold');
  expect(matters.getAllByRole('listitem')).toHaveLength(1);
  const activity = within(screen.getByRole('region', { name: 'Recent Activity' }));
  await activity.findByText('F');
  expect(activity.getAllByRole('listitem')).toHaveLength(5);
  expect(activity.queryByText('Held')).toBeNull();
});

it('leads to exactly the domains off pace and the imports to check that it counts', async () => {
  const domainId = await anApprovedDomain(server);
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) await aFeed(server, { domainId, name });
  await aFeed(server, { domainId, name: 'Fine' });
  const { pool } = server.platform.database;
  await pool.query(
    `update imports set state = 'failed' where feed_id in (select id from feeds where feed_name <> 'Fine')`,
  );
  // Every sixth bids, and has no feed. More than are read at once are counted in the full run.
  const many = isFullRun ? 1500 : 120;
  await pool.query(
    `insert into domains (client_id, domain_name, dmca_compliance_url, content_removal_email, status, reviewed_at, bid_micros,
       budget_micros, bidding_status, created_at, updated_at)
     select 1, 'many-' || n || '.example', 'https://x.example/dmca', 'a@x.example', 'approved', $1, 250000, 1000000,
       case n % 6 when 0 then 'active' else 'paused' end, $1, $1
     from generate_series(1, $2::integer) as n`,
    [server.clock.now(), many],
  );
  const app = await openAsAcme(server, '/client/dashboard');
  const matters = within(await screen.findByRole('region', { name: 'Needs Attention' }));
  const imports = await matters.findByRole('link', { name: 'All 6 feeds with an import to check' });
  await app.user.click(matters.getByRole('link', { name: `All ${String(many / 6)} domains off pace` }));
  expect(await screen.findByText(`${String(many / 6)} domains`)).toBeDefined();
  expect(app.path()).toBe('/client/domains?status=approved&pace=off');
  await app.user.click(screen.getByRole('button', { name: /^Only off pace/ }));
  expect(await screen.findByText(`${(many + 1).toLocaleString('en-US')} domains`)).toBeDefined();

  await app.go(imports.getAttribute('href') ?? '');
  expect(await screen.findByText('6 feeds')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Fine' })).toBeNull();
  await app.user.selectOptions(screen.getByLabelText('Last import'), 'Any last import');
  expect(await screen.findByText('7 feeds')).toBeDefined();
});

it('loads newer figures on Refresh', async () => {
  const domainId = await anApprovedDomain(server);
  const app = await openAsAcme(server, '/client/dashboard');
  await screen.findByText('No feeds yet');
  await aFeed(server, { domainId, name: 'Trending' });
  await app.user.click(await screen.findByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('link', { name: 'Trending' })).toBeDefined();
});

it('shows zeros and says that the data could not be loaded, until a retry works', async () => {
  const failing = failingServer(server, (_method, path) => path === '/client/dashboard', 403);
  const app = await openAsAcme(server, '/client/dashboard', failing.fetch);

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Unable to load data');
  expect(alert.textContent).toContain('Request ID: req-7');
  expect(screen.getByText('Last update: Unable to load data')).toBeDefined();
  expect(tiles().map(([, figure]) => figure)).toEqual(['0', '0', '0', '0']);

  failing.mend();
  await app.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No feeds yet')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that loading failed if no server responds', async () => {
  hurryQueries();
  await openAsAcme(server, '/client/dashboard', () => Promise.reject(new TypeError('fetch failed')));
  expect(await screen.findByText('Last update: Error loading data')).toBeDefined();
});
