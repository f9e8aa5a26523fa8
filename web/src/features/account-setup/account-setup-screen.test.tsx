import { createGrt, memoryTokenStore, type FetchLike } from '@grt/sdk';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { anApplication } from '../../testing/an-application.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

let applicants = 0;

/** Someone applies and is approved. @returns the link in the mail, and who it is for. */
async function aSetupLink() {
  applicants += 1;
  const email = `nora${String(applicants)}@brightside.example`;
  const { baseUrl, fetch } = server;
  const visitor = createGrt({ baseUrl, fetch, tokenStore: memoryTokenStore() });
  await visitor.registrations.submit({ ...anApplication, email });
  const admin = createGrt({ baseUrl, fetch, tokenStore: memoryTokenStore() });
  await admin.signIn({ username: 'admin', password: 'grt-demo-2026' });
  const { data } = await admin.registrations.list({ search: email });
  await admin.registrations.approve({ id: data[0]?.id ?? 0 });
  const [link = ''] = (await server.latestMail(email)).links;
  const { pathname, search } = new URL(link);
  return { address: pathname + search, email, username: `nora${String(applicants)}` };
}

const open = (path: string, fetch: FetchLike = server.fetch) => renderApp(path, { fetch, baseUrl: server.baseUrl });

async function openForm() {
  const link = await aSetupLink();
  const app = open(link.address);
  await screen.findByLabelText('Username');
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const enter = async (label: string, text: string) => {
    await app.user.clear(field(label));
    await writeIn(app.user, field(label), text);
  };
  return {
    ...app,
    ...link,
    field,
    enter,
    button: () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create account' }),
    fill: async (username: string, password: string, confirmation = password) => {
      await enter('Username', username);
      await enter('Password', password);
      await enter('Confirm password', confirmation);
    },
  };
}

const said = async () => (await screen.findByRole('alert')).textContent;

it('says what a username and a password must be before refusing one', async () => {
  const { field } = await openForm();
  const helpOf = (label: string) =>
    (field(label).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  expect(helpOf('Username')).toContain('3 to 32 letters, digits, dots, hyphens, or underscores.');
  expect(helpOf('Password')).toContain(
    '8 to 128 characters of any kind. Not your username, and not a common password.',
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect([field('Username'), field('Password')].map((one) => one.getAttribute('aria-invalid'))).not.toContain('true');
});

describe('a link that does not work', () => {
  it('says so without a token', async () => {
    open('/setup');
    expect(await said()).toBe('Invalid setup link. Please check your email for the correct setup URL.');
  });

  it("shows the server's message for an unknown token", async () => {
    open('/setup?token=grt_setup_nobody');
    expect(await said()).toBe('Invalid setup token');
  });

  it('shows the same if the server refuses without a message', async () => {
    open('/setup?token=grt_setup_nobody', () => new Response('', { status: 404 }));
    expect(await said()).toBe('Invalid setup token');
  });

  it('distinguishes a used link from an unknown one', async () => {
    const app = await openForm();
    await app.fill(app.username, 'quite a long one');
    await app.user.click(app.button());
    await screen.findByRole('heading', { name: 'You’re all set' });
    open(app.address);
    expect(await said()).toBe('This setup link has already been used.');
  });

  it('can be retried if the server was not reached', async () => {
    const { address } = await aSetupLink();
    let isDown = true;
    const app = open(address, (url, init) =>
      isDown ? Promise.reject(new TypeError('fetch failed')) : server.fetch(url, init),
    );
    expect(await said()).toBe('Failed to validate setup token. Please try again or contact support.');
    isDown = false;
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Username')).toBeDefined();
  });

  it('says that it is being validated until the reply arrives', async () => {
    open('/setup?token=any', () => new Promise(() => {}));
    expect((await screen.findByRole('status')).textContent).toBe('Validating your setup link...');
  });
});

describe('the form', () => {
  it('shows who the link is for, and when it expires', async () => {
    const { email } = await openForm();
    const shown = screen.getAllByRole('definition').map((value) => value.textContent);
    expect(shown.slice(0, 3)).toEqual(['Brightside Video', 'Nora Field', email]);
    expect(shown[3]).toMatch(/Nov 27, 2026/);
  });

  it("describes a password's strength in six words", async () => {
    const app = await openForm();
    const strength = () => screen.getByText(/^Password strength/).parentElement?.textContent;
    const words = [strength()];
    for (const password of ['1', 'a1', 'aA1', 'aA1!', 'aA1!bcde']) {
      await app.enter('Password', password);
      words.push(strength());
    }
    expect(words).toEqual(
      ['Very Weak', 'Weak', 'Fair', 'Good', 'Strong', 'Very Strong'].map((word) => `Password strength: ${word}`),
    );
  });

  // It cannot be sent while the passwords differ, and a taken username is refused at its field: in the browser (setup.spec.ts).
  it('says what the server would refuse, in its words, before anything is sent', async () => {
    const form = await openForm();
    await form.fill('a', 'password1');
    await form.user.click(form.button());
    expect(await screen.findByText('Please use 3 to 32 letters, digits, dots, hyphens, or underscores')).toBeDefined();
    expect(screen.getByText('This password is too common. Please choose another one')).toBeDefined();
  });

  it('needs a username and a password', async () => {
    const app = await openForm();
    await app.user.click(app.button());
    expect(await screen.findByText('Username is required')).toBeDefined();
    expect(screen.getByText('Password is required')).toBeDefined();
    expect(document.activeElement).toBe(app.field('Username'));
  });

  it.each([
    [
      'the server is not reached',
      () => Promise.reject(new TypeError('fetch failed')),
      'Failed to setup account. Please try again.',
    ],
    ['the server says nothing', () => new Response('', { status: 400 }), 'Account setup failed'],
  ] as const)('says the stated sentence when %s', async (_, refuse, sentence) => {
    const { address, username } = await aSetupLink();
    const app = open(address, (url, init) => (url.endsWith('/setup/account') ? refuse() : server.fetch(url, init)));
    await writeIn(app.user, await screen.findByLabelText('Username'), username);
    await writeIn(app.user, screen.getByLabelText('Password'), 'quite a long one');
    await writeIn(app.user, screen.getByLabelText('Confirm password'), 'quite a long one');
    await app.user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await said()).toBe(sentence);
  });
});

it('goes to the sign-in after 3 seconds, with the message and the username', async () => {
  const app = await openForm();
  await app.fill(app.username, 'quite a long one');
  // Time passes normally, and can be advanced.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await app.user.click(app.button());
  await screen.findByRole('heading', { name: 'You’re all set' });
  vi.advanceTimersByTime(2000);
  expect(app.path()).toBe(app.address);
  vi.advanceTimersByTime(1000);
  await waitFor(() => expect(app.path()).toBe('/login'));
  const name = await screen.findByLabelText<HTMLInputElement>('Username or email');
  expect(name.value).toBe(app.username);
  expect(screen.getByText('Account setup successful. You can now sign in.')).toBeDefined();
});
