import { createGrt, memoryTokenStore, type FetchLike } from '@grt/sdk';
import { tokenStorageKey, userStorageKey } from '@grt/sdk/contract';
import { createTestServer, testPassword, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldServer } from '../../testing/client-app.tsx';
import { renderApp } from '../../testing/render-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

/** The same person signed in elsewhere, to see what the screen has done. */
async function elsewhere(username = 'acme') {
  const grt = createGrt({ baseUrl: server.baseUrl, fetch: server.fetch, tokenStore: memoryTokenStore() });
  const { token, user } = await grt.signIn({ username, password: testPassword });
  return { grt, token, user };
}

async function openSettings(fetch: FetchLike = server.fetch, username = 'acme') {
  const { token, user } = await elsewhere(username);
  localStorage.setItem(tokenStorageKey, token);
  localStorage.setItem(userStorageKey, JSON.stringify(user));
  const app = renderApp('/client/settings', { fetch, baseUrl: server.baseUrl });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  const part = (name: string) => within(screen.getByRole('region', { name }));
  return { ...app, part };
}

const told = async (message: string | RegExp) => expect(await screen.findByText(message)).toBeDefined();

describe('the profile', () => {
  it('is saved, and refusals are shown at their fields', async () => {
    const app = await openSettings();
    const phone = await app.part('Profile').findByLabelText<HTMLInputElement>('Phone');
    const save = () => app.user.click(app.part('Profile').getByRole('button', { name: 'Save profile' }));
    await app.user.clear(phone);
    await app.user.type(phone, '12');
    await save();
    await told('Please enter a valid phone number');
    expect(document.activeElement).toBe(phone);
    await app.user.clear(phone);
    await save();
    await told('Phone is required');
    await writeIn(app.user, phone, '+1 (212) 555-0177');
    await save();
    await told('Profile saved.');
    const { grt } = await elsewhere();
    expect((await grt.auth.profile()).phone).toBe('+1 (212) 555-0177');
  });

  it('takes a phone number as people paste it', async () => {
    const app = await openSettings();
    const phone = await app.part('Profile').findByLabelText<HTMLInputElement>('Phone');
    await app.user.clear(phone);
    await app.user.click(phone);
    await app.user.paste('\u202A+49\u00A0(0)89/555\u20110110\u202C');
    await app.user.click(app.part('Profile').getByRole('button', { name: 'Save profile' }));
    await told('Profile saved.');
    expect((await (await elsewhere()).grt.auth.profile()).phone).toBe('+49 (0)89/555-0110');
  });

  it('keeps what is typed while it is being saved', async () => {
    const held = heldServer(server, (method, path) => method === 'PUT' && path.endsWith('/auth/profile'));
    const app = await openSettings(held.fetch);
    const phone = await app.part('Profile').findByLabelText<HTMLInputElement>('Phone');
    await app.user.clear(phone);
    await writeIn(app.user, phone, '+1 212 555 0178');
    await app.user.click(app.part('Profile').getByRole('button', { name: 'Save profile' }));
    await held.arrived;
    await app.user.type(phone, '9');
    held.release();
    await told('Profile saved.');
    expect(phone.value).toBe('+1 212 555 01789');
    await app.user.click(await app.part('Profile').findByRole('button', { name: 'Save profile' }));
    await waitFor(async () => expect((await (await elsewhere()).grt.auth.profile()).phone).toBe('+1 212 555 01789'));
  });

  it('can be reloaded after a failed load', async () => {
    let isDown = true;
    const app = await openSettings((url, init) =>
      isDown && url.endsWith('/auth/profile') ? new Response('', { status: 400 }) : server.fetch(url, init),
    );
    await app.part('Profile').findByText('Failed to load your profile. Please try again.');
    isDown = false;
    await app.user.click(app.part('Profile').getByRole('button', { name: 'Try again' }));
    expect((await app.part('Profile').findByLabelText<HTMLInputElement>('Email')).value).toBe('alex@acme.example');
  });
});

it('changes the timezone from the next midnight, and says so', async () => {
  const app = await openSettings();
  const timezone = await app.part('Timezone').findByLabelText<HTMLSelectElement>('Timezone');
  expect(timezone.value).toBe('America/New_York');
  await app.user.selectOptions(timezone, 'Paris time');
  await app.user.click(app.part('Timezone').getByRole('button', { name: 'Save timezone' }));
  const words = 'Changes to Paris time at the next midnight, New York time.';
  expect(await app.part('Timezone').findByText(words)).toBeDefined();
  const { grt } = await elsewhere();
  expect(await grt.auth.profile()).toMatchObject({ timezone: 'America/New_York', pending_timezone: 'Europe/Paris' });
});

it('immediately saves the email preferences', async () => {
  const app = await openSettings();
  const budget = await app.part('Notifications').findByRole<HTMLInputElement>('switch', { name: /daily budget/ });
  expect(budget.checked).toBe(false);
  await app.user.click(budget);
  await told('Notifications saved.');
  const { grt } = await elsewhere();
  expect((await grt.auth.profile()).notifications).toMatchObject({ budget_exhausted: true, feed_failed: true });
});

// Ending another session, and a token's life, are shown in the browser (settings.spec.ts).

it('shows the line that a pipeline needs with the API tokens', async () => {
  const app = await openSettings();
  const line = app.part('API tokens').getByText(/^curl/, { selector: 'code' });
  expect(line.textContent).toMatch(
    /^\$ curl -fsSO http\S+\/downloads\/grt\.cjs && .*node grt\.cjs feeds sync feeds\.yaml$/,
  );
});

it('changes the password, and says which part is wrong', async () => {
  const app = await openSettings(server.fetch, 'globex'); // The other tests sign in with the password of acme.
  const field = (label: string) => app.part('Password').getByLabelText(label);
  const change = app.part('Password').getByRole<HTMLButtonElement>('button', { name: 'Change password' });
  await writeIn(app.user, field('Current password'), 'wrong');
  await writeIn(app.user, field('New password'), 'quite another one');
  expect(change.disabled).toBe(true);
  await writeIn(app.user, field('Confirm new password'), 'quite another one');
  await app.user.click(change);
  expect(await app.part('Password').findByText('The current password is incorrect')).toBeDefined();
  await app.user.clear(field('Current password'));
  await writeIn(app.user, field('Current password'), testPassword);
  await app.user.click(change);
  await told(/^Password changed\./);
  const grt = createGrt({ baseUrl: server.baseUrl, fetch: server.fetch, tokenStore: memoryTokenStore() });
  expect((await grt.signIn({ username: 'globex', password: 'quite another one' })).user.username).toBe('globex');
});
