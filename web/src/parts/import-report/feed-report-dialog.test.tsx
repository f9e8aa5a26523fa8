import type { FetchLike, Page } from '@grt/sdk';
import type { Import } from '@grt/sdk/contract';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aFeed, anApprovedDomain, grtOf, openAsAcme } from '../../testing/client-app.tsx';

let server: TestServer;
let id: number;
beforeAll(async () => {
  server = await createTestServer();
  id = await aFeed(server, { domainId: await anApprovedDomain(server), name: 'Trending' });
  const file = new File(['external_id,title,thumbnail_url\nv1,Two,https://img.example/2.jpg\n'], 'videos.csv');
  await (await grtOf(server, 'acme')).clientFeeds.update({ id, file });
  await server.drain();
});
afterAll(() => server.close());

/** The server, as if the feed had so many imports. */
const withImports =
  (total: number): FetchLike =>
  async (input, init) => {
    const reply = await server.fetch(input, init);
    if (!new URL(input).pathname.endsWith('/imports')) return reply;
    const body = (await reply.json()) as Page<Import>;
    return Response.json({ ...body, meta: { ...body.meta, total } }, reply);
  };

it.each([
  [2, false],
  [3, true],
])('of %i imports, says that these are the latest two: %s', async (total, isSaid) => {
  await openAsAcme(server, `/client/feeds?report=${String(id)}`, withImports(total));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import report: Trending' }));
  expect((await dialog.findByLabelText<HTMLSelectElement>('Import')).options).toHaveLength(2);
  const words = dialog.queryByText('These are the latest 2. The feed’s page lists all of them.');
  expect(words !== null).toBe(isSaid);
});

it('says what became of the values of each column', async () => {
  const rows = ['v1,One,https://img.example/1.jpg,n', 'v2,Two,no address,n', ...good];
  const file = new File([`external_id,title,thumbnail_url,note\n${rows.join('\n')}\n`], 'notes.csv');
  await (await grtOf(server, 'acme')).clientFeeds.update({ id, file });
  await server.drain();
  await openAsAcme(server, `/client/feeds?report=${String(id)}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Import report: Trending' }));
  const table = within(await dialog.findByRole('table', { name: 'What became of the values of each column' }));
  const cells = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('thumbnail_url')).toEqual(['8', '7', '', '1', '']);
  expect(cells('note')).toEqual(['2', '0', '2', '', '']);
});

it('shows rejected rows before warnings, and only those of the kind that is chosen, in the file, too', async () => {
  const rows = ['v1,One,https://img.example/1.jpg,a while', 'v2,Two,no address,60', ...good];
  const file = new File([`external_id,title,thumbnail_url,duration\n${rows.join('\n')}\n`], 'kinds.csv');
  await (await grtOf(server, 'acme')).clientFeeds.update({ id, file });
  await server.drain();
  const files: string[][] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  const { user } = await openAsAcme(server, `/client/feeds?report=${String(id)}`, async (input, init) => {
    const reply = await server.fetch(input, init);
    if (new URL(input).searchParams.get('format') === 'csv') {
      const [, ...lines] = (await reply.clone().text()).trim().split('\r\n');
      files.push(lines);
    }
    return reply;
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Import report: Trending' }));
  const shown = async (lines: readonly string[]) => {
    const found = () =>
      within(dialog.getByRole('region', { name: 'Table of rows' }))
        .getAllByRole('row')
        .map((row) => within(row).queryAllByRole('cell')[0]?.textContent);
    await waitFor(() => expect(found().slice(1)).toEqual(lines));
  };
  const kinds = await dialog.findByLabelText<HTMLSelectElement>('Show');
  const savedLines = async () => {
    const known = files.length;
    await user.click(dialog.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(files).toHaveLength(known + 1));
    return files.at(-1)?.map((line) => line.split(',')[0]);
  };
  await shown(['3', '2']);
  expect(await savedLines()).toEqual(['3', '2']);
  await user.selectOptions(kinds, 'Warnings');
  await shown(['2']);
  expect(await savedLines()).toEqual(['2']);
  await user.selectOptions(kinds, 'An address is not a valid http:// or https:// URL (1)');
  await shown(['3']);
  await user.selectOptions(kinds, 'All problems');
  await shown(['3', '2']);
});

const good = Array.from({ length: 6 }, (_, index) => `w${String(index)},W,https://img.example/w.jpg,`);
