import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAsReviewer, openAsSuperAdmin } from '../../testing/admin-app.tsx';
import { aFeed, anApprovedDomain, grtOf } from '../../testing/client-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
let domainId: number;
let feedId: number;
beforeAll(async () => {
  server = await createTestServer();
  domainId = await anApprovedDomain(server, 'clips.example');
  feedId = await aFeed(server, { domainId, name: 'Trending', rows: ['v1,<b>One</b>,https://img.example/1.jpg'] });
});
afterAll(() => server.close());

/** The button that saves a bid, once the bids of others are known, with which the new one is compared. */
async function saveButton(): Promise<HTMLElement> {
  const dialog = within(screen.getByRole('dialog', { name: 'Change bid' }));
  const button = dialog.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  return button;
}

const hrefs = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('shows a domain with its client, feeds, and history, and changes its bid with a reason', async () => {
  const app = await openAsSuperAdmin(server, `/admin/domains/${String(domainId)}`);
  await screen.findByRole('heading', { level: 1, name: 'clips.example' });
  expect(screen.getByRole('link', { name: 'Acme Video' }).getAttribute('href')).toBe('/admin/clients/1');
  expect(hrefs(await screen.findByRole('list', { name: 'Feeds' }))).toEqual([`/admin/feeds/${String(feedId)}`]);
  const history = within(await screen.findByRole('list', { name: 'History' }));
  expect(history.getByText('approved the domain', { exact: false }).textContent).toBe(
    'reviewer approved the domain clips.example',
  );

  await app.user.click(await screen.findByRole('button', { name: 'Change bid' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change bid' }));
  const bid = dialog.getByLabelText('Bid per click');
  await app.user.clear(bid);
  await app.user.type(bid, '0,25');
  await app.user.click(await saveButton());
  await dialog.findByText('Please give a reason for the change');
  await writeIn(app.user, dialog.getByLabelText(/^Reason/), 'Agreed by phone');
  await app.user.click(await saveButton());
  await screen.findByText('Bidding for clips.example was changed');
  const changes = within(await screen.findByRole('list', { name: 'Bid changes' }));
  changes.getByText('Bid $0.00 to $0.25, budget $0.00 to $0.00');
  changes.getByText('Agreed by phone');
  const { data } = await (await grtOf(server, 'acme')).bidding.show({ id: domainId });
  expect(data.bid_amount).toBe(0.25);
});

it('asks before a bid of 0 ends the traffic of a domain, or a far higher one is saved', async () => {
  const id = await anApprovedDomain(server, 'bidding.example');
  const acme = await grtOf(server, 'acme');
  await acme.bidding.update({ id, bid_amount: 0.1, daily_budget: 50, is_active: true });
  const app = await openAsSuperAdmin(server, `/admin/domains/${String(id)}`);
  await app.user.click(await screen.findByRole('button', { name: 'Change bid' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change bid' }));
  const bid = dialog.getByLabelText('Bid per click');
  await writeIn(app.user, dialog.getByLabelText(/^Reason/), 'Agreed by phone');
  for (const [typed, question, confirmed] of [
    ['0', 'Stop traffic?', 'Keep editing'],
    ['1', 'Raise the bid this far?', 'Change bid from $0.10 to $1.00'],
  ] as const) {
    await app.user.clear(bid);
    await app.user.type(bid, typed);
    await app.user.click(await saveButton());
    const asked = within(await screen.findByRole('dialog', { name: question }));
    expect((await acme.bidding.show({ id })).data.bid_amount).toBe(0.1);
    await app.user.click(asked.getByRole('button', { name: confirmed }));
  }
  await screen.findByText('Bidding for bidding.example was changed');
  expect((await acme.bidding.show({ id })).data.bid_amount).toBe(1);
});

it('asks before a bid rises above those of all other clients', async () => {
  const [id, rival] = [
    await anApprovedDomain(server, 'higher.example'),
    await anApprovedDomain(server, 'rival.example', 'globex'),
  ];
  const acme = await grtOf(server, 'acme');
  await acme.bidding.update({ id, bid_amount: 1.1, daily_budget: 50, is_active: true });
  const terms = { bid_amount: 1.2, daily_budget: 50, is_active: true };
  await (await grtOf(server, 'globex')).bidding.update({ id: rival, ...terms });
  const app = await openAsSuperAdmin(server, `/admin/domains/${String(id)}`);
  await app.user.click(await screen.findByRole('button', { name: 'Change bid' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change bid' }));
  await writeIn(app.user, dialog.getByLabelText(/^Reason/), 'Agreed by phone');
  await app.user.clear(dialog.getByLabelText('Bid per click'));
  await app.user.type(dialog.getByLabelText('Bid per click'), '1.21');
  await app.user.click(await saveButton());
  const asked = within(await screen.findByRole('dialog', { name: 'Raise the bid this far?' }));
  asked.getByText(/No other client bids more than \$1\.20\.$/);
  await app.user.click(asked.getByRole('button', { name: 'Change bid from $1.10 to $1.21' }));
  expect(await screen.findByText('Bidding for higher.example was changed')).toBeDefined();
});

it('shows a feed with its client, domain, items as text, and imports', async () => {
  await openAsReviewer(server, `/admin/feeds/${String(feedId)}`);
  await screen.findByRole('heading', { level: 1, name: 'Trending' });
  expect(hrefs(screen.getByLabelText('About the feed'))).toEqual([
    '/admin/clients/1',
    `/admin/domains/${String(domainId)}`,
  ]);
  const items = within(await screen.findByRole('list', { name: 'Items' }));
  items.getByText('<b>One</b>');
  const imports = within(await screen.findByRole('list', { name: 'Imports' }));
  imports.getByText('1 row, 1 added, 0 changed, 0 rejected');
});

it.each([
  ['/admin/domains/999999', 'Domain not found'],
  ['/admin/feeds/999999', 'Feed not found'],
  ['/admin/domains/x', 'Domain not found'],
])('says of %s: %s', async (path, words) => {
  await openAsReviewer(server, path);
  expect(await screen.findByRole('heading', { level: 1, name: words })).toBeDefined();
});
