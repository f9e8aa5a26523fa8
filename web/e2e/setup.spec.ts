import { expect, expectAccessible, expectFineOnEach, people, test } from './fixtures.ts';
import { anApprovedApplicant } from './people.ts';

test('a new client sets up the account, is taken to the sign-in, and signs in', async ({ page, request }) => {
  const { email, username, link } = await anApprovedApplicant(request);
  await page.goto(link);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel('Username').fill('acme');
  await page.getByLabel('Password', { exact: true }).fill('Daylight-2026');
  await expect(page.getByText('Very Strong')).toBeVisible();
  await page.getByLabel('Confirm password').fill('Daylight-2025');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  const create = page.getByRole('button', { name: 'Create account' });
  await expect(create).toBeDisabled();
  await page.getByLabel('Confirm password').fill('Daylight-2026');
  await page.getByLabel('Username').fill(username);
  await create.click();
  await expect(page.getByRole('heading', { name: 'You’re all set' })).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Account setup successful. You can now sign in.')).toBeVisible();
  await expect(page.getByLabel('Username or email')).toHaveValue(username);
  await page.getByLabel('Password', { exact: true }).fill('Daylight-2026');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/client/dashboard');
});

test('a taken username is refused at its field', async ({ page, request, faults }) => {
  const { link } = await anApprovedApplicant(request);
  await page.goto(link);
  await page.getByLabel('Username').fill(people.client);
  await page.getByLabel('Password', { exact: true }).fill('Daylight-2026');
  await page.getByLabel('Confirm password').fill('Daylight-2026');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This username is taken. Please choose another one.')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  // The browser reports the refused call.
  expect(faults.splice(0)).toEqual([expect.stringContaining('422')]);
});

test('the form is accessible and fits', async ({ page, request }) => {
  const { link } = await anApprovedApplicant(request);
  await page.goto(link);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expectFineOnEach(page);
});
