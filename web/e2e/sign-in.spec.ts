import { demoPassword, expect, openSignIn, people, signInByForm, test } from './fixtures.ts';

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

test('a super admin signs in, and logs out to the sign-in screen', async ({ page }) => {
  await signInByForm(page, people.superAdmin);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('banner').getByText('Super Admin')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
});

test('an administrator has no badge', async ({ page }) => {
  await signInByForm(page, people.admin);
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
  await page.getByLabel('Username or email').fill(people.client);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/client/feeds');
});

test('wrong credentials stay on the screen with a reason', async ({ page, faults }) => {
  await openSignIn(page);
  await page.getByLabel('Username or email').fill('nobody-of-this-name');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL('/login');
  // The browser reports the refused call.
  expect(faults.splice(0)).toEqual([expect.stringContaining('401')]);
});
