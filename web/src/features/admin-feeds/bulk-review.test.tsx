import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { aFeed, anApprovedDomain, copiesOf, grtOf, numbered } from '../../testing/client-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
let domainId: number;
beforeEach(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  domainId = await anApprovedDomain(server);
});
afterEach(() => server.close());

const address = '/admin/feeds?tab=review';
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const pick = async (name: string) => await screen.findByRole('checkbox', { name: `Select ${name}` });
const bar = () => within(screen.getByRole('region', { name: 'Selection' }));
async function someFeeds(count: number): Promise<void> {
  await copiesOf(server, await aFeed(server, { domainId, name: 'Feed 1' }), numbered('Feed', 2, count));
}
async function standings(): Promise<Record<string, string>> {
  const { data } = await (await grtOf(server, 'reviewer')).adminFeeds.list({ per_page: 50 });
  return Object.fromEntries(data.map(({ feed_name, review_status }) => [feed_name, review_status]));
}

it('approves the feeds from one to another, picked with Shift, in one call, whatever was decided meanwhile', async () => {
  await someFeeds(4);
  const calls: string[] = [];
  const app = await openAsReviewer(server, address, async (input, init) => {
    if (init?.method === 'POST' && input.includes('/admin/feeds')) calls.push(new URL(input).pathname);
    return await server.fetch(input, init);
  });
  await app.user.click(await pick('Feed 1'));
  await app.user.keyboard('{Shift>}');
  await app.user.click(await pick('Feed 3'));
  await app.user.keyboard('{/Shift}');
  expect(bar().getByRole('status').textContent).toBe('3 selected');
  await app.user.click(bar().getByRole('button', { name: 'Approve' }));
  const asked = await dialog('Approve feeds');
  const send = await asked.findByRole('button', { name: 'Approve 3' });
  await (await grtOf(server, 'admin')).adminFeeds.reject({ id: 2, reason: 'No.' });
  await app.user.click(send);
  const run = within(await screen.findByRole('region', { name: 'Approve feeds' }));
  expect(await run.findByText('2 done, 1 refused')).toBeDefined();
  await app.user.click(run.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select Feed 1' })).toBeNull());
  expect(calls).toEqual(['/api/admin/feeds/decide']);
  expect(await standings()).toEqual({
    'Feed 1': 'approved',
    'Feed 2': 'rejected',
    'Feed 3': 'approved',
    'Feed 4': 'pending',
  });
});

it('rejects all that match on every page except one, with a reason', async () => {
  await someFeeds(12);
  const app = await openAsReviewer(server, address);
  await app.user.click(await pick('Feed 2'));
  await app.user.click(screen.getByRole('button', { name: 'Select all 12 that match' }));
  await app.user.click(await pick('Feed 2'));
  await app.user.click(bar().getByRole('button', { name: 'Reject' }));
  const asked = await dialog('Reject feeds');
  const send = await asked.findByRole('button', { name: 'Reject 11' });
  expect(send.matches(':disabled')).toBe(true);
  await writeIn(app.user, asked.getByLabelText(/^Reason/), 'The thumbnails cannot be loaded.');
  await app.user.click(send);
  const run = within(await screen.findByRole('region', { name: 'Reject feeds' }));
  expect(await run.findByText('11 done')).toBeDefined();
  const pending = Object.entries(await standings()).filter(([, status]) => status === 'pending');
  expect(pending).toEqual([['Feed 2', 'pending']]);
});
