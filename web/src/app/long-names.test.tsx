import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsReviewer } from '../testing/admin-app.tsx';
import { aFeed, anApprovedDomain, grtOf } from '../testing/client-app.tsx';

const names = ['Long'.repeat(50), 'شركة الفيديو'] as const;
const longDomain = `${`${'long-'.repeat(11)}label.`.repeat(3)}example`;

let server: TestServer;
let domainId: number;
const clients = new Map<string, number>();
const feeds = new Map<string, number>();
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  const reviewer = await grtOf(server, 'reviewer');
  domainId = await anApprovedDomain(server, longDomain);
  for (const [index, name] of names.entries()) {
    const who = { first_name: 'Nora', last_name: 'Field', email: `nora@names-${String(index)}.example` };
    clients.set(name, (await reviewer.clients.create({ company_name: name, ...who })).client_id);
    feeds.set(name, await aFeed(server, { domainId, name }));
  }
});
afterAll(() => server.close());

const table = async (name: string) => within(await screen.findByRole('table', { name }));
const heading = async (level: number, name: string) => await screen.findByRole('heading', { level, name });

/** The most lines that a name takes, once it is made sure that all of it is shown on hover, in its own direction. */
function linesOf(place: HTMLElement, name: string): number {
  const shown = place.matches('[data-lines]') ? place : within(place).getByText(name);
  expect([shown.textContent, shown.title, shown.dir]).toEqual([name, name, 'auto']);
  return Number(shown.dataset['lines']);
}

describe.each(names)('the name %s', (name) => {
  it('takes two lines at most in the lists of clients and feeds, in a dialog, and three on its page', async () => {
    const app = await openAsReviewer(server, '/admin/clients');
    const list = await table('Clients');
    expect(linesOf(await list.findByRole('link', { name }), name)).toBe(2);
    expect(list.getByRole('checkbox', { name: `Select ${name}` })).toBeDefined();
    await app.go('/admin/clients?view=grid');
    const cards = within(await screen.findByRole('list', { name: 'Clients' }));
    expect(linesOf(await cards.findByRole('link', { name }), name)).toBe(2);

    await app.go(`/admin/clients/${String(clients.get(name))}`);
    expect(linesOf(await heading(1, name), name)).toBe(3);
    await app.user.click(screen.getByRole('button', { name: 'Edit' }));
    const title = `Edit ${name}`;
    expect(linesOf(within(await screen.findByRole('dialog', { name: title })).getByRole('heading'), title)).toBe(2);

    await app.go('/admin/feeds?tab=management');
    expect(linesOf(await (await table('Feeds')).findByRole('button', { name }), name)).toBe(2);
    await app.go(`/admin/feeds/${String(feeds.get(name))}`);
    expect(linesOf(await heading(1, name), name)).toBe(3);
  });
});

it('a long domain takes two lines at most in the list of domains, and three on its page', async () => {
  const app = await openAsReviewer(server, '/admin/domains');
  expect(linesOf(await (await table('Domains')).findByRole('button', { name: longDomain }), longDomain)).toBe(2);
  await app.go(`/admin/domains/${String(domainId)}`);
  expect(linesOf(await heading(1, longDomain), longDomain)).toBe(3);
  const inFeeds = within(await screen.findByRole('list', { name: 'Feeds' }));
  for (const name of names) expect(linesOf(await inFeeds.findByRole('link', { name }), name)).toBe(2);
});
