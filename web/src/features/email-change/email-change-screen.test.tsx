import { createGrt, memoryTokenStore } from '@grt/sdk';
import { createTestServer, testPassword, type TestServer } from '@grt/mock-server/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAsSuperAdmin } from '../../testing/admin-app.tsx';
import { openAsAcme } from '../../testing/client-app.tsx';
import { renderApp } from '../../testing/render-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
});
afterEach(() => server.close());

async function grtOf(username: string) {
  const grt = createGrt({ baseUrl: server.baseUrl, fetch: server.fetch, tokenStore: memoryTokenStore() });
  await grt.signIn({ username, password: testPassword });
  return grt;
}

async function linkTo(recipient: string) {
  const [link = ''] = (await server.latestMail(recipient)).links;
  const { pathname, search } = new URL(link);
  return pathname + search;
}

const open = (address: string) => renderApp(address, { fetch: server.fetch, baseUrl: server.baseUrl });
const press = async (app: { user: ReturnType<typeof open>['user'] }, name: string) =>
  app.user.click(await screen.findByRole('button', { name }));

it('confirms in both mailboxes, one click each, and opening a link does nothing yet', async () => {
  const acme = await grtOf('acme');
  await acme.auth.updateProfile({ email: 'alexandra@acme.example' });
  const first = open(await linkTo('alexandra@acme.example'));
  await screen.findByText('Use alexandra@acme.example as the email address of your GRT account?');
  expect((await acme.auth.profile()).pending_email?.waits_for).toEqual(['current', 'new']);
  await press(first, 'Confirm');
  await screen.findByText(/The address changes once you also open the link in the email to your current address/);
  cleanup();
  const second = open(await linkTo('alex@acme.example'));
  await screen.findByText('Change the email address of your GRT account to alexandra@acme.example?');
  await press(second, 'Confirm');
  await screen.findByText('Your email address is now alexandra@acme.example.');
});

it('cancels from a mailbox, and says why a link does not work', async () => {
  const reviewer = await grtOf('reviewer');
  await reviewer.clients.update({ id: 1, email: 'alexandra@acme.example' });
  const notice = await linkTo('alex@acme.example');
  const app = open(notice);
  await screen.findByText(/is about to change to alexandra@acme\.example/);
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  await press(app, 'Cancel the change');
  await screen.findByText('The change was canceled. The address stays as it is.');
  cleanup();
  open(notice);
  await screen.findByText(/This link no longer works/);
  cleanup();
  open('/email-change');
  await screen.findByText('Please use the link from the email');
});

it('shows the pending address in the profile, sends the links again, and cancels', async () => {
  const app = await openAsAcme(server, '/client/settings');
  const part = within(await screen.findByRole('region', { name: 'Profile' }));
  const email = await part.findByLabelText<HTMLInputElement>('Email');
  await app.user.clear(email);
  await writeIn(app.user, email, 'alexandra@acme.example');
  await app.user.click(part.getByRole('button', { name: 'Save profile' }));
  const notice = within(await part.findByRole('note', { name: 'New email address' }));
  await expect.poll(() => email.value).toBe('alex@acme.example');
  const before = await linkTo('alexandra@acme.example');
  await app.user.click(notice.getByRole('button', { name: 'Send the links again' }));
  await screen.findByText('We sent the links again. Older links no longer work.');
  expect(await linkTo('alexandra@acme.example')).not.toBe(before);
  await app.user.click(notice.getByRole('button', { name: 'Cancel the change' }));
  await screen.findByText('The change to your email address was canceled.');
  await expect.poll(() => part.queryByRole('note')).toBeNull();
});

it("shows a client's and an administrator's pending address to administrators, who cancel it", async () => {
  const admin = await grtOf('admin');
  await admin.clients.update({ id: 1, email: 'alexandra@acme.example' });
  const { data } = await admin.users.list({ search: 'reviewer', page: 1 });
  await admin.users.update({ id: data[0]?.id ?? 0, email: 'robin@new.example' });
  for (const [address, screenPath] of [
    ['alexandra@acme.example', '/admin/clients/1'],
    ['robin@new.example', '/admin/settings'],
  ] as const) {
    const app = await openAsSuperAdmin(server, screenPath);
    const notice = within(await screen.findByRole('note', { name: 'New email address' }));
    notice.getByText(address);
    await app.user.click(notice.getByRole('button', { name: 'Send the links again' }));
    await screen.findAllByText('The links were sent again. Older links no longer work.');
    const cancel = notice.getByRole<HTMLButtonElement>('button', { name: 'Cancel the change' });
    await expect.poll(() => cancel.disabled).toBe(false);
    await app.user.click(cancel);
    await screen.findAllByText('The change of the email address was canceled.');
    await expect.poll(() => screen.queryByRole('note', { name: 'New email address' })).toBeNull();
    cleanup();
  }
});
