import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { callsOf } from './calls.ts';
import {
  demoPassword,
  devices,
  expect,
  expectAccessible,
  expectFine,
  expectFineOnEach,
  expectLoaded,
  people,
  signIn,
  test,
} from './fixtures.ts';

interface Session {
  readonly id: number;
  readonly user_agent: string | null;
  readonly is_current: boolean;
}

/** Ends one of the client's sessions on the server: that of the browser with this user agent. */
async function endSession(request: APIRequestContext, userAgent: string): Promise<void> {
  const signedIn = await request.post('/api/auth/client/login', {
    data: { username: people.client, password: demoPassword },
  });
  const { token } = (await signedIn.json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const listed = await request.get('/api/auth/sessions', { headers });
  const { data } = (await listed.json()) as { data: Session[] };
  for (const { id } of data.filter(({ user_agent, is_current }) => user_agent === userAgent && !is_current)) {
    expect((await request.delete(`/api/auth/sessions/${String(id)}`, { headers })).ok()).toBe(true);
  }
}

test.describe('on a phone', () => {
  const userAgent = `grt-e2e/${randomUUID()}`;
  test.use({ ...devices.phone, userAgent });

  test('an expired session prompts for sign-in over the page, and work continues', async ({
    page,
    request,
    faults,
  }) => {
    await signIn(page, people.client);
    await page.goto('/client/domains?add=1');
    const form = page.getByRole('dialog', { name: 'Add New Domain' });
    const name = `${randomUUID().slice(0, 8)}.example`;
    await form.getByLabel('Domain Name').fill(name);
    await form.getByLabel('DMCA Policy URL').fill(`https://${name}/dmca`);
    await form.getByLabel('Content Removal Notification Email').fill(`removal@${name}`);
    await endSession(request, userAgent);
    await form.getByRole('button', { name: 'Add Domain' }).click();

    const again = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(again.getByLabel('Password', { exact: true })).toBeFocused();
    await expectFineOnEach(page);
    await again.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/client/domains');
    // The browser reports the refused calls.
    expect(faults.splice(0).filter((fault) => !fault.includes('401'))).toEqual([]);
  });
});

test('a form whose reply was lost is sent again, and creates only one record', async ({ page, request, faults }) => {
  await signIn(page, people.client);
  await page.goto('/client/domains?add=1');
  const form = page.getByRole('dialog', { name: 'Add New Domain' });
  const name = `${randomUUID().slice(0, 8)}.example`;
  await form.getByLabel('Domain Name').fill(name);
  await form.getByLabel('DMCA Policy URL').fill(`https://${name}/dmca`);
  await form.getByLabel('Content Removal Notification Email').fill(`removal@${name}`);
  const call = await callsOf(request, people.client);
  const found = async () => (await call<object[]>(`/domains?search=${name}`)).length;
  const loseReply = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/domains', loseReply);
  await form.getByRole('button', { name: 'Add Domain' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  expect(await found()).toBe(1);
  await page.unroute('**/api/domains', loseReply);
  await form.getByRole('button', { name: 'Add Domain' }).click();
  await expect(page.getByText(`${name} was submitted for review`)).toBeVisible();
  await expect(form).toBeHidden();
  expect(await found()).toBe(1);
  // The browser reports the replies that did not come, and nothing that was refused.
  expect(faults.splice(0).filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
});

test('every client screen says what could not be loaded, and loads it on Retry', async ({ page, faults }) => {
  await signIn(page, people.client);
  for (const [path, call, words] of [
    ['/client/dashboard', '**/api/client/dashboard', 'Unable to load data'],
    ['/client/domains', '**/api/domains?*', 'Failed to load domains. Please try again.'],
    ['/client/feeds', '**/api/client/feeds*', 'Failed to load feeds. Please try again.'],
    ['/client/feeds?report=1', '**/api/client/feeds/1/imports?*', 'The imports could not be loaded.'],
    ['/client/feeds?file=1', '**/api/client/feeds/1', 'The feed could not be loaded.'],
  ] as const) {
    await test.step(path, async () => {
      await page.route(call, (route) =>
        route.fulfill({
          status: 403,
          json: { success: false, message: 'Not now.', code: 'forbidden', request_id: 'req-e2e-1' },
          headers: { 'X-Request-Id': 'req-e2e-1' },
        }),
      );
      await page.goto(path);
      const alert = page.getByRole('alert').filter({ hasText: words });
      await expect(alert).toContainText('req-e2e-1');
      await expectAccessible(page);
      await page.unroute(call);
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(alert).toBeHidden();
    });
  }
  expect(faults.splice(0).filter((fault) => !fault.includes('403'))).toEqual([]);
});

test('a call that is cut while others are answered is sent three times, and its place says that it failed', async ({
  page,
  faults,
}) => {
  await signIn(page, people.client);
  const list = /\/api\/client\/feeds\?/;
  let sent = 0;
  await page.route(list, async (route) => {
    sent += 1;
    await route.abort();
  });
  await page.goto('/client/feeds');
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to load feeds. Please try again.' });
  await expect(failed).toBeVisible();
  await expect(page.getByText('Loading feeds...')).toHaveCount(0);
  await expectLoaded(page);
  expect(sent).toBe(3);
  await expect(page.getByText(/^The server cannot be reached/)).toHaveCount(0);
  await page.unroute(list);
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  // The browser reports the calls that were cut.
  expect(faults.splice(0).filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
});

test('a tab from before a deploy continues with the new files, on the screen that was chosen', async ({
  page,
  faults,
}) => {
  await signIn(page, people.client);
  await page.goto('/client/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await failOnce(page, /\/assets\/client-domains-screen-.*\.js$/);
  await page.getByRole('link', { name: 'Manage Domain Site' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Domain Management' })).toBeVisible();
  await expect(page).toHaveURL('/client/domains');
  expect(faults.splice(0).every((fault) => /404|dynamically imported|reading 'ClientDomainsScreen'/.test(fault))).toBe(
    true,
  );
});

test('what cannot be loaded says so in its place, and what was typed stays', async ({ page, context, faults }) => {
  await signIn(page, people.superAdmin);
  await page.goto('/admin/pages/1/edit');
  const title = page.getByLabel(/Page Title/);
  await title.fill('Not to be lost');
  await page.frameLocator('.tox-edit-area__iframe').locator('body').waitFor();
  await context.setOffline(true);
  const missing = page.getByRole('dialog', { name: 'This could not be opened' });
  for (const open of [
    () => page.keyboard.press('Control+k'),
    () => page.getByRole('button', { name: 'Revisions' }).click(),
    () => page.getByRole('link', { name: 'Feeds' }).click(),
  ]) {
    await open();
    await expect(missing.getByRole('alert')).toBeVisible();
    await missing.getByRole('button', { name: 'Try again' }).click();
    await expect(missing.getByRole('alert')).toBeVisible();
    await missing.getByRole('button', { name: 'Close' }).click();
    await expect(missing).toBeHidden();
    await expect(title).toHaveValue('Not to be lost');
  }
  await page.keyboard.press('Control+k');
  await expect(missing).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Feeds' }).click();
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(title).toHaveValue('Not to be lost');
  // The browser reports what could not be loaded, and React what stands in its place.
  faults.length = 0;
});

/** Answers the first request for it as a server does after a deploy has removed the file. */
async function failOnce(page: Page, address: RegExp): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status: 404, body: 'Not found' }), { times: 1 });
}

test('without a connection, the page stays and says so, nothing is sent later, and all goes on when it is back', async ({
  page,
  context,
  faults,
}) => {
  await signIn(page, people.client);
  await page.goto('/client/settings');
  const title = page.getByLabel('Job Title');
  await title.waitFor();
  // The code of the table of tokens comes after the list of them, and nothing below it is shown before.
  await page.getByRole('heading', { name: 'In a pipeline' }).waitFor();
  const before = await title.inputValue();
  await context.setOffline(true);
  const notice = page.getByText(/^The server cannot be reached\. You’re seeing data from /);
  await expect(notice).toBeVisible();
  await expectFine(page);

  await title.fill('Not to be saved');
  await page.getByRole('button', { name: 'Save', exact: false }).first().click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByText('Saving...')).toHaveCount(0);
  await title.fill(before);

  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { name: 'This screen could not be loaded' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Feeds' })).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(title).toHaveValue(before);
  // The browser reports what could not be sent.
  expect(
    faults.splice(0).filter((fault) => !/ERR_INTERNET_DISCONNECTED|imported module|preload assets/.test(fault)),
  ).toEqual([]);
});
