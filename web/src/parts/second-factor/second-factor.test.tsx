import type { TotpSetup } from '@grt/sdk/contract';
import { createTestServer, testPassword, totpCode, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openAsReviewer, openAsSuperAdmin } from '../../testing/admin-app.tsx';
import { failingServer, grtOf, keepSessionOf, openAsAcme } from '../../testing/client-app.tsx';
import { renderApp } from '../../testing/render-app.tsx';
import { expectKeptByEscape } from '../../testing/shown-once.ts';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());
// Each test signs in with codes of its own.
beforeEach(() => void server.clock.advance(30_000));

const codeOf = (secret: string) => totpCode(secret, server.clock.now());
const part = (name: string) => within(screen.getByRole('region', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Gives someone an app. @returns its secret */
async function withApp(username: string): Promise<TotpSetup['secret']> {
  const grt = await grtOf(server, username);
  const { secret } = await grt.factors.startTotp();
  await grt.factors.confirmTotp({ code: codeOf(secret) });
  server.clock.advance(30_000);
  return secret;
}

/** Takes the reviewer's factors away again when the test is done. */
function forgetReviewer(): void {
  onTestFinished(async () => {
    const { users } = await grtOf(server, 'admin');
    const [reviewer] = (await users.list({ search: 'reviewer' })).data;
    await users.removeFactors({ id: reviewer?.id ?? 0 });
  });
}

describe('signing in with a second factor', () => {
  let secret: string;
  beforeAll(async () => {
    secret = await withApp('globex');
  });

  it('asks for the code after the password, says why one is refused, and can start over', async () => {
    const app = renderApp('/login', { fetch: server.fetch, baseUrl: server.baseUrl });
    const enter = async () => {
      await writeIn(app.user, await screen.findByLabelText('Username or email'), 'globex');
      await writeIn(app.user, screen.getByLabelText('Password'), testPassword);
      await app.user.keyboard('{Enter}');
      return screen.findByLabelText<HTMLInputElement>('Code');
    };
    const code = await enter();
    expect([code.autocomplete, document.activeElement === code]).toEqual(['one-time-code', true]);
    expect(localStorage.getItem('grt_token')).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Please enter the code')).toBeDefined();
    await writeIn(app.user, code, '000000');
    await app.user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('This code is not valid.');
    await app.user.click(screen.getByRole('button', { name: 'Start over' }));
    await app.user.clear(await screen.findByLabelText('Username or email'));
    await app.user.clear(screen.getByLabelText('Password'));

    await app.user.type(await enter(), `${codeOf(secret)}{Enter}`);
    await screen.findByRole('button', { name: 'Sign out' });
    expect(app.path()).toBe('/client/dashboard');
  });

  it('goes back to the password when it took too long', async () => {
    const app = renderApp('/login', { fetch: server.fetch, baseUrl: server.baseUrl });
    await writeIn(app.user, await screen.findByLabelText('Username or email'), 'globex');
    await writeIn(app.user, screen.getByLabelText('Password'), testPassword);
    await app.user.keyboard('{Enter}');
    const code = await screen.findByLabelText('Code');
    server.clock.advance(6 * 60_000);
    await writeIn(app.user, code, '123456');
    await app.user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('This sign-in has expired.');
    expect(screen.getByLabelText('Password')).toBeDefined();
  });
});

describe('the second factor in the settings', () => {
  it('is set up with a QR code or its text, shows recovery codes once, and is removed', async () => {
    const app = await openAsAcme(server, '/client/settings');
    await screen.findByText('Not set up. Anyone with your password can sign in.');
    await app.user.click(part('Second factor').getByRole('button', { name: 'Set up authenticator app' }));
    const setup = await dialog('Set up authenticator app');
    await setup.findByRole('img', { name: 'QR code with the secret' });
    expect(document.activeElement).toBe(setup.getByLabelText('Code'));
    const secret = (setup.getByText(/^[A-Z2-7 ]{39}$/).textContent ?? '').replaceAll(' ', '');
    await writeIn(app.user, setup.getByLabelText('Code'), '000000');
    await app.user.click(setup.getByRole('button', { name: 'Add' }));
    await setup.findByText(/^This code is not valid/);
    await app.user.clear(setup.getByLabelText('Code'));
    await app.user.type(setup.getByLabelText('Code'), codeOf(secret));
    await writeIn(app.user, setup.getByLabelText('Name'), 'Phone');
    await app.user.click(setup.getByRole('button', { name: 'Add' }));
    const codes = within(await setup.findByRole('list', { name: 'Recovery codes' }));
    expect(codes.getAllByRole('listitem')).toHaveLength(10);
    const [first] = codes.getAllByRole('listitem').map((item) => item.textContent);
    await expectKeptByEscape(app.user, 'the recovery codes');
    await app.user.click(setup.getByRole('button', { name: 'I have saved them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.body.textContent).not.toContain(first);
    await part('Second factor').findByText(/^10 of 10 left/);

    await app.user.click(await part('Second factor').findByRole('button', { name: 'Remove Phone' }));
    const question = await dialog('Remove Phone?');
    await app.user.click(question.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Not set up. Anyone with your password can sign in.');
  });
});

describe('new recovery codes', () => {
  it('stay on the screen although the factors cannot be loaded again', async () => {
    const grt = await grtOf(server, 'admin');
    await keepSessionOf(server, 'acme');
    await withApp('acme');
    onTestFinished(async () => void (await grt.clients.removeFactors({ id: 1 })));
    let areReplaced = false;
    const failing = failingServer(server, (method, path) => {
      if (path === '/auth/factors/recovery-codes') areReplaced = true;
      return areReplaced && method === 'GET' && path === '/auth/factors';
    });
    const app = renderApp('/client/settings', { fetch: failing.fetch, baseUrl: server.baseUrl });
    await app.user.click(await screen.findByRole('button', { name: 'New codes' }));
    const codes = await dialog('New recovery codes');
    await app.user.click(codes.getByRole('button', { name: 'Generate new codes' }));
    const list = within(await codes.findByRole('list', { name: 'Recovery codes' }));
    expect(list.getAllByRole('listitem')).toHaveLength(10);
  });
});

describe('a call that needs a confirmation', () => {
  it('asks over the form, keeps what was entered, and then does what was asked', async () => {
    const app = await openAsAcme(server, '/client/settings');
    await screen.findByRole('region', { name: 'API tokens' });
    await app.user.click(part('API tokens').getByRole('button', { name: 'Create token' }));
    const form = await dialog('Create API token');
    await writeIn(app.user, form.getByLabelText('Name'), 'Nightly upload');
    await app.user.click(form.getByLabelText('Read the profile'));
    server.clock.advance(11 * 60_000);
    await app.user.click(form.getByRole('button', { name: 'Create token' }));

    const asking = await dialog('Confirm it’s you');
    await app.user.click(await asking.findByRole('button', { name: 'Cancel' }));
    await screen.findByText(/^Please confirm it’s you with your password/);
    expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Nightly upload');
    await app.user.click(form.getByRole('button', { name: 'Create token' }));
    const again = await dialog('Confirm it’s you');
    const password = await again.findByLabelText<HTMLInputElement>('Password');
    expect(password.form?.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value).toBe('acme');
    await writeIn(app.user, password, 'wrong');
    await app.user.click(again.getByRole('button', { name: 'Confirm' }));
    await again.findByText('The password is incorrect');
    await app.user.clear(again.getByLabelText('Password'));
    await writeIn(app.user, again.getByLabelText('Password'), testPassword);
    await app.user.click(again.getByRole('button', { name: 'Confirm' }));
    await form.findByText(/^grt_t_/);
  });

  it('takes a code from someone with a second factor', async () => {
    const secret = await withApp('acme');
    const grt = await grtOf(server, 'admin');
    const app = await openAsReviewer(server, '/admin/settings');
    await grt.clients.removeFactors({ id: 1 });
    const own = await withApp('reviewer');
    forgetReviewer();
    expect(own).not.toBe(secret);
    server.clock.advance(11 * 60_000);
    const platform = within(await screen.findByRole('region', { name: 'Platform' }));
    await app.user.selectOptions(await platform.findByLabelText('What a click costs'), 'second');
    await app.user.click(platform.getByRole('button', { name: 'Save settings' }));
    const asking = await dialog('Confirm it’s you');
    await app.user.type(await asking.findByLabelText('Code'), codeOf(own));
    await app.user.click(asking.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Settings saved.');
  });
});

describe('a lost second factor', () => {
  it('of a client and of an administrator is removed after a question', async () => {
    for (const name of ['acme', 'reviewer']) await withApp(name);
    const app = await openAsSuperAdmin(server, '/admin/clients/1');
    const remove = async (name: string) => {
      await app.user.click(await screen.findByRole('button', { name: `Remove second factor: ${name}` }));
      const question = await dialog(`Remove the second factor of ${name}?`);
      await app.user.click(question.getByRole('button', { name: 'Remove' }));
      await screen.findByText(`The second factor of ${name} was removed.`);
      await waitFor(() => expect(screen.queryByRole('button', { name: `Remove second factor: ${name}` })).toBeNull());
    };
    await remove('Acme Video');
    await app.user.click(screen.getByRole('link', { name: 'Settings' }));
    await remove('Rui Costa');
    const grt = await grtOf(server, 'admin');
    expect((await grt.users.list({ search: 'reviewer' })).data[0]?.has_second_factor).toBe(false);
  });
});

// An administrator who needs one is led to set it up, and nowhere else: passkeys.test.tsx.
