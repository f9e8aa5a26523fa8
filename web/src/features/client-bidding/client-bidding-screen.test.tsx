import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import type { FetchLike } from '@grt/sdk';
import { notifications } from '@mantine/notifications';
import { act, screen, within, type BoundFunctions, type queries } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressOf, region } from '../../testing/bidding-screen.ts';
import { aFeed, anApprovedDomain, failingServer, grtOf, openAsAcme } from '../../testing/client-app.tsx';

let server: TestServer;
/** A domain that has been bidding for three hours. */
let busy: number;
let domains = 0;
/** Those of the running test. */
const others: number[] = [];

beforeAll(async () => {
  server = await createTestServer();
  busy = await anApprovedDomain(server, 'busy.example');
  const feedId = await aFeed(server, { domainId: busy, name: 'Trending' });
  await (await grtOf(server, 'reviewer')).adminFeeds.approve({ id: feedId });
  const acme = await grtOf(server, 'acme');
  await acme.bidding.update({ id: busy, bid_amount: 0.1, daily_budget: 50, is_active: true });
  server.clock.advance(3 * 3_600_000);
});
afterAll(() => server.close());
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  notifications.clean();
  // The busy domain has the market to itself again.
  for (const id of others.splice(0)) await (await grtOf(server, 'acme')).bidding.update({ id, is_active: false });
});

/** A separate domain for a test. */
async function aDomain(): Promise<number> {
  domains += 1;
  const id = await anApprovedDomain(server, `domain-${String(domains)}.example`);
  others.push(id);
  return id;
}

const tiles = () =>
  screen
    .getAllByRole('term')
    .slice(0, 4)
    .map((term) => [term.textContent, term.nextElementSibling?.querySelector('strong')?.textContent]);
const fact = (block: BoundFunctions<typeof queries>, label: string) =>
  block.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

describe('a bidding domain', () => {
  it('shows its bid, its pacing today, and every hour', async () => {
    const acme = await grtOf(server, 'acme');
    const { data, domain } = await acme.bidding.show({ id: busy });
    expect(data.clicks_today).toBeGreaterThan(0);
    await openAsAcme(server, addressOf(busy));

    expect(await screen.findByRole('heading', { level: 1, name: 'busy.example' })).toBeDefined();
    expect(screen.getByText('Bidding Management & Traffic Pacing')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to Domains' }).getAttribute('href')).toBe('/client/domains');
    expect(screen.getByText('Active')).toBeDefined();
    expect(tiles()).toEqual([
      ['Current Bid', '$0.10'],
      ['Daily Budget', '$50.00'],
      ['Spend Today', `$${data.current_spend.toFixed(2)}`],
      ['Clicks Today', String(data.clicks_today)],
    ]);

    const status = await region('Traffic Pacing Status');
    const panel = await region('Current Pacing Status');
    for (const label of ['Pace', 'Budget used', 'Efficiency score']) {
      expect(fact(panel, label)).toBe(fact(status, label));
    }
    expect(fact(status, 'Hours remaining')).toContain('h');
    expect(panel.getByText(domain.pacing_stats?.recommended_action ?? '')).toBeDefined();
    expect(fact(panel, 'Projected budget depletion')).toMatch(/^\d\d:\d\d|Lasts through the day/);

    const hours = await region('Hourly Traffic Distribution');
    const rows = (await hours.findAllByRole('row')).map((row) => row.textContent);
    expect(rows[0]).toBe('HourClicksSpendAvg CPCUtilization');
    expect(rows).toHaveLength(1 + 24 + 1);
    expect(rows.at(-1)).toBe(`Today${String(data.clicks_today)}$${data.current_spend.toFixed(2)}$0.100`);
    for (const title of ['Clicks by hour', 'Spend by hour']) {
      const bars = [...hours.getByRole('figure', { name: title }).querySelectorAll<HTMLElement>('[data-coming]')];
      expect(bars).toHaveLength(24);
      expect(Math.min(...bars.map(({ style }) => Number.parseFloat(style.height)))).toBe(2);
      expect(Math.max(...bars.map(({ style }) => Number.parseFloat(style.height)))).toBeGreaterThan(10);
    }

    const market = await region('Market Overview');
    await market.findByText('Total daily budget');
    expect(fact(market, 'Active domains')).toBe('1');
    const allocations = await region('Current Traffic Allocations');
    expect(await allocations.findByText(', receiving traffic')).toBeDefined();
    expect(await (await region('Recent Bid Changes')).findByText('Updated by client')).toBeDefined();
  });

  it('reloads every 30 seconds while the tab is visible, from one reply for both pacing blocks', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const asked: string[] = [];
    const counting: FetchLike = async (input, init) => {
      asked.push(new URL(input).pathname);
      return await server.fetch(input, init);
    };
    await openAsAcme(server, addressOf(busy), counting);
    await (await region('Hourly Traffic Distribution')).findByText('23:00');
    expect(screen.getByText('Data refreshes automatically every 30 seconds')).toBeDefined();
    const before = tiles()[3]?.[1];
    const updated = screen.getByText(/Last updated:/).textContent;
    expect(updated).toMatch(/\d\d:\d\d:\d\d UTC$/);

    server.clock.advance(20 * 60_000);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    asked.length = 0;
    await act(async () => await vi.advanceTimersByTimeAsync(90_000));
    expect(asked).toEqual([]);

    visibility.mockReturnValue('visible');
    await act(async () => await vi.advanceTimersByTimeAsync(30_000));
    const { data } = await (await grtOf(server, 'acme')).bidding.show({ id: busy });
    await screen.findByText(String(data.clicks_today), { selector: 'dd strong' });
    expect(tiles()[3]?.[1]).not.toBe(before);
    expect(asked.filter((path) => path.endsWith(`/domains/${String(busy)}/bidding`))).toHaveLength(1);
    expect(asked.filter((path) => path.endsWith('/hourly-distribution'))).toHaveLength(1);
    expect(asked.some((path) => path.endsWith('/pacing-stats'))).toBe(false);
  });

  it("follows the server's recommendation with one button", async () => {
    const id = await aDomain();
    const acme = await grtOf(server, 'acme');
    await acme.bidding.update({ id, bid_amount: 0.1, daily_budget: 20, is_active: false });
    const app = await openAsAcme(server, addressOf(id));
    const status = await region('Traffic Pacing Status');
    expect(status.getByText('Bidding paused')).toBeDefined();
    expect(screen.getByText('Paused')).toBeDefined();
    await app.user.click(status.getByRole('button', { name: 'Enable bidding' }));
    expect(await screen.findByText('Active')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Enable bidding for this domain').checked).toBe(true);
    // It can bid now, but has nothing to show.
    expect((await region('Traffic Pacing Status')).getByRole('link', { name: 'Go to My Feeds' })).toBeDefined();
    expect(await (await region('Pacing Alerts')).findByText('Critical')).toBeDefined();
  });
});

describe('the changes', () => {
  it('are listed ten per page, with the page in the URL', async () => {
    const id = await aDomain();
    const acme = await grtOf(server, 'acme');
    for (let cents = 1; cents <= 11; cents += 1) await acme.bidding.update({ id, bid_amount: cents / 100 });
    const app = await openAsAcme(server, addressOf(id));
    const changes = await region('Recent Bid Changes');
    expect(await changes.findAllByRole('listitem')).toHaveLength(10);
    expect(changes.getAllByRole('listitem')[0]?.textContent).toContain('$0.10 →to $0.11');
    const pages = within(changes.getByRole('navigation', { name: 'Pages of bid changes' }));
    await app.user.click(pages.getByRole('button', { name: 'Next' }));
    expect(await changes.findByText('$0.00', { exact: false })).toBeDefined();
    expect(changes.getAllByRole('listitem')).toHaveLength(1);
    expect(app.path()).toBe(`${addressOf(id)}?history=2`);
  });

  it('are silently omitted if not permitted', async () => {
    const failing = failingServer(server, (_method, path) => path.endsWith('/bid-history'), 403);
    await openAsAcme(server, addressOf(busy), failing.fetch);
    await (await region('Hourly Traffic Distribution')).findByText('23:00');
    expect(screen.queryByText('Recent Bid Changes')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
