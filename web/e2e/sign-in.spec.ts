import {
  demoPassword,
  expect,
  expectFine,
  moveTo,
  openSignIn,
  people,
  sendSignIn,
  signIn,
  signInByForm,
  test,
} from './fixtures.ts';

test('a client signs in, stays signed in after a reload, and signs out', async ({ page }) => {
  await signInByForm(page, people.client);
  await expect(page).toHaveURL('/client/dashboard');
  await expect(page.getByRole('banner').getByText(people.client)).toBeVisible();

  await page.reload();
  await expect(page).toHaveURL('/client/dashboard');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/landing');
  await page.goto('/client/feeds');
  await expect(page).toHaveURL('/login?next=%2Fclient%2Ffeeds');
});

test('a super admin signs in, and logs out to the sign-in screen; an administrator has no badge', async ({ page }) => {
  await signInByForm(page, people.superAdmin);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('banner').getByText('Super Admin')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await sendSignIn(page, people.admin);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('Super Admin')).toBeHidden();
});

test('works by keyboard alone', async ({ page }) => {
  await openSignIn(page);
  await expect(page.getByLabel('Username or email')).toBeFocused();
  await page.keyboard.type(people.client);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/client/dashboard');
});

test('a URL in the client area takes a visitor to the sign-in, which leads on to it', async ({ page }) => {
  await page.goto('/feeds');
  await expect(page).toHaveURL('/login?next=%2Fclient%2Ffeeds');
  await sendSignIn(page, people.client);
  await expect(page).toHaveURL('/client/feeds');
});

test('wrong credentials stay on the screen with a reason', async ({ page, faults }) => {
  await openSignIn(page);
  await page.getByLabel('Username or email').fill('nobody-of-this-name');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  // The browser reports the refused call.
  expect(faults.splice(0)).toEqual([expect.stringContaining('401')]);
});

test('addresses that people guess lead on, by the server and within the app', async ({ page }) => {
  for (const [guessed, target] of [
    ['/', '/landing'],
    ['/signup', '/landing?apply=1'],
    ['/register/', '/landing?apply=1'],
    ['/forgot/', '/login/forgot'],
    ['/client/', '/client/dashboard'],
    ['/admin/dashboard/', '/admin'],
    ['/feeds?search=clips', '/client/feeds?search=clips'],
  ] as const) {
    const reply = await page.request.get(guessed, { maxRedirects: 0 });
    expect([reply.status(), reply.headers()['location']], guessed).toEqual([302, target]);
  }
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await page.getByRole('heading').first().waitFor();
  await signIn(page, people.client);
  await page.goto('/dashboard/');
  await expect(page).toHaveURL('/client/dashboard');
});

test('an unknown address is answered with 404, inside the console of who is signed in', async ({ page }) => {
  const paths = ['/client/nowhere', '/admin/nowhere', '/nowhere'];
  for (const path of paths) expect((await page.request.get(path)).status()).toBe(404);
  await page.goto('/nowhere');
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  await signIn(page, people.client);
  await page.goto('/nowhere');
  for (const path of paths) {
    await moveTo(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  }
  await expectFine(page);
  await page.getByRole('link', { name: 'Go to my dashboard' }).click();
  await expect(page).toHaveURL('/client/dashboard');
  expect((await page.reload())?.status()).toBe(200);
});

test('the screens that links of emails open are there before their scripts have come', async ({ page }) => {
  // Never answered.
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  for (const [path, heading] of [
    ['/login/forgot', 'Forgot password'],
    ['/login/reset?token=none', 'New password'],
    ['/setup?token=none', 'Account setup'],
    ['/application?token=none', 'Your application'],
    ['/email-change?token=none', 'Email address'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#drawn').getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('#drawn').getByRole('link', { name: 'GRT' })).toBeVisible();
    await expect(page).toHaveTitle(`${heading} · GRT`);
  }
});

test.describe('in a browser that is idle', () => {
  test.use({ loadsAhead: true });

  test('the focus stays in its place when a button is busy, and goes behind a closed dialog', async ({ page }) => {
    await signIn(page, people.client);
    const kept = page.waitForResponse(/\/assets\/keep-focus-/);
    await page.goto('/client/settings');
    await kept;
    await page.getByLabel('Job Title').fill(`Lead ${String(Date.now())}`);
    const save = page.getByRole('button', { name: 'Save profile' });
    await save.click();
    await expect(page.getByText('Profile saved.')).toBeVisible();
    await expect(page.locator('form').filter({ has: save })).toBeFocused();
    const create = page.getByRole('main').getByRole('button', { name: 'Create token' });
    await create.click();
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(create).toBeFocused();
  });
});
