import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { grtOf } from '../../testing/client-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const group = (number: number) => within(screen.getByRole('group', { name: new RegExp(`Reason ${String(number)}$`) }));

it('edits, moves, adds, and removes the reasons for domains, says what is wrong, and keeps what others save', async () => {
  const app = await openAsReviewer(server, '/admin/settings');
  await app.user.click(await screen.findByRole('button', { name: 'Edit the reasons for domains' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reasons for rejecting domains' }));
  const save = dialog.getByRole('button', { name: 'Save reasons' });

  await app.user.click(dialog.getByRole('button', { name: 'Move No DMCA policy up' }));
  for (const gone of ['Belongs to someone else', 'Content not a fit', 'Site under construction'])
    await app.user.click(dialog.getByRole('button', { name: `Remove ${gone}` }));
  await app.user.click(dialog.getByRole('button', { name: 'Add reason' }));
  await waitFor(() => expect(document.activeElement).toBe(group(4).getByLabelText('Name')));
  await app.user.keyboard('no dmca policy');
  await app.user.click(save);
  expect(group(4).getByText('Please enter the text that is sent')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(group(4).getByLabelText('Text')));
  await app.user.keyboard('Nothing is there.');
  await app.user.click(save);
  expect(group(4).getByText('Please use each name once')).toBeDefined();
  await app.user.clear(group(4).getByLabelText('Name'));
  await writeIn(app.user, group(4).getByLabelText('Name'), 'Parked');

  const other = await grtOf(server, 'admin');
  const others = await other.settings.updateReasons({ domains: [{ name: 'Theirs', text: 'Theirs.' }] });
  await app.user.click(save);
  await dialog.findByText(/^Someone else has changed these reasons meanwhile/);
  expect(await other.settings.showReasons()).toEqual(others);
  await app.user.click(save);
  await screen.findByText('Reasons saved.');
  const { domains, feeds } = await other.settings.showReasons();
  expect(domains.map(({ name }) => name)).toEqual([
    'No DMCA policy',
    'Website not reachable',
    'Removal address not working',
    'Parked',
  ]);
  expect(feeds).toEqual(others.feeds);
  await screen.findByText(/^4 reasons: No DMCA policy, Website not reachable/);
});

it('offers no tenth reason, and says when there are none', async () => {
  const admin = await grtOf(server, 'admin');
  const nine = Array.from({ length: 9 }, (_, index) => ({ name: `Reason ${String(index)}`, text: 'x' }));
  await admin.settings.updateReasons({ feeds: nine, registrations: [] });
  const app = await openAsReviewer(server, '/admin/settings');
  expect(await screen.findByText('None: each reason is written.')).toBeDefined();
  await app.user.click(await screen.findByRole('button', { name: 'Edit the reasons for feeds' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reasons for rejecting feeds' }));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Add reason' }).disabled).toBe(true);
});
