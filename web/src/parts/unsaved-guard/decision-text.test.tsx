import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { everyNth } from '../../testing/full-run.ts';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const question = async () => within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const asking = [
  ['/admin/registrations?status=pending', 'Reject', /^Reject /],
  ['/admin/clients', 'Suspend: Acme Video', /^Suspend: /],
] as const;

// Both have the same field and question; the next test asks about clients, and the full run about both.
it.each(everyNth(asking, 2))('asks before a reason is lost at %s', async (entry, open, title) => {
  const field = /^Reason/;
  const { user } = await openAsReviewer(server, entry);
  const show = async () => {
    await user.click((await screen.findAllByRole('button', { name: open }))[0] as HTMLElement);
    return within(await screen.findByRole('dialog', { name: title }));
  };
  await show();
  await user.keyboard('{Escape}');
  await noDialog();

  const again = await show();
  await writeIn(user, again.getByLabelText(field), 'Not ours to show.');
  await user.keyboard('{Escape}');
  await user.click((await question()).getByRole('button', { name: 'Keep editing' }));
  expect(again.getByLabelText<HTMLTextAreaElement>(field).value).toBe('Not ours to show.');

  await user.click(again.getByRole('button', { name: 'Cancel' }));
  await user.click((await question()).getByRole('button', { name: 'Discard changes' }));
  await noDialog();
  expect((await show()).getByLabelText<HTMLTextAreaElement>(field).value).toBe('');
});

it('asks before the reason for a bulk decision is lost', async () => {
  const { user } = await openAsReviewer(server, '/admin/clients');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Acme Video' }));
  await user.click(within(await screen.findByRole('region', { name: 'Selection' })).getByText('Suspend'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend clients' }));
  await writeIn(user, dialog.getByLabelText('Reason'), 'Invoices are open.');
  await user.keyboard('{Escape}');
  await user.click((await question()).getByRole('button', { name: 'Keep editing' }));
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Invoices are open.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click((await question()).getByRole('button', { name: 'Discard changes' }));
  await noDialog();
});
