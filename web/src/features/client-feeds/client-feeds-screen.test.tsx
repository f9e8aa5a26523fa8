import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aFeed, anApprovedDomain, failingServer, grtOf, openAsAcme } from '../../testing/client-app.tsx';
import { EverythingInSight } from '../../testing/in-sight.ts';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
let domainId: number;
beforeEach(async () => {
  server = await createTestServer();
  domainId = await anApprovedDomain(server);
});
afterEach(() => server.close());

const approve = async (id: number) => await (await grtOf(server, 'reviewer')).adminFeeds.approve({ id });
const card = (name: string) => screen.findByRole('listitem', { name });
const names = () =>
  within(screen.getByRole('list', { name: 'Feeds' }))
    .queryAllByRole('heading')
    .map((one) => one.textContent);

describe('the list', () => {
  it('shows review status, items, views, and whether a feed is active', async () => {
    await approve(
      await aFeed(server, {
        domainId,
        name: 'Trending',
        rows: ['a,A,https://img.example/a.jpg', 'b,B,https://img.example/b.jpg'],
      }),
    );
    await aFeed(server, { domainId, name: 'Archive' });
    await openAsAcme(server, '/client/feeds');

    const trending = within(await card('Trending'));
    expect(trending.getByText('Approved')).toBeDefined();
    expect(trending.getByText('Active')).toBeDefined();
    expect(
      trending
        .getAllByRole('definition')
        .slice(0, 2)
        .map((one) => one.textContent),
    ).toEqual(['2', '0']);
    const archive = within(await card('Archive'));
    expect(archive.getByText('Pending')).toBeDefined();
    expect(archive.queryByText('Paused')).toBeNull();
    expect(archive.queryByRole('button', { name: 'Resume' })).toBeNull();
    expect(await screen.findByText(/^1 kB of 10,000 MB used for feed files\.$/)).toBeDefined();
  });

  it('shows the first four pictures of each feed in a strip of the same height, from our own server', async () => {
    const { IntersectionObserver } = globalThis;
    vi.stubGlobal('IntersectionObserver', EverythingInSight);
    onTestFinished(() => void vi.stubGlobal('IntersectionObserver', IntersectionObserver));
    const rowsUpTo = (count: number) =>
      Array.from(
        { length: count },
        (_, at) => `v${String(at)},Video,https://img.example/${String(count)}-${String(at)}.jpg`,
      );
    await aFeed(server, { domainId, name: 'Many', rows: rowsUpTo(6) });
    await aFeed(server, { domainId, name: 'Single', rows: rowsUpTo(1) });
    const asked: string[] = [];
    await openAsAcme(server, '/client/feeds', async (input, init) => {
      const picture = new URL(input).searchParams.get('url');
      if (picture !== null) asked.push(picture.replace('https://img.example/', ''));
      return await server.fetch(input, init);
    });
    const placesOf = async (name: string) => (await card(name)).querySelectorAll('[data-blurred]').length;
    expect([await placesOf('Many'), await placesOf('Single')]).toEqual([4, 4]);
    await waitFor(() =>
      expect(asked.toSorted((a, b) => a.localeCompare(b))).toEqual([
        '1-0.jpg',
        '6-0.jpg',
        '6-1.jpg',
        '6-2.jpg',
        '6-3.jpg',
      ]),
    );
  });

  it('keeps search, status, and the last import in the URL, and restores them from it', async () => {
    const rows = ['v1,One,https://img.example/1.jpg', ',No id,https://img.example/2.jpg'];
    await aFeed(server, { domainId, name: 'Held', rows });
    await approve(await aFeed(server, { domainId, name: 'Trending' }));
    await aFeed(server, { domainId, name: 'Archive' });
    const app = await openAsAcme(server, '/client/feeds?status=approved');
    await card('Trending');
    expect(names()).toEqual(['Trending']);

    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), '');
    await card('Archive');
    expect(app.path()).toBe('/client/feeds');
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Last import' }), 'On hold');
    await waitFor(() => expect(names()).toEqual(['Held']));
    expect(app.path()).toBe('/client/feeds?import=held');
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Last import' }), 'Any last import');
    await card('Archive');

    await writeIn(app.user, screen.getByRole('searchbox'), 'arch');
    await waitFor(() => expect(names()).toEqual(['Archive']));
    expect(app.path()).toBe('/client/feeds?search=arch');
  });

  it('distinguishes a list without matches from one without feeds', async () => {
    const app = await openAsAcme(server, '/client/feeds?search=nothing&page=3');
    await app.user.click(await screen.findByRole('button', { name: 'Show all feeds' }));
    expect(await screen.findByText('No feeds yet')).toBeDefined();
    expect(app.path()).toBe('/client/feeds');
  });

  // That it failed, and Retry: in the browser (trouble.spec.ts), and in cut-calls.test.tsx.
  it('says plainly that there is no schedule to set, and offers to add a feed that can have one', async () => {
    const app = await openAsAcme(server, '/client/feeds?schedule=1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Update' }));
    expect(await dialog.findByText('No URL feeds')).toBeDefined();
    await app.user.click(dialog.getByRole('button', { name: 'Add New Feed' }));
    expect(await screen.findByRole('dialog', { name: 'Add New Feed' })).toBeDefined();
    expect(app.path()).toBe('/client/feeds?add=1');
  });
});

describe('changing a feed', () => {
  it('pauses and resumes an approved feed, or says that this failed', async () => {
    const id = await aFeed(server, { domainId, name: 'Trending' });
    await approve(id);
    const failing = failingServer(server, (method) => method === 'PUT');
    const app = await openAsAcme(server, '/client/feeds', failing.fetch);
    const pause = async () =>
      await app.user.click(await within(await card('Trending')).findByRole('button', { name: 'Pause' }));
    await pause();
    expect(await screen.findByText('Failed to save feed...')).toBeDefined();
    expect(screen.getByText('Trending: The server is being restarted.')).toBeDefined();
    failing.mend();
    await pause();
    await within(await card('Trending')).findByText('Paused');
    const isActive = async () => (await (await grtOf(server, 'acme')).clientFeeds.show({ id })).is_active;
    expect(await isActive()).toBe(false);
    await app.user.click(await within(await card('Trending')).findByRole('button', { name: 'Resume' }));
    await within(await card('Trending')).findByText('Active');
    expect(await isActive()).toBe(true);
  });

  it('saves a new name and does not affect the review', async () => {
    const id = await aFeed(server, { domainId, name: 'Trending' });
    await approve(id);
    const app = await openAsAcme(server, '/client/feeds');
    await app.user.click(within(await card('Trending')).getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Feed' }));
    const name = await dialog.findByLabelText(/Feed name/);
    await app.user.clear(name);
    await app.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('Please provide a feed name')).toBeDefined();
    await writeIn(app.user, name, 'Fresh');
    await app.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await card('Fresh');
    expect(await (await grtOf(server, 'acme')).clientFeeds.show({ id })).toMatchObject({
      feed_name: 'Fresh',
      review_status: 'approved',
      is_active: true,
    });
  });

  it('deletes after the specified question, not without it, and says when that failed', async () => {
    await aFeed(server, { domainId, name: 'Trending' });
    const failing = failingServer(server, (method) => method === 'DELETE');
    const app = await openAsAcme(server, '/client/feeds', failing.fetch);
    const remove = within(await card('Trending')).getByRole('button', { name: 'Delete' });
    await app.user.click(remove);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Are you sure you want to delete this feed? This action cannot be undone.')).toBeDefined();
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement).toBe(remove));
    expect(names()).toEqual(['Trending']);

    const confirm = async () => {
      await app.user.click(within(await card('Trending')).getByRole('button', { name: 'Delete' }));
      await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    };
    await confirm();
    expect(await screen.findByText('Failed to delete feed...')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(names()).toEqual(['Trending']);
    failing.mend();
    await confirm();
    expect(await screen.findByText('No feeds yet')).toBeDefined();
  });
});
