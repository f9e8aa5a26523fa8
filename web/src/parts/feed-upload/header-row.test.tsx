import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aFeed, anApprovedDomain, grtOf, openAsAcme } from '../../testing/client-app.tsx';

let server: TestServer;
let domainId: number;
beforeEach(async () => {
  server = await createTestServer();
  domainId = await anApprovedDomain(server);
});
afterEach(() => server.close());

const picture = (name: string) => `https://img.example/${name}.jpg`;
/** Names that nobody could know. */
const table = `Code,Caption,Still\na1,First,${picture('a1')}\na2,Second,${picture('a2')}\n`;
const fileOf = (above: string) => new File([`${above}${table}`], 'report.csv');

it('is shown, and the file is read from where it is entered, unless there is no such line', async () => {
  const { user } = await openAsAcme(server, '/client/feeds?add=1');
  await user.upload(await screen.findByLabelText('Feed file'), fileOf('Monthly report\nOctober\n'));
  await screen.findByDisplayValue('clips.example');
  await user.selectOptions(screen.getByLabelText(/Category/), 'girls');
  await user.click(screen.getByRole('button', { name: 'Upload Feed' }));

  const line = await screen.findByLabelText<HTMLInputElement>('Header row');
  expect(line.value).toBe('');
  const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Read again' });
  expect(again.disabled).toBe(true);
  await user.click(line);
  const refusal = 'Please enter the line of the header row, 1 to 1,000';
  for (const typed of ['1001', '0']) {
    await user.paste(typed);
    await user.click(again);
    expect(await screen.findByText(refusal)).toBeDefined();
    expect(document.activeElement).toBe(line);
    await user.clear(line);
    expect(screen.queryByText(refusal)).toBeNull();
  }
  await user.paste('40');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Upload failed: The file has no header row on line 40')).toBeDefined();
  const field = screen.getByLabelText<HTMLInputElement>('Line of the header row');
  expect(field.value).toBe('40');
  await user.clear(field);
  await user.paste('3');
  await user.click(screen.getByRole('button', { name: 'Upload Feed' }));

  expect(await screen.findByLabelText('Field for Caption')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Header row').value).toBe('3');
  expect(screen.getByText('2 lines above the header row were ignored: Monthly report')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Field for Code'), 'Video ID (required)');
  await user.click(screen.getByRole('button', { name: 'Submit Mapping' }));
  const { clientFeeds } = await grtOf(server, 'acme');
  await waitFor(async () => {
    await server.drain();
    const { data } = await clientFeeds.list();
    expect(data[0]).toMatchObject({ has_header_row: true, last_import: { counts: { items: 2, rejected: 0 } } });
  });
});

it('is changed in the form of a feed, and taken back when it is cleared', async () => {
  const id = await aFeed(server, { domainId, name: 'Trending' });
  const { clientFeeds } = await grtOf(server, 'acme');
  const reading = async () => {
    const { has_header_row, header_row } = await clientFeeds.show({ id });
    return { has_header_row, header_row };
  };
  await clientFeeds.update({ id, has_header_row: false });
  const { user } = await openAsAcme(server, '/client/feeds');
  const edit = async (line: string) => {
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Feed' }));
    const field = dialog.getByLabelText<HTMLInputElement>('Line of the header row');
    const before = field.value;
    await user.clear(field);
    if (line !== '') await user.paste(line);
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return before;
  };
  expect(await edit('2')).toBe('');
  expect(await reading()).toEqual({ has_header_row: true, header_row: 2 });
  expect(await edit('')).toBe('2');
  expect(await reading()).toEqual({ has_header_row: true, header_row: null });
});
