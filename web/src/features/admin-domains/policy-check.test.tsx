import { aHost, createTestServer, type Host, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { grtOf } from '../../testing/client-app.tsx';
import { hurryQueries } from '../../testing/query-time.ts';

let site: Host;
let text = '<title>Removal</title>Write to removal@reels.example';
let server: TestServer;
beforeAll(async () => {
  site = await aHost((_, response) => response.setHeader('content-type', 'text/html').end(text));
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off', GRT_FEED_FETCH_ALLOW: site.name } });
});
afterAll(async () => {
  await server.close();
  await site.close();
});

const add = async (domain_name: string, dmca_compliance_url: string) =>
  await (
    await grtOf(server, 'acme')
  ).domains.create({ domain_name, dmca_compliance_url, content_removal_email: 'removal@reels.example' });

it('shows in the case what the server found at the policy page, and looks again when asked', async () => {
  hurryQueries();
  const { id } = await add('reels.example', `${site.url}/dmca`);
  const app = await openAsReviewer(server, `/admin/domains?open=${String(id)}`);
  const opened = within(await screen.findByRole('dialog', { name: 'reels.example' }));
  expect(opened.getByText('Checking')).toBeDefined();
  expect(opened.getByRole('button', { name: 'Check again' })).toHaveProperty('disabled', true);

  await server.drain();
  await waitFor(() => expect(opened.getByText('Reachable')).toBeDefined());
  expect(opened.getByText('Removal')).toBeDefined();
  expect(opened.getByText('On the page')).toBeDefined();

  text = '<title>Moved</title>';
  await app.user.click(opened.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(opened.getByText('Checking')).toBeDefined());
  await server.drain();
  await waitFor(() => expect(opened.getByText('Not found on the page')).toBeDefined());
});

it('says in the queue, in the case, and on the page of the domain that nothing answers', async () => {
  const { id } = await add('nowhere.example', 'http://10.0.0.1/dmca');
  await server.drain();
  const app = await openAsReviewer(server, `/admin/domains?open=${String(id)}`);
  const opened = within(await screen.findByRole('dialog', { name: 'nowhere.example' }));
  const problem = '10.0.0.1 is not a public address, so nothing can be fetched from it.';
  expect(opened.getByText(problem)).toBeDefined();
  const queue = within(opened.getByRole('list', { name: 'Queue' }));
  await waitFor(() => expect(queue.getByRole('button', { name: /nowhere\.example.*Policy down/ })).toBeDefined());
  await app.go(`/admin/domains/${String(id)}`);
  const panel = within(await screen.findByRole('region', { name: 'DMCA policy page' }));
  expect(panel.getByText('Not reachable')).toBeDefined();
  expect(panel.getByText(problem)).toBeDefined();
});
