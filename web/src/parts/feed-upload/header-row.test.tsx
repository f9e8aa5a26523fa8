import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anApprovedDomain, grtOf, openAsAcme } from '../../testing/client-app.tsx';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
  await anApprovedDomain(server);
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
  for (const typed of ['1001', '0']) {
    await user.paste(typed);
    await user.click(again);
    expect(await screen.findByText('Please enter the line of the header row, 1 to 1,000')).toBeDefined();
    expect(document.activeElement).toBe(line);
    await user.clear(line);
  }
  await user.paste('40');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Upload failed: The file has no header row on line 40')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Upload Feed' }));
  await user.clear(await screen.findByLabelText('Header row'));
  await user.paste('3');
  await user.keyboard('{Enter}');

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
