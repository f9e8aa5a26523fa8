import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openAsReviewer } from '../testing/admin-app.tsx';
import { aFeed, anApprovedDomain, grtOf, openAsAcme } from '../testing/client-app.tsx';

const stored = 'xn--mnchen-3ya.example';
const shown = 'münchen.example';

let server: TestServer;
let domainId: number;
let feedId: number;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  domainId = await anApprovedDomain(server, stored);
  feedId = await aFeed(server, { domainId, name: 'Trending' });
  await (await grtOf(server, 'reviewer')).adminFeeds.approve({ id: feedId });
  const bids = { bid_amount: 0.1, daily_budget: 50, is_active: true };
  await (await grtOf(server, 'acme')).bidding.update({ id: domainId, ...bids });
  server.clock.advance(3 * 3_600_000);
  await server.drain();
  // The page shows hours up to its current time, which is the server's here.
  vi.useFakeTimers({ toFake: ['Date'], now: server.clock.now() });
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

/** The stored form may be in addresses, as in that of the policy page, but in no name. */
const noneIsStored = () => expect(screen.queryByText(stored)).toBeNull();

it('an administrator sees a domain as people write it: in lists, dialogs, records, and the history', async () => {
  const app = await openAsReviewer(server, '/admin/domains');
  const table = within(await screen.findByRole('table', { name: 'Domains' }));
  expect(await table.findByRole('button', { name: shown })).toBeDefined();
  expect(table.getByRole('checkbox', { name: `Select ${shown} of Acme Video` })).toBeDefined();
  await app.user.click(table.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('dialog', { name: `Delete ${shown}` })).toBeDefined();

  await app.go(`/admin/domains?open=${String(domainId)}`);
  expect(await screen.findByRole('dialog', { name: shown })).toBeDefined();
  await app.go(`/admin/domains/${String(domainId)}`);
  expect(await screen.findByRole('heading', { level: 1, name: shown })).toBeDefined();
  const history = within(await screen.findByRole('list', { name: 'History' }));
  expect((await history.findByText('approved the domain', { exact: false })).textContent).toBe(
    `reviewer approved the domain ${shown}`,
  );
  noneIsStored();

  await app.go('/admin/clients/1?tab=domains');
  const ofClient = within(await screen.findByRole('list', { name: 'Domains' }));
  expect(await ofClient.findByRole('link', { name: shown })).toBeDefined();
  await app.go(`/admin/feeds/${String(feedId)}`);
  expect(await screen.findByRole('link', { name: shown })).toBeDefined();
  await app.go('/admin/feeds');
  expect(await screen.findByText(`Acme Video, ${shown}`)).toBeDefined();

  await app.user.click(await screen.findByRole('button', { name: 'Search' }));
  await app.user.type(await screen.findByRole('combobox', { name: /Search screens/ }), 'mnchen');
  expect(await screen.findByRole('option', { name: /^münchen\.example/ })).toBeDefined();
});

it('a client sees it so in notifications, and in its figures with what changed', async () => {
  const app = await openAsAcme(server, '/client/analytics?range=today&group=domain');
  const shares = within(await screen.findByRole('list', { name: 'Clicks by domain' }));
  expect(await shares.findByRole('button', { name: shown })).toBeDefined();
  await app.go('/client/analytics?range=today');
  const changes = (await screen.findByText('2 changes to bids and feeds on these days')).closest('details');
  expect([...(changes?.querySelectorAll('li span') ?? [])].map(({ textContent }) => textContent)).toEqual([
    `${shown}: bid from $0.00 to $0.10, daily budget from $0.00 to $50.00`,
    `Feed Trending on ${shown} was approved`,
  ]);
  await app.user.click(screen.getByRole('button', { name: /^Notifications/ }));
  expect(await screen.findByRole('link', { name: `${shown} was approved` })).toBeDefined();
  noneIsStored();
});
