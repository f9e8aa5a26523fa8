import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { aFeed, anApprovedDomain, failingServer, grtOf, openAsAcme } from '../../testing/client-app.tsx';
import { EverythingInSight } from '../../testing/in-sight.ts';

let server: TestServer;
let feedId: number;
beforeAll(async () => {
  server = await createTestServer();
  const domainId = await anApprovedDomain(server);
  const rows = Array.from({ length: 30 }, (_, index) => {
    const id = String(index + 1).padStart(2, '0');
    return `v${id},Video ${id},https://img.example/${id}.jpg`;
  });
  feedId = await aFeed(server, { domainId, name: 'Trending', rows });
});
afterAll(() => server.close());

const address = () => `/client/feeds/${String(feedId)}`;
/** A panel by its heading: a query by role would check every video. */
async function panel(name: string) {
  const section = (await screen.findByText(name, { selector: 'h2' })).closest('section');
  if (!section) throw new Error(`${name} is no panel`);
  return within(section);
}
const title = (name: string) => screen.findByText(name, { selector: 'h1' });
const videos = async () =>
  within(await (await panel('Videos')).findByRole('list', { name: 'Videos' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('shows a feed’s videos, page by page, and finds them by title and id', async () => {
  const app = await openAsAcme(server, address());
  await title('Trending');
  expect(await videos()).toHaveLength(24);
  await app.user.click((await panel('Videos')).getByRole('button', { name: 'Next' }));
  await waitFor(async () => expect(await videos()).toHaveLength(6));
  expect(app.path()).toBe(`${address()}?page=2`);
  await app.user.type(screen.getByRole('searchbox', { name: 'Search by title or ID' }), 'v07');
  await waitFor(async () => expect(await videos()).toEqual(['Video 07']));
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Shown' }), 'Switched off');
  expect(await screen.findByRole('heading', { name: 'No matching videos' })).toBeDefined();
});

it('shows what was imported, and where the columns went', async () => {
  const app = await openAsAcme(server, address());
  const imports = await panel('Imports');
  expect(await imports.findByText('videos.csv: 30 added')).toBeDefined();
  const mapping = await panel('Mapping');
  expect((await mapping.findByText('thumbnail_url')).nextElementSibling?.textContent).toBe('Thumbnail Image URL');
  await app.user.click(imports.getByRole('button', { name: 'Import report' }));
  expect(await screen.findByRole('dialog', { name: 'Import report: Trending' })).toBeDefined();
});

it('asks our own server for the pictures, and blurs them where that is wanted', async () => {
  const asked: string[] = [];
  const { IntersectionObserver } = globalThis;
  vi.stubGlobal('IntersectionObserver', EverythingInSight);
  onTestFinished(() => void vi.stubGlobal('IntersectionObserver', IntersectionObserver));
  const app = await openAsAcme(server, `${address()}?search=v01`, async (input, init) => {
    asked.push(input);
    return await server.fetch(input, init);
  });
  await waitFor(() =>
    expect(asked.some((url) => url.includes('/api/pictures?url=https%3A%2F%2Fimg.example%2F01.jpg'))).toBe(true),
  );
  expect(asked.every((url) => url.startsWith(server.baseUrl))).toBe(true);
  const blur = await screen.findByRole<HTMLInputElement>('switch', { name: 'Blur pictures' });
  await app.user.click(blur);
  expect(document.querySelector('[data-blurred="true"]')).not.toBeNull();
  expect(JSON.parse(localStorage.getItem('user_preferences') ?? '{}')).toMatchObject({ pictures: 'blurred' });
});

it('is reached from the card, and leaves for the list once the feed is deleted', async () => {
  const id = await aFeed(server, { domainId: (await ownDomain()).id, name: 'Short-lived' });
  const app = await openAsAcme(server, '/client/feeds?search=Short');
  await app.user.click(await screen.findByRole('link', { name: 'Short-lived' }));
  await title('Short-lived');
  expect(app.path()).toBe(`/client/feeds/${String(id)}`);
  await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Short-lived' }));
  await app.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(app.path()).toBe('/client/feeds'));
});

it.each(['9999', 'none'])('says that feed %s does not exist', async (id) => {
  await openAsAcme(server, `/client/feeds/${id}`);
  expect(await screen.findByRole('heading', { name: 'Feed not found' })).toBeDefined();
});

it('says that it could not be loaded, and works after Retry', async () => {
  const failing = failingServer(server, (_method, path) => path === address(), 403);
  const app = await openAsAcme(server, address(), failing.fetch);
  const alert = within(await screen.findByRole('alert'));
  failing.mend();
  await app.user.click(alert.getByRole('button', { name: 'Retry' }));
  expect(await title('Trending')).toBeDefined();
});

const ownDomain = async () => {
  const [domain] = (await (await grtOf(server, 'acme')).domains.list()).data;
  if (!domain) throw new Error('There is no domain');
  return domain;
};
