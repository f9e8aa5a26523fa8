import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aFeed, anApprovedDomain, grtOf, openAsAcme } from '../../testing/client-app.tsx';

let server: TestServer;
let domainId: number;
beforeAll(async () => {
  server = await createTestServer();
  domainId = await anApprovedDomain(server);
});
afterAll(() => server.close());

const rows = ['a,A,https://img.example/a.jpg', 'b,B,https://img.example/b.jpg', 'c,C,https://img.example/c.jpg'];
const csv = (lines: readonly string[]) =>
  new File([`external_id,title,thumbnail_url\n${lines.join('\n')}\n`], 'next.csv', { type: 'text/csv' });
const titles = async (id: number) =>
  (await (await grtOf(server, 'acme')).clientFeeds.listItems({ id })).data
    .map(({ title }) => title ?? '')
    .toSorted((one, other) => one.localeCompare(other));

/** A feed with three videos, with the dialog for a new file open. */
async function openNewFile(name: string) {
  const id = await aFeed(server, { domainId, name, rows });
  const app = await openAsAcme(server, '/client/feeds');
  const card = within(await screen.findByRole('listitem', { name }));
  await app.user.click(card.getByRole('link', { name: 'New file' }));
  const dialog = within(await screen.findByRole('dialog', { name: `New file for ${name}` }));
  return { id, app, dialog };
}

it('holds a file with far fewer rows, and discards it on request', async () => {
  const { id, app, dialog } = await openNewFile('Held');
  await app.user.click(dialog.getByRole('button', { name: 'Upload File' }));
  expect(await dialog.findByText('Please select a file to upload')).toBeDefined();
  await app.user.upload(dialog.getByLabelText('Feed file'), csv(['a,Another,https://img.example/a.jpg']));
  await app.user.click(dialog.getByRole('button', { name: 'Upload File' }));
  await dialog.findByText('Queued');
  await server.drain();

  await dialog.findByText('This import is on hold');
  await app.user.click(dialog.getByRole('button', { name: 'Discard' }));
  await app.user.click(
    within(await screen.findByRole('dialog', { name: 'Discard this import' })).getByRole('button', {
      name: 'Discard import',
    }),
  );
  await dialog.findByText('Discarded');
  expect(await titles(id)).toEqual(['A', 'B', 'C']);
});

it('says what a new file does to an approved feed, which stays active while the import is on hold', async () => {
  const id = await aFeed(server, { domainId, name: 'Live', rows });
  await (await grtOf(server, 'reviewer')).adminFeeds.approve({ id });
  const app = await openAsAcme(server, `/client/feeds?file=${String(id)}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'New file for Live' }));
  expect((await dialog.findByRole('note')).textContent).toContain(
    'The feed stays live as it is until the file is approved.',
  );
  await app.user.upload(dialog.getByLabelText('Feed file'), csv(['a,Another,https://img.example/a.jpg']));
  await app.user.click(dialog.getByRole('button', { name: 'Upload File' }));
  await dialog.findByText('Queued');
  await server.drain();
  await app.user.click(await dialog.findByRole('button', { name: 'Accept' }));
  const question = within(await screen.findByRole('dialog', { name: 'Accept this import' }));
  question.getByText(
    /If the feed is approved, the new version is reviewed first, and the approved one stays live until then\.$/,
  );
  const acme = await grtOf(server, 'acme');
  await app.user.click(question.getByRole('button', { name: 'Accept import' }));
  await dialog.findByText('A new version is being reviewed');
  const live = { is_active: true, version_in_review: expect.anything() as unknown };
  expect(await acme.clientFeeds.show({ id })).toMatchObject(live);
});

it('maps a file with the same columns as last time with one click', async () => {
  const acme = await grtOf(server, 'acme');
  const file = (text: string) => new File([`Key,Headline,Picture\n${text}\n`], 'next.csv', { type: 'text/csv' });
  const sent = { feed_name: 'Mapped', domain_id: domainId, category: 'girls', has_header_row: true } as const;
  const first = await acme.clientFeeds.create({ ...sent, file: file('a,A,https://img.example/a.jpg') });
  if (!first.needs_mapping) throw new Error('The columns are named differently');
  const { upload_id } = first.data;
  const mapping = { Key: 'external_id', Headline: 'title', Picture: 'thumbnail_url' } as const;
  const { data } = await acme.clientFeeds.processMapping({ upload_id, mapping });
  await server.drain();

  const app = await openAsAcme(server, `/client/feeds?file=${String(data.id)}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'New file for Mapped' }));
  const next = file('a,Again,https://img.example/a.jpg');
  await app.user.upload(await dialog.findByLabelText('Feed file'), next);
  await app.user.click(dialog.getByRole('button', { name: 'Upload File' }));
  await dialog.findByText('Same columns as last time');
  expect(dialog.getAllByText('Same as last time')).toHaveLength(3);
  await app.user.click(dialog.getByRole('button', { name: 'Use the same mapping' }));
  await dialog.findByText('Queued');
  await server.drain();
  await dialog.findByText('Done');
  expect(await titles(data.id)).toEqual(['Again']);
});

// How an import is rolled back: import-list.test.tsx.
