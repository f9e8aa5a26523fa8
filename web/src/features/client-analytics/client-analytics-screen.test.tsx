import type { Analytics } from '@grt/sdk/contract';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aFeed, anApprovedDomain, failingServer, grtOf, openAsAcme } from '../../testing/client-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
let domainId: number;

/** The day that passes in one test would change what the others see, so that it has another server. */
function useServer(): void {
  beforeAll(async () => {
    server = await createTestServer();
    domainId = await anApprovedDomain(server, 'busy.example');
    const feedId = await aFeed(server, { domainId, name: 'Trending' });
    await (await grtOf(server, 'reviewer')).adminFeeds.approve({ id: feedId });
    await (
      await grtOf(server, 'acme')
    ).bidding.update({ id: domainId, bid_amount: 0.1, daily_budget: 50, is_active: true });
    server.clock.advance(3 * 3_600_000);
    // The page shows hours up to its current time, which is the server's here.
    vi.useFakeTimers({ toFake: ['Date'], now: server.clock.now() });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await server.close();
  });
}
afterEach(() => vi.restoreAllMocks());

const address = '/client/analytics';
const isAt = async ({ path }: { path: () => string }, to: string) => await waitFor(() => expect(path()).toBe(to));
/** By its caption: a query by role would check every cell on the page. */
async function table(): Promise<HTMLTableElement> {
  const found = (await screen.findByText(/^Views, clicks, and spend by/)).closest('table');
  if (!found) throw new Error('There is no table');
  return found;
}
const textsOf = async (selector: string) =>
  [...(await table()).querySelectorAll(selector)].map((cell) => cell.textContent);
const heads = async () => await textsOf('thead th');
const rowsOf = async () => await textsOf('th[scope=row]');
const figure = (word: string) => screen.getByText(word, { selector: 'label span' }).nextElementSibling?.textContent;

const descriptionOf = (field: HTMLElement) =>
  document.querySelector(`[id="${field.getAttribute('aria-describedby') ?? ''}"]`)?.textContent;

/** The app for a client without any domain. */
async function openGlobex() {
  const token = await server.signIn('globex');
  return await openAsAcme(server, address, async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${token}`);
    return await server.fetch(input, { ...init, headers });
  });
}

describe('the first day', () => {
  useServer();

  it('shows the totals, a chart, and one row per day, and they add up', async () => {
    const { totals } = await (await grtOf(server, 'acme')).client.analytics();
    expect(totals.unique_clicks).toBeGreaterThan(0);
    const app = await openAsAcme(server, address);
    expect(await heads()).toEqual(['Day', 'Views', 'Clicks', 'Unique clicks', 'Spend', 'CTR', 'CPC']);
    expect(figure('Views')).toBe(totals.views.toLocaleString('en-US'));
    expect(figure('Spend')).toBe(`$${totals.spend.toFixed(2)}`);
    expect(figure('CTR')).toBe(`${totals.ctr.toFixed(2)}%`);
    expect(figure('CPC')).toBe(`$${totals.cpc.toFixed(3)}`);
    const days = await rowsOf();
    expect([days[0], days.at(-2), days.at(-1)]).toEqual(['Nov 20, 2026', 'Oct 22, 2026', 'Total']);
    expect(screen.getByText('30 rows, New York time')).toBeDefined();
    expect(
      screen.getByText(/^No previous data: there were no views or clicks from Sep 22, 2026 to Oct 21, 2026\.$/),
    ).toBeDefined();
    expect(screen.getByRole('figure', { name: 'Clicks by day' }).textContent).toContain('Highest: Nov 20, 2026');

    await app.user.click(screen.getByText('Spend', { selector: 'label span' }));
    expect(await screen.findByRole('figure', { name: 'Spend by day' })).toBeDefined();
    await isAt(app, `${address}?metric=spend`);
  });

  it('lists what was changed on these days, with links to the domain and the feed', async () => {
    await openAsAcme(server, `${address}?range=today`);
    const changes = (await screen.findByText('2 changes to bids and feeds on these days')).closest('details');
    expect([...(changes?.querySelectorAll('li span') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'busy.example: bid from $0.00 to $0.10, daily budget from $0.00 to $50.00',
      'Feed Trending on busy.example was approved',
    ]);
    expect(changes?.querySelector('time')?.textContent).toBe('Nov 20, 2026, 05:00 EST');
    const links = [...(changes?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(new Set(links)).toEqual(
      new Set([`/client/domains/${String(domainId)}/bidding`, expect.stringMatching(/^\/client\/feeds\/\d+$/)]),
    );
  });

  it('keeps range, rows, and order in the URL; a link to one day opens by hour, as choosing it does', async () => {
    const app = await openAsAcme(server, `${address}?range=today`);
    const today = await rowsOf();
    expect(today.slice(0, 2)).toEqual(['Nov 20, 2026, 08:00', 'Nov 20, 2026, 07:00']);
    expect(today.at(-2)).toBe('Nov 20, 2026, 00:00');

    fireEvent.click(screen.getByText('Hour', { selector: 'thead button' }));
    await isAt(app, `${address}?range=today&sort=label&order=ascending`);
    await waitFor(async () => expect((await rowsOf())[0]).toBe('Nov 20, 2026, 00:00'));

    fireEvent.click(screen.getByLabelText('Day'));
    await isAt(app, `${address}?range=today&group=day`);
    await waitFor(async () => expect(await rowsOf()).toEqual(['Nov 20, 2026', 'Total']));
    fireEvent.change(screen.getByLabelText('Range'), { target: { value: '7d' } });
    await isAt(app, `${address}?range=7d`);
    fireEvent.change(screen.getByLabelText('Range'), { target: { value: 'today' } });
    await isAt(app, `${address}?range=today`);
    await waitFor(async () => expect(await rowsOf()).toEqual(today));
  });

  it('links from a domain, a feed, or a country to its own days', async () => {
    const app = await openAsAcme(server, `${address}?range=today&group=domain`);
    fireEvent.click(await within(await table()).findByText('busy.example'));
    await isAt(app, `${address}?range=today&domain=${String(domainId)}`);
    await waitFor(async () => expect((await rowsOf())[0]).toBe('Nov 20, 2026, 08:00'));

    for (const [group, name] of [
      ['Feed', 'Trending'],
      ['Country', 'United States'],
    ] as const) {
      fireEvent.click(screen.getByLabelText(group));
      fireEvent.click(await within(await table()).findByText(name));
      expect(await screen.findByText(`${group}: ${name}`)).toBeDefined();
    }
    await isAt(app, `${address}?range=today&domain=${String(domainId)}&feed=1&country=US`);
    await waitFor(async () => expect((await rowsOf())[0]).toBe('Nov 20, 2026, 08:00'));
    fireEvent.click(screen.getByText('Show all feeds'));
    await isAt(app, `${address}?range=today&domain=${String(domainId)}&country=US`);
  });

  it('splits domains by country, each with a link to its own days', async () => {
    const app = await openAsAcme(server, `${address}?range=today&group=domain`);
    await table();
    fireEvent.change(screen.getByLabelText('Split by'), { target: { value: 'country' } });
    await isAt(app, `${address}?range=today&group=domain&split=country`);
    await waitFor(async () => expect((await heads()).slice(0, 3)).toEqual(['Domain', 'Country', 'Views']));
    expect(new Set((await rowsOf()).slice(0, -1))).toEqual(new Set(['busy.example']));
    expect(screen.getByText('Clicks by domain and country')).toBeDefined();
    fireEvent.click(await within(await table()).findByText('United States'));
    await isAt(app, `${address}?range=today&country=US`);
    await waitFor(() => expect(screen.queryByLabelText('Split by')).toBeNull());
  });

  it('says which rows there are, if the server leaves some out', async () => {
    await openAsAcme(server, `${address}?group=country&sort=views`, async (input, init) => {
      const reply = await server.fetch(input, init);
      if (!input.includes('/client/analytics?')) return reply;
      const body = (await reply.json()) as { readonly data: Analytics };
      return Response.json({ ...body, data: { ...body.data, total_rows: 1234 } }, reply);
    });
    const shown = String((await rowsOf()).length - 1);
    const count = `${shown} of 1,234 rows, New York time.`;
    const why = 'These have the highest spend, however you sort them. The CSV file has all rows.';
    expect(screen.getByText(`${count} ${why}`)).toBeDefined();
    expect(screen.getByText(`the first 10 of the ${shown} with the highest spend`)).toBeDefined();
  });

  it('saves what is shown as a view of one’s own, without the page, and opens it again', async () => {
    const app = await openAsAcme(server, `${address}?group=country&metric=spend&range=7d&page=1`);
    await table();
    await app.user.click(screen.getByRole('button', { name: 'Saved views' }));
    const panel = within(await screen.findByRole('group', { name: 'View of this list' }));
    expect(panel.getByText('Saves days, filters, rows, and order.')).toBeDefined();
    await writeIn(app.user, panel.getByLabelText('Save this view as'), 'Where it goes');
    await app.user.click(panel.getByRole('button', { name: 'Save view' }));
    expect(await screen.findByRole('button', { name: 'Where it goes' })).toBeDefined();
    const [view] = await (await grtOf(server, 'acme')).views.list({});
    expect(view).toMatchObject({ list: 'analytics', query: 'range=7d&group=country&metric=spend' });

    await app.user.click(screen.getByRole('button', { name: 'Where it goes' }));
    await app.user.click(await screen.findByRole('link', { name: 'Default view' }));
    await waitFor(async () => expect((await heads())[0]).toBe('Day'));
    await app.user.click(screen.getByRole('button', { name: 'Saved views' }));
    await app.user.click(await screen.findByRole('link', { name: 'Where it goes' }));
    await waitFor(async () => expect((await heads())[0]).toBe('Country'));
    await isAt(app, `${address}?range=7d&group=country&metric=spend`);
  });

  it('supports a custom range, starting from the current one, and explains an invalid one', async () => {
    const app = await openAsAcme(server, address);
    await table();
    fireEvent.change(screen.getByLabelText('Range'), { target: { value: 'own' } });
    await isAt(app, `${address}?range=own&from=2026-10-22&to=2026-11-20`);
    const enter = async (label: string, value: string) => {
      const field = await screen.findByLabelText(label);
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    };
    await enter('First day', '2026-11-19');
    expect(await screen.findByText('2 rows, New York time')).toBeDefined();
    await enter('Last day', '2026-11-18');
    expect((await screen.findByRole('alert')).textContent).toContain('The last day must not be before the first day');
    await app.user.click(screen.getByRole('button', { name: 'Show the last 30 days' }));
    expect(await screen.findByText('30 rows, New York time')).toBeDefined();
    await isAt(app, address);
  });

  it.each([
    ['from=2026-11-20&to=2026-11-01', 'The last day must not be before the first day'],
    ['from=2026-01-01&to=2026-11-01&group=hour', 'Please choose at most 31 days when grouping by hour'],
  ])('says at the field why a range cannot be shown, of a link to %s, too', async (query, fault) => {
    await openAsAcme(server, `${address}?range=own&${query}`);
    const field = await screen.findByLabelText('Last day');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(field)).toBe(fault);
    expect(screen.getByLabelText('First day').getAttribute('aria-invalid')).toBeNull();
  });

  it('has a day in each field of a custom range, those that are shown', async () => {
    const app = await openAsAcme(server, `${address}?range=own&to=2026-11-20`);
    const field = await screen.findByLabelText<HTMLInputElement>('First day');
    await waitFor(() => expect(field.value).toBe('2026-10-22'));
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.blur(field);
    expect(descriptionOf(field)).toBe('Enter a valid date. Until then, nothing changes.');
    await isAt(app, `${address}?range=own&to=2026-11-20`);
    expect(await screen.findByText('30 rows, New York time')).toBeDefined();
  });

  // The file is saved under its name: in the browser (analytics.spec.ts).
  it('says why it is empty: nothing yet, or nothing that matches', async () => {
    const globex = await openGlobex();
    expect(await screen.findByRole('heading', { name: 'No traffic yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Manage domains' }).getAttribute('href')).toBe('/client/domains');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' }).disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Range'), { target: { value: 'yesterday' } });
    expect(await screen.findByRole('heading', { name: 'No traffic in this range' })).toBeDefined();
    await globex.user.click(screen.getByRole('button', { name: 'Show all traffic of the last 30 days' }));
    expect(await screen.findByRole('heading', { name: 'No traffic yet' })).toBeDefined();
  });

  it('says that access is not allowed', async () => {
    const failing = failingServer(server, (_method, path) => path === '/client/analytics', 403);
    await openAsAcme(server, address, failing.fetch);
    expect(await screen.findByRole('heading', { name: 'No permission' })).toBeDefined();
  });

  it('says that it failed, with the request id, and works after Retry', async () => {
    const failing = failingServer(server, (_method, path) => path === '/client/analytics', 400);
    const app = await openAsAcme(server, address, failing.fetch);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Failed to load analytics. Please try again.')).toBeDefined();
    expect(alert.getByText(/req-7/)).toBeDefined();
    failing.mend();
    await app.user.click(alert.getByRole('button', { name: 'Retry' }));
    expect(await table()).toBeDefined();
  });
});

describe('the second day', () => {
  useServer();

  it('compares each total with the previous day, up to the same hour: in percent, or in numbers with almost nothing', async () => {
    server.clock.advance(24 * 3_600_000);
    vi.setSystemTime(server.clock.now());
    const grt = await grtOf(server, 'acme');
    const { totals, before } = await grt.client.analytics({ from: '2026-11-21', to: '2026-11-21' });
    expect(before.changes.clicks).not.toBeNull();
    await openAsAcme(server, `${address}?range=today`);
    expect(await screen.findByText('Compared with Nov 20, 2026, up to this hour.')).toBeDefined();
    const change = Math.abs(before.changes.clicks ?? 0).toLocaleString('en-US');
    expect(figure('Clicks')).toMatch(
      new RegExp(`^${totals.clicks.toLocaleString('en-US')}[+−]?${change}% vs. previous days$`),
    );
    expect(before.totals.spend).toBeLessThan(20);
    expect(figure('Spend')).toBe(`$${totals.spend.toFixed(2)}$${before.totals.spend.toFixed(2)} before`);
  });
});
