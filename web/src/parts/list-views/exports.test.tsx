import { aHost, createTestServer, type Host, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aFeed, anApprovedDomain, grtOf, keepSessionOf } from '../../testing/client-app.tsx';
import { renderApp } from '../../testing/render-app.tsx';
import { everyNth } from '../../testing/full-run.ts';

let server: TestServer;
let host: Host;
beforeAll(async () => {
  host = await aHost((_request, response) => void response.writeHead(200).end());
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off', GRT_WEBHOOK_ALLOW: host.name } });
  const domainId = await anApprovedDomain(server, 'alpha.example');
  await aFeed(server, { domainId, name: 'Alpha', rows: ['v1,One,https://img.example/1.jpg'] });
  const acme = await grtOf(server, 'acme');
  const form = { url: `${host.url}/hook`, events: ['feed.approved' as const], description: null };
  const { webhook } = await acme.webhooks.create(form);
  await acme.webhooks.test({ id: webhook.id });
  await acme.tokens.create({ name: 'Nightly', scopes: ['feeds:write'] });
}, 120_000);
afterAll(async () => {
  await server.close();
  await host.close();
});

const exported = [
  ['acme', '/client/feeds/1?search=one&shown=on', 'Export videos', '/feeds/1/items/export?search=one&is_enabled=true'],
  [
    'acme',
    '/client/feeds/1?imports_sort=oldest',
    'Export imports',
    '/feeds/1/imports/export?sort=created_at&order=asc',
  ],
  ['acme', '/client/settings?tokens_sort=name', 'Export your tokens', '/auth/tokens/export?sort=name&order=asc'],
  ['acme', '/client/webhooks/1?sort=oldest', 'Export', '/webhooks/1/deliveries/export?sort=created_at&order=asc'],
  ['admin', '/admin/feeds/1', 'Export items', '/feeds/1/items/export'],
  ['admin', '/admin/feeds/1', 'Export imports', '/feeds/1/imports/export'],
  ['admin', '/admin/api-tokens?search=acme', 'Export all tokens', '/admin/api-tokens/export?search=acme'],
  [
    'admin',
    '/admin/pages?status=draft&sort=title',
    'Export',
    '/admin/pages/export?sort_by=title&sort_order=asc&status=draft',
  ],
  ['admin', '/admin/settings?search=rob', 'Export', '/admin/users/export?search=rob'],
] as const;

it.each(everyNth(exported, 2))('%s exports at %s by “%s” what the list shows', async (who, at, name, wanted) => {
  const asked: string[] = [];
  const saved: string[] = [];
  URL.createObjectURL = (file) => {
    saved.push((file as Blob).type);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  await keepSessionOf(server, who);
  const app = renderApp(at, {
    baseUrl: server.baseUrl,
    fetch: async (input, init) => {
      const { pathname, search } = new URL(input);
      if (pathname.endsWith('/export')) asked.push(pathname.replace('/api', '') + search);
      return await server.fetch(input, init);
    },
  });
  await app.user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(saved).toEqual([expect.stringContaining('text/csv')]));
  expect(asked.map(sorted)).toEqual([sorted(wanted)]);
});

/** An address with its parameters in the order of the alphabet. */
function sorted(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://grt.test');
  searchParams.sort();
  return `${pathname}?${searchParams.toString()}`;
}
