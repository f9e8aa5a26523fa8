import { createTestServer, testPassword, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { plugInPasskeys, type BrowserPasskeys } from '../../testing/browser-passkeys.ts';
import { grtOf, openAsAcme } from '../../testing/client-app.tsx';
import { renderApp } from '../../testing/render-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
let browser: BrowserPasskeys;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off', GRT_PUBLIC_URL: location.origin } });
  browser = plugInPasskeys();
});
afterAll(async () => {
  browser.undo();
  await server.close();
});
beforeEach(() => browser.replace());

const part = (name: string) => within(screen.getByRole('region', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Adds a passkey on the settings screen that is open. */
async function addPasskey(app: Awaited<ReturnType<typeof openAsAcme>>, name: string) {
  await app.user.click(part('Second factor').getByRole('button', { name: 'Add passkey' }));
  const adding = await dialog('Add a passkey');
  await writeIn(app.user, adding.getByLabelText('Name'), name);
  await app.user.click(adding.getByRole('button', { name: 'Create passkey' }));
  return adding;
}

/** Takes every factor of a client away again. */
const forget = async (id: number) => (await grtOf(server, 'admin')).clients.removeFactors({ id });

describe('a passkey', () => {
  it('is added, shows recovery codes once, is renamed, and is removed', async () => {
    const app = await openAsAcme(server, '/client/settings');
    await screen.findByText('Not set up. Anyone with your password can sign in.');
    browser.refuseOnce('NotAllowedError');
    const adding = await addPasskey(app, 'Laptop');
    expect((await adding.findByRole('alert')).textContent).toBe('No passkey was used. Please try again.');
    await app.user.click(adding.getByRole('button', { name: 'Create passkey' }));
    const codes = within(await adding.findByRole('list', { name: 'Recovery codes' }));
    expect(codes.getAllByRole('listitem')).toHaveLength(10);
    await app.user.click(adding.getByRole('button', { name: 'I have saved them' }));
    await noDialog();
    await part('Second factor').findByText(/^Passkey · added/);

    browser.refuseOnce('InvalidStateError');
    const again = await addPasskey(app, 'Laptop');
    await again.findByText('This device already has a passkey for your account.');
    await app.user.click(again.getByRole('button', { name: 'Cancel' }));
    await noDialog();

    await app.user.click(part('Second factor').getByRole('button', { name: 'Rename Laptop' }));
    const renaming = await dialog('Rename');
    await app.user.clear(renaming.getByLabelText('Name'));
    await app.user.click(renaming.getByRole('button', { name: 'Save' }));
    await renaming.findByText('Please choose a name');
    await writeIn(app.user, renaming.getByLabelText('Name'), 'Work laptop');
    await app.user.click(renaming.getByRole('button', { name: 'Save' }));
    await noDialog();
    await app.user.click(await part('Second factor').findByRole('button', { name: 'Remove Work laptop' }));
    await app.user.click((await dialog('Remove Work laptop?')).getByRole('button', { name: 'Remove' }));
    await screen.findByText('Not set up. Anyone with your password can sign in.');
  });

  it('completes a sign-in after the password, also after a first try that came to nothing', async () => {
    await browser.addTo(await grtOf(server, 'acme'));
    const app = renderApp('/login', { fetch: server.fetch, baseUrl: server.baseUrl });
    await app.user.type(await screen.findByLabelText('Username or email'), 'acme');
    await writeIn(app.user, screen.getByLabelText('Password'), testPassword);
    await app.user.keyboard('{Enter}');
    browser.refuseOnce('NotAllowedError');
    await app.user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect((await screen.findByRole('alert')).textContent).toBe('No passkey was used. Please try again.');
    expect(screen.getByLabelText('Code')).toBeDefined();
    await app.user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    await screen.findByRole('button', { name: 'Sign out' });
    expect(app.path()).toBe('/client/dashboard');
    await forget(1);
  });

  it('signs in without a password, and confirms that it is the same person', async () => {
    await browser.addTo(await grtOf(server, 'acme'));
    const app = renderApp('/login', { fetch: server.fetch, baseUrl: server.baseUrl });
    await app.user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    await screen.findByRole('button', { name: 'Sign out' });
    expect(app.path()).toBe('/client/dashboard');
    await app.user.click(screen.getByRole('link', { name: 'Settings' }));
    await screen.findByRole('button', { name: 'Rename Laptop' });
    server.clock.advance(11 * 60_000);
    await app.user.click(part('Second factor').getByRole('button', { name: 'New codes' }));
    await app.user.click((await dialog('New recovery codes')).getByRole('button', { name: 'Generate new codes' }));
    const asking = await dialog('Confirm it’s you');
    await asking.findByRole('button', { name: 'Use your password instead' });
    await app.user.click(asking.getByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeDefined();
    await forget(1);
  });

  it('of a device that is not known here does not sign in', async () => {
    const app = renderApp('/login', { fetch: server.fetch, baseUrl: server.baseUrl });
    await app.user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This passkey was not accepted. Please try again.');
    expect(localStorage.getItem('grt_token')).toBeNull();
  });
});

// Where else they do not work: passkey-place.test.ts.
it('says in the settings that passkeys work at another address', async () => {
  const other = await createTestServer({ environment: { GRT_PUBLIC_URL: 'https://grt.example' } });
  const app = await openAsAcme(other, '/client/settings');
  await app.user.click(await screen.findByRole('button', { name: 'Add passkey' }));
  const told = await dialog('Add a passkey');
  await told.findByText(/Passkeys work at https:\/\/grt\.example, not at this address/);
  expect(told.queryByRole('button', { name: 'Create passkey' })).toBeNull();
  await other.close();
});

it('is enough for an administrator who needs a second factor', async () => {
  const admin = await grtOf(server, 'admin');
  // Not by an administrator, since these are barred.
  const { pool } = server.platform.database;
  onTestFinished(async () => void (await pool.query('update platform_settings set require_second_factor = false')));
  await admin.settings.update({ require_second_factor_for_administrators: true });
  const app = await openAsReviewer(server, '/admin/clients');
  await screen.findByRole('heading', { level: 1, name: 'Set up a second factor' });
  await app.user.click(await screen.findByRole('button', { name: 'Add a passkey instead' }));
  await app.user.click(await screen.findByRole('button', { name: 'Create passkey' }));
  await app.user.click(await screen.findByRole('button', { name: 'I have saved them' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Clients' })).toBeDefined();
});
