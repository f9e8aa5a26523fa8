import { createGrt, memoryTokenStore, type Grt } from '@grt/sdk';
import type { DeviceSignIn } from '@grt/sdk/contract';
import { createTestServer, testPassword, totpCode, type TestServer } from '@grt/mock-server/testing';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { anApplication } from '../testing/an-application.ts';
import { grtOf } from '../testing/client-app.tsx';
import { sendTwice, field, type, type LosingForm } from '../testing/lost-reply.tsx';
import { everyNth } from '../testing/full-run.ts';
import { writeIn } from '../testing/write-in.ts';

// The forms of sent-again.test.tsx that are about getting into an account.

let server: TestServer;
let acme: Grt;
let globex: Grt;
let admin: Grt;
let device: DeviceSignIn;
let mailed: number;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  acme = await grtOf(server, 'acme');
  globex = await grtOf(server, 'globex');
  admin = await grtOf(server, 'admin');
});
afterAll(() => server.close());
beforeEach(() => localStorage.clear());

/** The page that the latest email to an address leads to. */
async function mailedPage(recipient: string): Promise<string> {
  await server.drain();
  const { pathname, search } = new URL((await server.latestMail(recipient)).links[0] ?? '');
  return pathname + search;
}

/** The email that is on its way to an address. */
const sentTo = async (recipient: string) => {
  await server.drain();
  return (await admin.outbox.list({ recipient })).meta.total;
};

/** A program that waits for acme. */
const program = () =>
  createGrt({ baseUrl: server.baseUrl, fetch: server.fetch, tokenStore: memoryTokenStore(), retries: 0 });
async function startDevice(): Promise<string> {
  device = await program().devices.start();
  const { pathname, search } = new URL(device.verification_uri_complete);
  return pathname + search;
}
const deviceSignsIn = () => {
  server.clock.advance(5000);
  const { device_code } = device;
  return program().devices.signIn({ device_code });
};

const forms: readonly LosingForm[] = [
  {
    what: 'an API token',
    path: /auth\/tokens$/,
    as: 'acme',
    at: '/client/settings',
    fillIn: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Create token' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Create API token' }));
      await writeIn(user, dialog.getByLabelText('Name'), 'Nightly upload');
      await user.click(dialog.getByLabelText('Read the profile'));
    },
    button: 'Create token',
    done: /^grt_t_/,
    count: async () => (await acme.tokens.list()).meta.total,
  },
  {
    what: 'the account of a setup link',
    path: /setup\/account$/,
    at: async () => {
      const { id } = await admin.registrations.submit({ ...anApplication, email: 'nora@setup.example' });
      await admin.registrations.approve({ id });
      return await mailedPage('nora@setup.example');
    },
    fillIn: async (user) =>
      await type(user, { Username: 'nora', Password: 'quite a long one', 'Confirm password': 'quite a long one' }),
    button: 'Create account',
    done: 'You’re all set',
    count: async () => (await admin.clients.list({ search: 'nora@setup.example', status: 'active' })).meta.total,
  },
  {
    what: 'an authenticator app',
    path: /totp\/confirm$/,
    as: 'globex',
    at: '/client/settings',
    fillIn: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Set up authenticator app' }));
      const secret = (await screen.findByText(/^[A-Z2-7 ]{39}$/)).textContent.replaceAll(' ', '');
      await user.type(await field('Code'), totpCode(secret, server.clock.now()));
    },
    button: 'Add',
    done: 'I have saved them',
    count: async () => (await globex.factors.list()).factors.length,
  },
  {
    what: 'the request for a password link',
    path: /password\/forgot$/,
    at: async () => {
      mailed = await sentTo('grace@globex.example');
      return '/login/forgot';
    },
    fillIn: async (user) => await type(user, { 'Username or email': 'globex' }),
    button: 'Send the link',
    done: /If an account with this name exists, we have sent/,
    count: async () => (await sentTo('grace@globex.example')) - mailed,
  },
  {
    what: 'a new password',
    path: /password\/reset$/,
    at: async () => {
      await admin.auth.forgotPassword({ username: 'reviewer' });
      return await mailedPage('reviewer@grt.example');
    },
    fillIn: async (user) =>
      await type(user, { 'New password': 'quite a long one', 'Confirm new password': 'quite a long one' }),
    button: 'Set password',
    done: 'Your password was changed. You can now sign in.',
    count: async () => {
      await program().signIn({ username: 'reviewer', password: 'quite a long one' });
      return 1;
    },
  },
  {
    what: 'the confirmation of a new address',
    path: /email-change\/confirm$/,
    at: async () => {
      await globex.auth.updateProfile({ email: 'greta@globex.example' });
      return await mailedPage('greta@globex.example');
    },
    button: 'Confirm',
    done: /The address changes once you also open the link in the email to your current address/,
    count: async () => (await globex.auth.profile()).pending_email?.waits_for.length ?? 0,
  },
  {
    what: 'the refusal of a new address',
    path: /email-change\/decline$/,
    at: async () => {
      await acme.auth.updateProfile({ email: 'alexandra@acme.example' });
      return await mailedPage('alexandra@acme.example');
    },
    button: 'Cancel the change',
    done: 'The change was canceled. The address stays as it is.',
    count: async () => ((await acme.auth.profile()).pending_email === null ? 1 : 0),
  },
  {
    what: 'the approval of a program',
    path: /approve$/,
    as: 'acme',
    at: startDevice,
    button: 'Approve',
    done: /^Approved\. Go back to the program/,
    count: async () => ((await deviceSignsIn()).user.username === 'acme' ? 1 : 0),
  },
  {
    what: 'the refusal of a program',
    path: /deny$/,
    as: 'acme',
    at: startDevice,
    button: 'Deny',
    done: 'Denied. The program was not signed in.',
    count: async () => {
      await expect(deviceSignsIn()).rejects.toMatchObject({ code: 'access_denied' });
      return 1;
    },
  },
];

it('a recovery code whose reply was lost still signs in when it is sent again', async () => {
  const own = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  onTestFinished(() => own.close());
  const client = await grtOf(own, 'acme');
  const { secret } = await client.factors.startTotp();
  const { recovery_codes: codes } = await client.factors.confirmTotp({ code: totpCode(secret, own.clock.now()) });
  const form: LosingForm = {
    what: 'a sign-in',
    path: /login\/second-factor$/,
    at: '/login',
    fillIn: async (user) => {
      await type(user, { Username: 'acme', Password: testPassword });
      await user.click(screen.getByRole('button', { name: 'Sign In' }));
      await user.type(await field('Code'), codes[0] ?? '');
    },
    button: 'Sign In',
    done: 'Client area',
    count: async () => (await client.factors.list()).recovery_codes_left,
  };
  expect(await sendTwice(own, form)).toBe(9);
});

// All of them send through the same hook, whose key the types require (use-once.ts): the full run sends each.
describe('after its reply was lost', () => {
  it.each(everyNth(forms, 3))('$what is done once, though it is sent again', async (form) => {
    expect(await sendTwice(server, form)).toBe(1);
  });
});
