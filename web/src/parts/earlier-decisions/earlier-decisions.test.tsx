import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { anApplication } from '../../testing/an-application.ts';
import { aFeed, anApprovedDomain, failingServer, grtOf, heldServer } from '../../testing/client-app.tsx';
import { hurryQueries } from '../../testing/query-time.ts';

let server: TestServer;
let [acme, reviewer]: Awaited<ReturnType<typeof grtOf>>[] = [];
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  [acme, reviewer] = [await grtOf(server, 'acme'), await grtOf(server, 'reviewer')];
});
afterAll(() => server.close());

const addDomain = async (domain_name: string) => {
  const form = {
    domain_name,
    dmca_compliance_url: `https://${domain_name}/dmca`,
    content_removal_email: `a@${domain_name}`,
  };
  return (await acme?.domains.create(form))?.id ?? 0;
};
/** The part of the open case. */
async function earlier(name: string) {
  const opened = within(await screen.findByRole('dialog', { name }));
  return within(await opened.findByRole('region', { name: 'Earlier decisions' }));
}
const shown = async (name: string) => {
  const part = await earlier(name);
  await waitFor(() => expect(part.getAllByRole('listitem').length).toBeGreaterThan(0));
  return part.getAllByRole('listitem').map((item) => item.textContent.replaceAll(/(by reviewer,).*?(ago|now)/g, '$1'));
};
const links = async (name: string) =>
  (await earlier(name)).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('say in the case of a domain who decided what on it before, and lead to the earlier one and to the others', async () => {
  const first = await addDomain('back.example');
  await reviewer?.domains.reject({ id: first, admin_notes: 'The page is empty.' });
  const second = await addDomain('back.example');
  await reviewer?.domains.approve({ id: second });
  await reviewer?.domains.reject({ id: second, admin_notes: 'Sold.', revoke: true });
  const app = await openAsReviewer(server, `/admin/domains?open=${String(second)}`);
  expect(await shown('back.example')).toEqual([
    expect.stringMatching(/^Approval taken backby reviewer,.*Sold\.$/),
    expect.stringMatching(/^Approvedby reviewer,/),
    expect.stringMatching(/^Rejectedby reviewer,.*An earlier domain: back\.exampleThe page is empty\.$/),
  ]);
  expect(await links('back.example')).toEqual([['1 rejected', '/admin/domains?client=1&status=rejected']]);
  await app.user.click((await earlier('back.example')).getByRole('button', { name: 'back.example' }));
  await waitFor(() => expect(app.path()).toBe(`/admin/domains?open=${String(first)}`));
});

it('say in the case of an application what was decided on others from its address', async () => {
  const email = 'again@decided.example';
  const { id } = (await reviewer?.registrations.submit({ ...anApplication, email })) ?? { id: 0 };
  await reviewer?.registrations.reject({ id, admin_notes: 'No license.' });
  const next = await reviewer?.registrations.submit({ ...anApplication, email, company_name: 'Once Again' });
  await openAsReviewer(server, `/admin/registrations?open=${String(next?.id)}`);
  expect(await shown('Once Again')).toEqual([
    expect.stringMatching(/^Rejected.*An earlier application: GRT-.*No license\.$/),
  ]);
  expect(await links('Once Again')).toEqual([
    ['1 rejected', '/admin/registrations?search=again%40decided.example&status=rejected'],
  ]);
});

it('say in the case of a feed that an earlier one was deleted since, and lead to the client’s others', async () => {
  const domainId = await anApprovedDomain(server, 'fed.example');
  onTestFinished(async () => void (await acme?.domains.remove({ id: domainId }))); // A domain's case counts its client's.
  const first = await aFeed(server, { domainId, name: 'Daily' });
  await reviewer?.adminFeeds.reject({ id: first, reason: 'Stolen.' });
  await acme?.clientFeeds.remove({ id: first });
  const other = await aFeed(server, { domainId, name: 'Weekly' });
  await reviewer?.adminFeeds.approve({ id: other });
  const second = await aFeed(server, { domainId, name: 'Daily' });
  await openAsReviewer(server, `/admin/feeds?tab=review&review=${String(second)}`);
  expect(await shown('Daily')).toEqual([
    expect.stringMatching(/^Rejected.*An earlier feed: Daily, deleted sinceStolen\.$/),
  ]);
  expect(await links('Daily')).toEqual([['1 approved', '/admin/feeds?tab=management&client=1&status=approved']]);
});

it('say that there are none, that they are loading, or that they could not be loaded, and can be loaded again', async () => {
  const globex = await grtOf(server, 'globex');
  const { id } = await globex.domains.create({
    domain_name: 'first.example',
    dmca_compliance_url: 'https://first.example/dmca',
    content_removal_email: 'a@first.example',
  });
  const isCall = (_method: string, path: string) => path.endsWith('/decisions');
  const address = `/admin/domains?open=${String(id)}`;
  const held = heldServer(server, isCall);
  await openAsReviewer(server, address, held.fetch);
  expect((await earlier('first.example')).getByText('Loading the earlier decisions')).toBeDefined();
  held.release();
  const part = await earlier('first.example');
  expect(await part.findByText('No earlier decisions on record.')).toBeDefined();
  expect(part.getByText('This client has no other domains.')).toBeDefined();

  cleanup();
  hurryQueries();
  const failing = failingServer(server, isCall, 500);
  const app = await openAsReviewer(server, address, failing.fetch);
  const failed = await earlier('first.example');
  expect((await failed.findByRole('alert')).textContent).toContain('The earlier decisions could not be loaded.');
  failing.mend();
  await app.user.click(failed.getByRole('button', { name: 'Retry' }));
  expect(await failed.findByText('No earlier decisions on record.')).toBeDefined();
});
