import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import type { FetchLike } from '@grt/sdk';
import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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
const addressOf = (domainId: number | string) => `/client/domains/${String(domainId)}/bidding`;
/** A panel by its heading, once the domain has loaded and the placeholders are gone. A query by role would check every
 * cell on the page. */
async function region(name: string) {
  await screen.findByText('Data refreshes automatically every 30 seconds');
  const panel = (await screen.findByText(name, { selector: 'h2' })).closest('section');
  if (!panel) throw new Error(`${name} is no panel`);
  return within(panel);
}
const tiles = () =>
  screen
    .getAllByRole('term')
    .slice(0, 4)
    .map((term) => [term.textContent, term.nextElementSibling?.querySelector('strong')?.textContent]);
const fact = (block: BoundFunctions<typeof queries>, label: string) =>
  block.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const bid = async () => await screen.findByLabelText<HTMLInputElement>('Bid Amount ($ per click)');
const budget = () => screen.getByLabelText<HTMLInputElement>('Daily Budget ($)');

function enter(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}
const save = async (user: UserEvent) => await user.click(screen.getByText('Save Changes'));

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

describe('the configuration', () => {
  it('turns an unconfigured domain into a bidding one', async () => {
    const id = await aDomain();
    const app = await openAsAcme(server, addressOf(id));
    const status = await region('Traffic Pacing Status');
    expect(status.getByText('Bidding not setup')).toBeDefined();
    expect(await screen.findByText('No changes yet')).toBeDefined();
    await app.user.click(status.getByRole('button', { name: 'Enable bidding' }));
    await app.user.click(await status.findByRole('button', { name: 'Set a bid' }));
    expect(document.activeElement).toBe(await bid());
    enter(await bid(), '0.25');
    enter(budget(), '60');
    expect(screen.getByText('Unsaved changes')).toBeDefined();
    await save(app.user);

    expect(await screen.findByText('$60.00', { selector: 'dd strong' })).toBeDefined();
    const changes = await region('Recent Bid Changes');
    const [change] = await changes.findAllByRole('listitem');
    expect(change?.textContent).toContain('Bid$0.00 →to $0.25');
    expect(change?.textContent).toContain('Daily budget$0.00 →to $60.00');
    expect(change?.textContent).toContain('acme');
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  });

  it('refuses amounts that are too large, not whole cents, or none, and saves those with a comma as they are meant', async () => {
    const id = await aDomain();
    const app = await openAsAcme(server, addressOf(id));
    enter(await bid(), '100.01');
    enter(budget(), '100000.005');
    await save(app.user);
    expect(await screen.findByText('The bid must be at most $100')).toBeDefined();
    expect(screen.getByText('The daily budget must be at most $100,000')).toBeDefined();
    expect(document.activeElement).toBe(await bid());
    enter(await bid(), '0.125');
    expect(await screen.findByText('The bid must be a multiple of $0.01')).toBeDefined();
    enter(await bid(), '1e2');
    expect(await screen.findByText('Please enter the bid as a number')).toBeDefined();
    enter(await bid(), '0,09');
    enter(budget(), '1.000');
    expect(await screen.findByText('1.000 can mean two amounts. Please enter 1000 or 1.00')).toBeDefined();
    enter(budget(), '');
    expect(await screen.findByText('Please enter the daily budget as a number')).toBeDefined();
    enter(budget(), '12,5');
    await save(app.user);
    expect(await screen.findByText('Bidding settings saved')).toBeDefined();
    expect([(await bid()).value, budget().value]).toEqual(['0.09', '12.50']);
    expect((await (await grtOf(server, 'acme')).bidding.show({ id })).data).toMatchObject({
      bid_amount: 0.09,
      daily_budget: 12.5,
    });
  });

  it('refuses amounts below 0, and asks before an amount of 0 stops a bidding domain', async () => {
    const id = await aDomain();
    const acme = await grtOf(server, 'acme');
    const standing = async () => (await acme.bidding.show({ id })).data.bid_amount;
    await acme.bidding.update({ id, bid_amount: 0.1, daily_budget: 20, is_active: true });
    const app = await openAsAcme(server, addressOf(id));
    enter(await bid(), '-1');
    await save(app.user);
    expect(await screen.findByText('The bid must be at least $0')).toBeDefined();
    expect(await standing()).toBe(0.1);

    enter(await bid(), '0');
    await save(app.user);
    const question = async () => within(await screen.findByRole('dialog', { name: 'Stop traffic?' }));
    await app.user.click((await question()).getByRole('button', { name: 'Keep editing' }));
    expect(await standing()).toBe(0.1);
    await save(app.user);
    await app.user.click((await question()).getByRole('button', { name: 'Save and stop' }));
    expect(await screen.findByText('Bidding settings saved')).toBeDefined();
    expect(await standing()).toBe(0);
  });

  it('asks, with the old and the new bid, before a slipped decimal point is saved', async () => {
    const id = await aDomain();
    const acme = await grtOf(server, 'acme');
    await acme.bidding.update({ id, bid_amount: 0.08, daily_budget: 500 });
    const app = await openAsAcme(server, addressOf(id));
    enter(await bid(), '9');
    await save(app.user);
    const question = within(await screen.findByRole('dialog', { name: 'Raise the bid this far?' }));
    expect((await acme.bidding.show({ id })).data.bid_amount).toBe(0.08);
    await app.user.click(question.getByRole('button', { name: 'Change bid from $0.08 to $9.00' }));
    expect(await screen.findByText('Bidding settings saved')).toBeDefined();
    expect((await acme.bidding.show({ id })).data.bid_amount).toBe(9);
  });

  it('shows the current values when someone else was first, and offers both options', async () => {
    const id = await aDomain();
    const acme = await grtOf(server, 'acme');
    await acme.bidding.update({ id, bid_amount: 0.1, daily_budget: 20 });
    const app = await openAsAcme(server, addressOf(id));
    enter(await bid(), '0.3');
    await acme.bidding.update({ id, daily_budget: 35 });
    await save(app.user);

    const notice = within(await (await region('Bidding Configuration')).findByRole('alert'));
    expect(notice.getByText(/was changed by acme on .*daily budget \$35\.00/)).toBeDefined();
    expect(notice.getByRole('row', { name: /^Daily Budget \$35\.00 \$20\.00/ })).toBeDefined();
    expect(notice.getByRole('row', { name: /^Bid Amount \$0\.10 \$0\.30/ })).toBeDefined();
    await app.user.click(notice.getByRole('button', { name: 'Use saved daily budget' }));
    expect(notice.getByRole('row', { name: 'Daily Budget $35.00 $35.00' })).toBeDefined();
    expect((await bid()).value).toBe('0.3');
    await app.user.click(notice.getByRole('button', { name: 'Keep the saved values' }));
    expect(screen.queryByText('Someone else changed these settings')).toBeNull();
    expect([(await bid()).value, budget().value]).toEqual(['0.10', '35']);

    enter(budget(), '80');
    await acme.bidding.update({ id, bid_amount: 0.15 });
    await save(app.user);
    await app.user.click(await screen.findByText('Overwrite with mine'));
    expect(await screen.findByText('Bidding settings saved')).toBeDefined();
    expect((await acme.bidding.show({ id })).data).toMatchObject({ bid_amount: 0.1, daily_budget: 80 });
    expect(document.activeElement?.tagName).toBe('FORM');
  });

  it('has no conflict with what was typed, whoever saved it', async () => {
    const id = await aDomain();
    const acme = await grtOf(server, 'acme');
    const app = await openAsAcme(server, addressOf(id));
    enter(await bid(), '0.3');
    await acme.bidding.update({ id, bid_amount: 0.3 });
    await save(app.user);
    expect(await screen.findByText('Bidding settings saved')).toBeDefined();
    expect(screen.queryByText('Someone else changed these settings')).toBeNull();
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  it('follows changes saved elsewhere while the form is untouched', async () => {
    const id = await aDomain();
    const app = await openAsAcme(server, addressOf(id));
    expect((await bid()).value).toBe('0');
    await (await grtOf(server, 'acme')).bidding.update({ id, bid_amount: 0.4 });
    await app.user.click(screen.getByText('Refresh'));
    expect(await screen.findByDisplayValue('0.40')).toBeDefined();
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  it('asks before unsaved input is lost', async () => {
    const app = await openAsAcme(server, addressOf(await aDomain()));
    enter(await bid(), '0.3');
    await app.user.click(screen.getByText('Back to Domains'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
    await app.user.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect((await bid()).value).toBe('0.3');
    await app.user.click(screen.getByText('Back to Domains'));
    await app.user.click(
      within(await screen.findByRole('dialog', { name: 'Discard changes?' })).getByRole('button', {
        name: 'Discard changes',
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Domain Management' })).toBeDefined();
  });

  it.each([
    ['the stated words where no server answers', undefined, 'Failed to update bidding settings'],
    ['what the server says', 503, 'The server is being restarted.'],
  ])('says %s when a save fails, and keeps what was typed', async (_whose, status, words) => {
    const failing = failingServer(server, (method, path) => method === 'POST' && path.endsWith('/update'), status);
    const app = await openAsAcme(server, addressOf(await aDomain()), async (input, init) =>
      status === undefined && init?.method === 'POST' && input.endsWith('/update')
        ? await Promise.reject(new TypeError('fetch failed'))
        : await failing.fetch(input, init),
    );
    enter(await bid(), '0.3');
    await save(app.user);
    const told = await (await region('Bidding Configuration')).findByRole('alert');
    expect([told.textContent, document.activeElement]).toEqual([words, told]);
    expect((await bid()).value).toBe('0.3');
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
