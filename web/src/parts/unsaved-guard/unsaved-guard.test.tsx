import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsAcme } from '../../testing/client-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const question = () => screen.findByRole('dialog', { name: 'Discard changes?' });
const noQuestion = () => expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).toBeNull();
const isTabHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function openDomains() {
  const app = await openAsAcme(server, '/client/domains');
  await app.user.click((await screen.findAllByRole('button', { name: 'Add Domain' }))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Add New Domain' });
  return { app, dialog: within(dialog) };
}

describe('a screen with a form', () => {
  it('asks before leaving the screen, keeps the input on staying, and discards it on request', async () => {
    const { user, path } = await openAsAcme(server, '/client/settings');
    await screen.findByLabelText('Job Title');
    await user.click(screen.getByRole('link', { name: 'My Feeds' }));
    await waitFor(() => expect(path()).toBe('/client/feeds'));
    noQuestion();

    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await user.type(await screen.findByLabelText('Job Title'), ' of daylight');
    expect(isTabHeld()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'My Feeds' }));
    await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    expect(path()).toBe('/client/settings');
    expect(screen.getByLabelText<HTMLInputElement>('Job Title').value).toMatch(/ of daylight$/);

    await user.click(screen.getByRole('link', { name: 'My Feeds' }));
    await user.click(within(await question()).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(path()).toBe('/client/feeds'));
    expect(isTabHeld()).toBe(false);
  });

  it('asks before signing out, and stays signed in on staying', async () => {
    const { user } = await openAsAcme(server, '/client/settings');
    await user.type(await screen.findByLabelText('Job Title'), '!');
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    expect(localStorage.getItem('grt_token')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await user.click(within(await question()).getByRole('button', { name: 'Discard changes' }));
    await screen.findByRole('heading', { level: 1, name: /Video traffic/ });
    expect(localStorage.getItem('grt_token')).toBeNull();
  });
});

describe('a dialog with a form', () => {
  it('closes immediately while nothing has been typed', async () => {
    const { app, dialog } = await openDomains();
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks on Escape; Escape once more stays, and only the question closes', async () => {
    const { app, dialog } = await openDomains();
    await app.user.type(dialog.getByLabelText(/Domain Name/), 'clips.example');
    await app.user.keyboard('{Escape}');
    await question();
    await app.user.keyboard('{Escape}');
    await waitFor(noQuestion);
    expect(dialog.getByLabelText<HTMLInputElement>(/Domain Name/).value).toBe('clips.example');
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await app.user.click(within(await question()).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes without asking once saved', async () => {
    const { app, dialog } = await openDomains();
    await app.user.type(dialog.getByLabelText(/Domain Name/), 'saved.example');
    await writeIn(app.user, dialog.getByLabelText(/DMCA Policy URL/), 'https://saved.example/dmca');
    await writeIn(app.user, dialog.getByLabelText(/Notification Email/), 'removal@saved.example');
    await app.user.click(dialog.getByRole('button', { name: 'Add Domain' }));
    await screen.findByRole('heading', { name: 'saved.example' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isTabHeld()).toBe(false);
  });
});
