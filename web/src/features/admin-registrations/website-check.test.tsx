import { aHost, createTestServer, type Host, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { anApplication } from '../../testing/an-application.ts';
import { grtOf } from '../../testing/client-app.tsx';
import { hurryQueries } from '../../testing/query-time.ts';

let site: Host;
let isUp = true;
let server: TestServer;
beforeAll(async () => {
  site = await aHost(({ url }, response) => {
    if (!isUp) response.writeHead(500).end();
    else if (url === '/') response.writeHead(302, { location: '/en' }).end();
    else response.setHeader('content-type', 'text/html').end('<title>Daylight &lt;b&gt; Films</title>');
  });
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off', GRT_FEED_FETCH_ALLOW: site.name } });
});
afterAll(async () => {
  await server.close();
  await site.close();
});

it('shows in the case what the server found at the website, and looks again when asked', async () => {
  hurryQueries();
  const grt = await grtOf(server, 'reviewer');
  const { id } = await grt.registrations.submit({
    ...anApplication,
    email: 'nora@daylight.example',
    website: site.url,
  });
  const app = await openAsReviewer(server, `/admin/registrations?open=${String(id)}`);
  const opened = within(await screen.findByRole('dialog', { name: anApplication.company_name }));
  expect(opened.getByText('Checking')).toBeDefined();
  expect(opened.getByRole('button', { name: 'Check again' })).toHaveProperty('disabled', true);

  await server.drain();
  await waitFor(() => expect(opened.getByText('Reachable')).toBeDefined());
  expect(opened.getByText('Daylight <b> Films')).toBeDefined();
  expect(opened.getByRole('link', { name: `${site.name}/en` })).toHaveProperty('href', `${site.url}/en`);
  expect(opened.getByText('Encryption').nextSibling?.textContent).toBe('None');

  isUp = false;
  await app.user.click(opened.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(opened.getByText('Checking')).toBeDefined());
  await server.drain();
  await waitFor(() => expect(opened.getByText('Status 500')).toBeDefined());
  expect(opened.queryByText('500')).toBeNull();
});

it('says why nothing answers, also in the queue', async () => {
  const grt = await grtOf(server, 'reviewer');
  const names = { email: 'nora@nowhere.example', company_name: 'Nowhere', website: 'http://10.0.0.1' };
  const { id } = await grt.registrations.submit({ ...anApplication, ...names, phone: '+1 212 5550199' });
  await server.drain();
  await openAsReviewer(server, `/admin/registrations?open=${String(id)}`);
  const opened = within(await screen.findByRole('dialog', { name: 'Nowhere' }));
  expect(opened.getByText('Not reachable')).toBeDefined();
  expect(opened.getByText('10.0.0.1 is not a public address, so nothing can be fetched from it.')).toBeDefined();
  const queue = within(opened.getByRole('list', { name: 'Queue' }));
  await waitFor(() => expect(queue.getByRole('button', { name: /Nowhere.*Website down/ })).toBeDefined());
});
