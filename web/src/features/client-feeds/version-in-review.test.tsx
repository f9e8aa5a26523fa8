import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aFeed, anApprovedDomain, grtOf, openAsAcme } from '../../testing/client-app.tsx';

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

it('says on the card that a new version is being reviewed, and discards it on request', async () => {
  const app = await openAsAcme(server, '/client/feeds');
  const card = within(await screen.findByRole('listitem', { name: 'Trending' }));
  expect(card.getByText('Approved')).toBeDefined();
  expect(card.getByText('Active')).toBeDefined();
  expect(
    card.getByText(/A new version is being reviewed\. The approved version stays live until then\./),
  ).toBeDefined();
  await app.user.click(card.getByRole('link', { name: 'Import report' }));
  const report = within(await screen.findByRole('dialog', { name: 'Import report: Trending' }));
  expect(await report.findByText('A new version is being reviewed')).toBeDefined();
  await app.user.click(report.getByRole('button', { name: 'Discard' }));
  await app.user.click(await screen.findByRole('button', { name: 'Discard version' }));
  const theFeed = async () => await acme.clientFeeds.show({ id });
  await waitFor(async () => expect((await theFeed()).version_in_review).toBeNull());
  expect(await theFeed()).toMatchObject({ review_status: 'approved', is_active: true, total_items: 1 });
});

it('says why a new version was rejected', async () => {
  await reviewer.adminFeeds.reject({ id, reason: 'Not these.' });
  await openAsAcme(server, '/client/feeds');
  const card = within(await screen.findByRole('listitem', { name: 'Trending' }));
  expect(card.getByText(/Rejected: Not these\./)).toBeDefined();
  expect(card.getByText('Active')).toBeDefined();
});
