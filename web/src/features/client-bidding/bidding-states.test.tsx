import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressOf } from '../../testing/bidding-screen.ts';
import { anApprovedDomain, failingServer, grtOf, openAsAcme } from '../../testing/client-app.tsx';

let server: TestServer;
/** A domain with a bid. */
let busy: number;

beforeAll(async () => {
  server = await createTestServer();
  busy = await anApprovedDomain(server, 'busy.example');
  await (await grtOf(server, 'acme')).bidding.update({ id: busy, bid_amount: 0.1, daily_budget: 50, is_active: true });
});
afterAll(() => server.close());

it('does not let an unapproved domain bid', async () => {
  const acme = await grtOf(server, 'acme');
  const { id } = await acme.domains.create({
    domain_name: 'pending.example',
    dmca_compliance_url: 'https://pending.example/dmca',
    content_removal_email: 'removal@pending.example',
  });
  await openAsAcme(server, addressOf(id));
  expect(
    await screen.findByText(
      'Domain Not Approved: This domain must be approved by an administrator before bidding can be configured.',
    ),
  ).toBeDefined();
  expect(screen.getByText('Pending Review')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
});

it.each(['9999', 'none'])('says that domain %s does not exist', async (domainId) => {
  await openAsAcme(server, addressOf(domainId));
  expect(await screen.findByRole('heading', { name: 'Domain not found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to Domains' }).getAttribute('href')).toBe('/client/domains');
});

it("does not show another client's domain", async () => {
  const globex = await grtOf(server, 'globex');
  const { id } = await globex.domains.create({
    domain_name: 'theirs.example',
    dmca_compliance_url: 'https://theirs.example/dmca',
    content_removal_email: 'removal@theirs.example',
  });
  await openAsAcme(server, addressOf(id));
  expect(await screen.findByText("You do not have permission to access this domain's bidding data")).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to Domains' })).toBeDefined();
});

it('says that loading failed, with the request id, and works after Retry', async () => {
  const failing = failingServer(server, (_method, path) => path.endsWith('/bidding'), 400);
  const app = await openAsAcme(server, addressOf(busy), failing.fetch);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to load domain data');
  expect(alert.textContent).toContain('req-7');
  expect(screen.getByRole('link', { name: 'Back to Domains' })).toBeDefined();
  failing.mend();
  await app.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'busy.example' })).toBeDefined();
});

it.each([
  [403, 'You do not have permission to access this data'],
  [400, 'Failed to load pacing data'],
])('says in the panel when its data is refused with %d, and the rest stays', async (status, words) => {
  const failing = failingServer(server, (_method, path) => path.endsWith('/hourly-distribution'), status);
  await openAsAcme(server, addressOf(busy), failing.fetch);
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByText('Current Bid').nextElementSibling?.textContent).toContain('$0.10');
  failing.mend();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('23:00')).toBeDefined();
});
