import { aHost, createTestServer, type Host, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseFound } from '../../testing/choose-found.ts';
import { anApprovedDomain, grtOf, heldServer, openAsAcme } from '../../testing/client-app.tsx';
import { hurryQueries } from '../../testing/query-time.ts';
import { leaveDialogs } from '../../testing/leave-dialogs.ts';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
let host: Host;
const lists = {
  clips: ['One', 'Two', 'Three'].map((headline, key) => ({
    key,
    headline,
    picture: `https://img.example/${String(key)}.jpg`,
  })),
  trailers: ['Harbor', 'Fog'].map((label) => ({ label, picture: 'https://img.example/t.jpg', code: label })),
};
let rows = ['k1,First light,https://img.example/1.jpg', 'k2,Second wind,https://img.example/2.jpg'];
beforeAll(async () => {
  host = await aHost((request, response) => {
    if (request.url === '/lists.json') return response.end(JSON.stringify(lists));
    response.setHeader('Content-Type', 'text/csv');
    return response.end(`Key,Headline,Picture\n${rows.join('\n')}\n`);
  });
  server = await createTestServer({ environment: { GRT_FEED_FETCH_ALLOW: host.name } });
  await anApprovedDomain(server);
});
afterAll(async () => {
  await server.close();
  await host.close();
});

const theFeed = async (name: string) =>
  (await (await grtOf(server, 'acme')).clientFeeds.list({ search: name })).data[0];
/** A feed that is fetched from a URL, before its first row is known to be the header. @returns its id. */
async function aUrlFeed(name: string, path = '/videos.csv'): Promise<number> {
  const acme = await grtOf(server, 'acme');
  const [domain] = (await acme.domains.list({ page: 1, per_page: 1 })).data;
  const reply = await acme.clientFeeds.create({
    feed_name: name,
    domain_id: domain?.id ?? 0,
    category: 'girls',
    feed_url: host.url + path,
  });
  if (reply.needs_mapping) throw new Error('An address is fetched later, so nothing is to be mapped yet');
  await server.drain();
  return reply.data.id;
}
/** Adds a feed from a URL in the dialog that is open. @returns that dialog, once the file was fetched */
async function addFetched(user: UserEvent, name: string, path: string, hasHeader: boolean) {
  const add = within(await screen.findByRole('dialog', { name: 'Add New Feed' }));
  await user.click(await add.findByRole('radio', { name: 'From a URL' }));
  await writeIn(user, add.getByLabelText(/Feed URL/), host.url + path);
  await writeIn(user, add.getByLabelText(/Feed name/), name);
  await user.selectOptions(add.getByLabelText(/Category/), 'girls');
  await chooseFound(user, add.getByLabelText(/Domain/), 'clips.example');
  if (hasHeader) await user.click(add.getByLabelText('Has a header row'));
  await user.click(add.getByRole('button', { name: 'Add Feed' }));
  const running = within(await screen.findByRole('dialog', { name: 'Add New Feed: import' }));
  await running.findByRole('progressbar');
  await server.drain();
  return running;
}
const card = async () => within(await screen.findByRole('listitem', { name: 'Fetched' }));

it('adds a feed from a URL, maps its columns in the report, fetches it again, and schedules it', async () => {
  hurryQueries();
  const { user } = await openAsAcme(server, '/client/feeds?add=1');
  const running = await addFetched(user, 'Fetched', '/clips.csv', true);

  await running.findByText('Map the columns');
  await user.selectOptions(running.getByLabelText('Field for Key'), 'Video ID (required)');
  await user.selectOptions(running.getByLabelText('Field for Headline'), 'Video Title (required)');
  await user.selectOptions(running.getByLabelText('Field for Picture'), 'Thumbnail Image URL (required)');
  await user.click(running.getByRole('button', { name: 'Submit Mapping' }));
  await waitFor(() => expect(running.queryByRole('button', { name: /Submit/ })).toBeNull());
  await server.drain();
  await waitFor(async () => expect((await theFeed('Fetched'))?.total_items).toBe(2));
  await leaveDialogs(user);

  rows = [...rows, 'k3,Third time,https://img.example/3.jpg'];
  expect((await card()).queryByRole('link', { name: 'New file' })).toBeNull();
  await user.click((await card()).getByRole('button', { name: 'Fetch now' }));
  await screen.findByText('Fetched is being fetched');
  await server.drain();
  await waitFor(async () => expect((await card()).getByText('3')).toBeDefined());
});

it('reads a fetched file again with its first row as the header, with one click', async () => {
  hurryQueries();
  const id = await aUrlFeed('Headed');
  const { user } = await openAsAcme(server, `/client/feeds?report=${String(id)}`);
  const report = within(await screen.findByRole('dialog', { name: 'Import report: Headed' }));
  await report.findByLabelText('Field for column_1');
  await user.click(report.getByRole('button', { name: 'First row is a header' }));
  await report.findByRole('progressbar');
  await server.drain();
  expect(await report.findByLabelText('Field for Headline')).toBeDefined();
  expect(await (await grtOf(server, 'acme')).clientFeeds.show({ id })).toMatchObject({ has_header_row: true });
});

it('reads a fetched file again from the list of records that is chosen', async () => {
  hurryQueries();
  const id = await aUrlFeed('Listed', '/lists.json');
  const { user } = await openAsAcme(server, `/client/feeds?report=${String(id)}`);
  const report = within(await screen.findByRole('dialog', { name: 'Import report: Listed' }));
  await report.findByLabelText('Field for headline');
  await user.selectOptions(report.getByLabelText('Records'), 'trailers');
  await report.findByRole('progressbar');
  await server.drain();
  expect(await report.findByLabelText('Field for label')).toBeDefined();
  expect(report.getByLabelText<HTMLSelectElement>('Records').value).toBe('trailers');
});

it('shows the new import of a file that is read again, although the first one is shown as ended before', async () => {
  hurryQueries();
  let isFetchedAgain = false;
  const held = heldServer(server, (method, path) => {
    if (path.endsWith('/refresh')) isFetchedAgain = true;
    return isFetchedAgain && method === 'GET' && path === '/client/feeds';
  });
  const { user } = await openAsAcme(server, '/client/feeds?add=1', held.fetch);
  const running = await addFetched(user, 'Raced', '/videos.csv', false);
  await user.click(await running.findByRole('button', { name: 'First row is a header' }));
  await held.arrived;
  await waitFor(() => expect(running.queryByText('Map the columns')).toBeNull());
  held.release();
  await running.findByRole('progressbar');
  await server.drain();
  expect(await running.findByLabelText('Field for Headline')).toBeDefined();
});

it('finds every URL feed in the schedule, however many other feeds are newer', async () => {
  const id = await aUrlFeed('Distant');
  await server.platform.database.pool.query(
    `insert into feeds (client_id, domain_id, feed_name, feed_url, is_fetched, feed_type, reading, is_active, review_status,
       submitted_at, created_at, updated_at)
     select client_id, domain_id, 'Copy ' || n, feed_url, n % 20 = 0, feed_type, reading, is_active, review_status,
       submitted_at, created_at + interval '1 minute', updated_at from feeds, generate_series(1, 240) as n where id = $1`,
    [id],
  );
  server.clock.advance(120_000); // What other tests add is newer than the copies.
  const { user } = await openAsAcme(server, '/client/feeds?schedule=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Update' }));
  await dialog.findByText('Page 1 of 2');
  expect(dialog.getAllByRole('combobox')).toHaveLength(10);
  await writeIn(user, dialog.getByRole('searchbox', { name: 'Search by feed name or URL' }), 'Distant');
  await dialog.findByLabelText('Fetch Distant');
  expect(dialog.getAllByRole('combobox')).toHaveLength(1);
});

it('saves the fetch interval immediately', async () => {
  await aUrlFeed('Timed');
  const { user } = await openAsAcme(server, '/client/feeds?schedule=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Update' }));
  await writeIn(user, await dialog.findByRole('searchbox'), 'Timed');
  await user.selectOptions(await dialog.findByLabelText('Fetch Timed'), 'Every 6 hours');
  await screen.findByText('Timed: every 6 hours');
  expect((await theFeed('Timed'))?.refresh_interval_minutes).toBe(360);
});
