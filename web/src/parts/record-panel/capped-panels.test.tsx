import type { FetchLike } from '@grt/sdk';
import type { PageMeta } from '@grt/sdk/contract';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { aFeed, anApprovedDomain } from '../../testing/client-app.tsx';
import { everyNth } from '../../testing/full-run.ts';

let server: TestServer;
let domainId: number;
let feedId: number;
beforeAll(async () => {
  server = await createTestServer();
  domainId = await anApprovedDomain(server);
  feedId = await aFeed(server, { domainId, name: 'Trending' });
});
afterAll(() => server.close());

/** The server's lists, as if each had more rows than are counted. */
const cappedFetch: FetchLike = async (input, init) => {
  const reply = await server.fetch(input, init);
  if (reply.headers.get('Content-Type')?.startsWith('application/json') !== true) return reply;
  const body = (await reply.json()) as { readonly meta?: PageMeta };
  const meta = body.meta && { ...body.meta, total: 10_000, last_page: 1000, total_is_capped: true };
  return Response.json(meta ? { ...body, meta } : body, { status: reply.status, headers: reply.headers });
};

const panels = [
  ['History', () => `/admin/domains/${String(domainId)}`],
  ['Feeds', () => `/admin/domains/${String(domainId)}`],
  ['Items', () => `/admin/feeds/${String(feedId)}`],
  ['What acme did', () => '/admin/clients/1?tab=activity'],
  ['Mail', () => '/admin/clients/1?tab=mail'],
  ['Domains', () => '/admin/clients/1?tab=domains'],
  ['Feeds', () => '/admin/clients/1?tab=feeds'],
] as const;

// They are one list; the full run looks at each panel.
it.each(everyNth(panels, 2))('%s says that there is more than was counted', async (title, address) => {
  await openAsReviewer(server, address(), cappedFetch);
  const panel = within(await screen.findByRole('region', { name: title }));
  expect(await panel.findByText(/of 1,000\+$/)).toBeDefined();
  const search = panel.queryByRole('searchbox');
  if (search) expect(panel.getByText(/^10,000\+ /)).toBeDefined();
});
