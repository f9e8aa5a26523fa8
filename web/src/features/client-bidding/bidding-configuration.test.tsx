import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressOf, bid, budget, enter, region, save } from '../../testing/bidding-screen.ts';
import { anApprovedDomain, failingServer, grtOf, openAsAcme } from '../../testing/client-app.tsx';

let server: TestServer;
let domains = 0;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** A separate domain for a test. */
async function aDomain(): Promise<number> {
  domains += 1;
  return await anApprovedDomain(server, `domain-${String(domains)}.example`);
}

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

// It asks before unsaved input is lost: in the browser (bidding.spec.ts).

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
