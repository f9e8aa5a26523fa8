import { createTestServer, testPassword, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grtOf, keepSessionOf, openAsAcme } from '../../testing/client-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Ends every session of acme's except the calling one, and then that one too. */
async function endSessions() {
  const acme = await grtOf(server, 'acme');
  const sessions = await acme.auth.listSessions();
  for (const { id, is_current } of sessions) if (!is_current) await acme.auth.revokeSession({ id });
}

let sent = 0;

const asked = async () => within(await screen.findByRole('dialog', { name: 'Your session has ended' }));

/** Types a domain into its form, and sends it with a session that has ended in the meantime. */
async function sendAfterTheEnd() {
  const app = await openAsAcme(server, '/client/domains');
  await app.user.click((await screen.findAllByRole('button', { name: 'Add Domain' }))[0] as HTMLElement);
  const form = within(await screen.findByRole('dialog', { name: 'Add New Domain' }));
  sent += 1;
  const name = `d${String(sent)}.example`;
  await writeIn(app.user, form.getByLabelText(/Domain Name/), name);
  await writeIn(app.user, form.getByLabelText(/DMCA Policy URL/), 'https://a.example/dmca');
  await writeIn(app.user, form.getByLabelText(/Notification Email/), 'removal@a.example');
  await endSessions();
  await app.user.click(form.getByRole('button', { name: 'Add Domain' }));
  return { app, form, name, again: await asked() };
}

describe('a session that the server has ended', () => {
  it('prompts for sign-in over the page, and the call then goes through automatically', async () => {
    const { app, again, name } = await sendAfterTheEnd();
    expect(localStorage.getItem('grt_token')).toBeNull();
    expect(again.getByLabelText<HTMLInputElement>('Username').value).toBe('acme');
    await app.user.click(again.getByRole('button', { name: 'Sign In' }));
    await again.findByText('Password is required');
    await writeIn(app.user, again.getByLabelText('Password'), 'wrong-password');
    await app.user.click(again.getByRole('button', { name: 'Sign In' }));
    await again.findByRole('alert');
    expect(document.activeElement).toBe(again.getByLabelText('Password'));
    await app.user.clear(again.getByLabelText('Password'));
    await writeIn(app.user, again.getByLabelText('Password'), testPassword);
    await app.user.click(again.getByRole('button', { name: 'Sign In' }));

    await screen.findByRole('heading', { name });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.path()).toBe('/client/domains');
    expect(localStorage.getItem('grt_token')).not.toBeNull();
  });

  it('keeps unsaved input after Escape, and goes to the sign-in when the user gives up', async () => {
    const { app, form, again } = await sendAfterTheEnd();
    await app.user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
    await app.user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(form.getByLabelText<HTMLInputElement>(/Domain Name/).value).not.toBe('');
    await app.user.click(again.getByRole('button', { name: 'Use another account' }));
    const anew = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
    await app.user.click(anew.getByRole('button', { name: 'Discard changes' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(app.path()).toBe('/login');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('continues when the same person signs in in another tab', async () => {
    const { name } = await sendAfterTheEnd();
    await keepSessionOf(server, 'acme');
    window.dispatchEvent(new StorageEvent('storage', { key: 'grt_token' }));
    await screen.findByRole('heading', { name });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
