import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { aFeed, anApprovedDomain, grtOf } from '../../testing/client-app.tsx';
import { seeToast } from '../../testing/see-toast.ts';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
let id: number;
let reviewer: Awaited<ReturnType<typeof grtOf>>;
let acme: Awaited<ReturnType<typeof grtOf>>;
beforeEach(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  id = await aFeed(server, { domainId: await anApprovedDomain(server), name: 'Trending' });
  [reviewer, acme] = [await grtOf(server, 'reviewer'), await grtOf(server, 'acme')];
  await reviewer.adminFeeds.approve({ id });
  const file = new File(['external_id,title,thumbnail_url\nn1,Brand new,https://img.example/n.jpg\n'], 'new.csv');
  await acme.clientFeeds.update({ id, file });
  await server.drain();
});
afterEach(() => server.close());

const theFeed = async () => await reviewer.adminFeeds.show({ id });

it('has new versions of approved feeds in the queue, shows what is in them, and approves them', async () => {
  const app = await openAsReviewer(server, '/admin/feeds?tab=review');
  await app.user.click(await screen.findByRole('button', { name: 'Trending' }));
  const opened = within(await screen.findByRole('dialog', { name: 'Trending' }));
  expect(await opened.findByText('New version pending')).toBeDefined();
  expect(opened.queryByText('Pending', { exact: true })).toBeNull();
  expect(opened.getByRole('list', { name: 'Queue' }).textContent).toContain('New version');
  const shown = within(await screen.findByRole('list', { name: 'First items of the new version' }));
  expect(shown.getAllByRole('listitem').map((one) => one.textContent)).toEqual([expect.stringContaining('Brand new')]);
  expect(
    screen.getByText(
      'The approved version stays live until you approve this one. If you reject it, the feed stays as it is.',
    ),
  ).toBeDefined();
  expect((await theFeed()).review_status).toBe('approved');
  await app.user.click(screen.getAllByRole('button', { name: /^Approve/ }).at(-1) ?? document.body);
  await waitFor(async () => expect((await theFeed()).version_in_review).toBeNull(), { timeout: 10_000 });
  await server.drain();
  expect(await theFeed()).toMatchObject({ review_status: 'approved', total_items: 2 });
});

it('says in the details of the feed that a new version is in review, and rejects it alone', async () => {
  const app = await openAsReviewer(server, `/admin/feeds?tab=management&open=${String(id)}`);
  const details = within(await screen.findByRole('dialog', { name: 'Feed Details' }));
  expect((await details.findAllByText('New version in review')).length).toBeGreaterThan(0);
  expect(details.getByText('Approved')).toBeDefined();
  await app.user.click(details.getByRole('button', { name: 'Reject' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Reject the new version of Trending' }));
  await writeIn(app.user, await asked.findByLabelText(/Reason/), 'Not these.');
  await app.user.click(asked.getByRole('button', { name: 'Reject' }));
  await seeToast('Trending was rejected');
  expect(await theFeed()).toMatchObject({
    review_status: 'approved',
    is_active: true,
    last_import: { state: 'dropped', error: 'Not these.' },
  });
});
