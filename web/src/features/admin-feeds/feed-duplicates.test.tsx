import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { aFeed, anApprovedDomain, failingServer, grtOf } from '../../testing/client-app.tsx';
import { hurryQueries } from '../../testing/query-time.ts';

let server: TestServer;
let first: number;
let second: number;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  const domainId = await anApprovedDomain(server, 'twice.example');
  first = await aFeed(server, { domainId, name: 'Twice' });
  second = await aFeed(server, { domainId, name: 'Twice' });
});
afterAll(() => server.close());

const address = (id: number) => `/admin/feeds?tab=review&review=${String(id)}`;
/** The part of the open case. */
async function duplicates(name: string) {
  const opened = within(await screen.findByRole('dialog', { name }));
  return within(await opened.findByRole('region', { name: 'Possible duplicates' }));
}

it('names the feeds that may be the same, with what they share, and opens them', async () => {
  const app = await openAsReviewer(server, address(second));
  const part = await duplicates('Twice');
  const [row, ...others] = await part.findAllByRole('listitem');
  expect(others).toEqual([]);
  expect(row?.textContent).toMatch(/^TwicePendingSame file, name and domain\. Acme Video, twice\.example, /);
  await app.user.click(part.getByRole('button', { name: 'Twice' }));
  await waitFor(() => expect(app.path()).toBe(address(first)));
});

it('says that there are none, and that they could not be loaded', async () => {
  hurryQueries();
  const alone = await anApprovedDomain(server, 'alone.example');
  const { pool } = server.platform.database;
  const id = await aFeed(server, { domainId: alone, name: 'Alone' });
  await pool.query('update imports set sha256 = $2 where feed_id = $1', [id, 'a'.repeat(64)]);
  const failing = failingServer(server, (_method, path) => path.endsWith('/duplicates'), 500);
  const app = await openAsReviewer(server, address(id), failing.fetch);
  const part = await duplicates('Alone');
  expect((await part.findByRole('alert')).textContent).toContain('The duplicates could not be loaded.');
  failing.mend();
  await app.user.click(part.getByRole('button', { name: 'Retry' }));
  const none = 'No other feed has this source URL, this file, or this name on this domain.';
  expect(await part.findByText(none)).toBeDefined();
});

it('are in the details of a feed, too, with what was decided before', async () => {
  const domainId = await anApprovedDomain(server, 'again.example');
  const again = { domainId, name: 'Again', rows: ['v2,Two,https://img.example/2.jpg'] };
  const [decided, open] = [await aFeed(server, again), await aFeed(server, again)];
  await (await grtOf(server, 'reviewer')).adminFeeds.reject({ id: decided, reason: 'The thumbnails are missing.' });
  const app = await openAsReviewer(server, `/admin/feeds?tab=management&open=${String(open)}`);
  const part = await duplicates('Feed Details');
  await app.user.click(await part.findByRole('button', { name: 'Again' }));
  await waitFor(() => expect(app.path()).toBe(`/admin/feeds?tab=management&open=${String(decided)}`));
  const details = within(screen.getByRole('dialog', { name: 'Feed Details' }));
  const earlier = within(await details.findByRole('region', { name: 'Earlier decisions' }));
  expect((await earlier.findByRole('listitem')).textContent).toMatch(
    /^Rejectedby reviewer, .*The thumbnails are missing\.$/,
  );
});
