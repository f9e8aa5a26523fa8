import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aFeed, anApprovedDomain, grtOf, openAsAcme } from '../../testing/client-app.tsx';

let server: TestServer;
let feedId: number;
beforeAll(async () => {
  server = await createTestServer();
  const domainId = await anApprovedDomain(server);
  await (
    await grtOf(server, 'acme')
  ).clientFeeds.create({
    feed_name: 'Taken down',
    feed_type: 'disabled',
    domain_id: domainId,
    has_header_row: true,
    file: new File(['external_id\nv1\n'], 'removed.csv'),
  });
  await server.drain();
  const rows = ['v1,One,https://img.example/1.jpg', 'v2,Two,https://img.example/2.jpg'];
  feedId = await aFeed(server, { domainId, name: 'Trending', rows });
});
afterAll(() => server.close());

it('says of each video and each import which removal list keeps something off', async () => {
  await openAsAcme(server, `/client/feeds/${String(feedId)}`);
  expect(await screen.findByText('Off by Taken down')).toBeDefined();
  expect(await screen.findByText('videos.csv: 2 added, 1 item switched off by Taken down')).toBeDefined();
});

it('calls a removal list one, and says on the card of a feed what is off', async () => {
  await openAsAcme(server, '/client/feeds');
  const list = within(await screen.findByRole('listitem', { name: 'Taken down' }));
  expect(list.getByText('Removal list')).toBeDefined();
  const feed = within(screen.getByRole('listitem', { name: 'Trending' }));
  expect(feed.getByText('1 item switched off by Taken down')).toBeDefined();
});
