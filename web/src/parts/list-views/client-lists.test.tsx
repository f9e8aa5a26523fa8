import { aHost, createTestServer, type Host, type TestServer } from '@grt/mock-server/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openAsSuperAdmin } from '../../testing/admin-app.tsx';
import { aFeed, anApprovedDomain, grtOf, openAsAcme } from '../../testing/client-app.tsx';
import { everyNth } from '../../testing/full-run.ts';
import { writeIn } from '../../testing/write-in.ts';
import { seeToast } from '../../testing/see-toast.ts';

let server: TestServer;
let host: Host;
let feedId: number;
let webhookId: number;
beforeAll(async () => {
  host = await aHost((_request, response) => void response.writeHead(200).end());
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off', GRT_WEBHOOK_ALLOW: host.name } });
  const domainId = await anApprovedDomain(server, 'alpha.example');
  await anApprovedDomain(server, 'beta.example');
  feedId = await aFeed(server, { domainId, name: 'Alpha', rows: ['v1,One,https://img.example/1.jpg'] });
  await aFeed(server, { domainId, name: 'Beta' });
  const acme = await grtOf(server, 'acme');
  const form = { url: `${host.url}/hook`, events: ['feed.approved' as const], description: null };
  webhookId = (await acme.webhooks.create(form)).webhook.id;
  await acme.webhooks.test({ id: webhookId });
  await acme.tokens.create({ name: 'Nightly', scopes: ['feeds:write'] });
  await acme.tokens.create({ name: 'Backup', scopes: ['feeds:read'] });
}, 120_000);
afterAll(async () => {
  await server.close();
  await host.close();
});
afterEach(cleanup);

const names = () =>
  within(screen.getByRole('list', { name: /^(Feeds|Domains)$/ }))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);

const named = [
  ['/client/feeds', 'Name, A to Z', 'name', ['Alpha', 'Beta']],
  ['/client/domains', 'Name, A to Z', 'domain_name', ['alpha.example', 'beta.example']],
] as const;

// The order of domains is also that of their heads, in the next test.
it.each(everyNth(named, 2))(
  '%s is sorted, in the URL, and the order is saved as a view',
  async (at, label, sort, sorted) => {
    const app = await openAsAcme(server, at);
    await screen.findByRole('list', { name: /^(Feeds|Domains)$/ });
    expect(names()).toEqual([...sorted].toReversed());
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), label);
    await waitFor(() => expect(names()).toEqual(sorted));
    expect(app.path()).toBe(`${at}?sort=${sort}`);
    await app.user.click(screen.getByRole('button', { name: 'Saved views' }));
    const panel = within(await screen.findByRole('group', { name: 'View of this list' }));
    await app.user.type(panel.getByLabelText('Save this view as'), `By name ${at}`);
    await app.user.click(panel.getByRole('button', { name: 'Save view' }));
    expect(await screen.findByRole('button', { name: `By name ${at}` })).toBeDefined();
    await seeToast(`View “By name ${at}” saved`);
  },
);

it('domains are sorted by the heads above their figures, which say how', async () => {
  const app = await openAsAcme(server, '/client/domains');
  await app.user.click(await screen.findByRole('button', { name: 'Domain: sort' }));
  await waitFor(() => expect(names()).toEqual(['alpha.example', 'beta.example']));
  await app.user.click(screen.getByRole('button', { name: 'Domain: sorted ascending' }));
  await waitFor(() => expect(app.path()).toBe('/client/domains?sort=domain_name_desc'));
  await app.user.click(screen.getByRole('button', { name: 'Current spend: sort' }));
  await waitFor(() => expect(app.path()).toBe('/client/domains?sort=current_spend'));
});

it.each([
  ['/client/feeds?size=20', 'Feeds'],
  ['/client/domains?size=50', 'Domains'],
])('%s shows as many rows as its URL says, which can be changed', async (at, list) => {
  const app = await openAsAcme(server, at);
  await screen.findByRole('list', { name: list });
  if (!at.includes('50')) return;
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '100');
  await waitFor(() => expect(app.path()).toBe('/client/domains?size=100'));
});

it('the imports of a feed are sorted beside its videos, without changing those', async () => {
  const acme = await grtOf(server, 'acme');
  const file = new File(['external_id,title,thumbnail_url\nv1,New,https://img.example/1.jpg\n'], 'second.csv');
  await acme.clientFeeds.update({ id: feedId, file });
  await server.drain();
  const app = await openAsAcme(server, `/client/feeds/${String(feedId)}?search=one`);
  const imports = within(await screen.findByRole('list', { name: 'Imports' }));
  const seen = () => imports.getAllByRole('listitem').map((item) => item.textContent.includes('second.csv'));
  expect(seen()).toEqual([true, false]);
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Sort imports by' }), 'Oldest first');
  await waitFor(() => expect(app.path()).toBe(`/client/feeds/${String(feedId)}?search=one&imports_sort=oldest`));
  await waitFor(() => expect(seen()).toEqual([false, true]));
  expect(screen.getByRole('button', { name: 'Saved views: imports' })).toBeDefined();
});

const heads = [
  ['the deliveries of a webhook', () => `/client/webhooks/${String(webhookId)}`, 'Attempts', 'sort=attempts_desc'],
  ['the deliveries of a webhook', () => `/client/webhooks/${String(webhookId)}`, 'Created', 'sort=oldest'],
  ['one’s own tokens', () => '/client/settings', 'Token', 'tokens_sort=name'],
  ['one’s own tokens', () => '/client/settings', 'Last used', 'tokens_sort=used_desc'],
] as const;

// One head of each table; the full run presses the others, too.
it.each(everyNth(heads, 2))('%s are sorted by their heads', async (_what, at, head, query) => {
  const app = await openAsAcme(server, at());
  const sort = within(await screen.findByRole('columnheader', { name: head })).getByRole('button');
  await app.user.click(sort);
  await waitFor(() => expect(app.path()).toBe(`${at()}?${query}`));
});

it('one’s own tokens keep their columns and views apart from other lists of the screen', async () => {
  const app = await openAsAcme(server, '/client/settings?tokens_sort=name');
  const table = within(await screen.findByRole('table', { name: 'Your API tokens' }));
  expect(table.getAllByRole('row').map((row) => row.querySelector('strong')?.textContent)).toEqual([
    undefined,
    'Backup',
    'Nightly',
  ]);
  await app.user.click(screen.getByRole('button', { name: 'Saved views: your tokens' }));
  const panel = within(await screen.findByRole('group', { name: 'View of this list' }));
  await app.user.click(panel.getByRole('checkbox', { name: 'Expires' }));
  await waitFor(() => expect(table.queryByRole('columnheader', { name: 'Expires' })).toBeNull());
  await app.user.type(panel.getByLabelText('Save this view as'), 'Mine');
  await app.user.click(panel.getByRole('button', { name: 'Save view' }));
  await screen.findByRole('button', { name: 'Mine: your tokens' });
  await waitFor(async () =>
    expect(
      (await (await grtOf(server, 'acme')).views.list({})).filter(({ list }) => list === 'own_tokens'),
    ).toMatchObject([
      { name: null, query: 'hide=expires' },
      { name: 'Mine', query: 'tokens_sort=name&tokens_hide=expires' },
    ]),
  );
});

it('one’s own tokens are found on the server, by name', async () => {
  const app = await openAsAcme(server, '/client/settings');
  await writeIn(app.user, await screen.findByRole('searchbox', { name: 'Search your tokens' }), 'night');
  await waitFor(() => expect(app.path()).toBe('/client/settings?tokens_search=night'));
  const tokens = () =>
    [...screen.getByRole('table', { name: 'Your API tokens' }).querySelectorAll('strong')].map(
      (one) => one.textContent,
    );
  await waitFor(() => expect(tokens()).toEqual(['Nightly']));
  await app.user.type(screen.getByRole('searchbox', { name: 'Search your tokens' }), 's');
  expect(await screen.findByText('No token names match your search.')).toBeDefined();
  await app.user.click(screen.getByRole('button', { name: 'Show all tokens' }));
  await waitFor(() => expect(tokens()).toEqual(['Backup', 'Nightly']));
});

it('everyone’s tokens are sorted by their owners', async () => {
  const app = await openAsSuperAdmin(server, '/admin/api-tokens');
  const everyone = within(await screen.findByRole('region', { name: 'Everyone’s tokens' }));
  const head = await everyone.findByRole('columnheader', { name: 'Owner' });
  await app.user.click(within(head).getByRole('button'));
  await waitFor(() => expect(app.path()).toBe('/admin/api-tokens?sort=owner'));
  expect(everyone.getByRole('button', { name: 'Saved views: everyone’s tokens' })).toBeDefined();
});
