import { randomUUID } from 'node:crypto';
import {
  demoPassword,
  expect,
  expectAccessible,
  expectFineOnEach,
  expectKept,
  expectLoaded,
  onDevices,
  openSignIn,
  people,
  shiftsOn,
  signIn,
  test,
} from './fixtures.ts';
import { weigh } from './weight.ts';

test('a client changes the profile, and the change is kept', async ({ page }) => {
  await signIn(page, people.client);
  await page.goto('/client/settings');
  await expectLoaded(page); // lists that arrive move what is below them
  const title = `Head of ${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Job Title').fill(title);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Job Title')).toHaveValue(title);
});

test('a token is shown until its user says so, works, and is refused once revoked', async ({ page, request }) => {
  await signIn(page, people.client);
  await page.goto('/client/settings');
  await expectLoaded(page); // lists that arrive move what is below them
  const name = `Nightly ${randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create API token' });
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await expect(dialog.getByText('Please name the token')).toBeVisible();
  await expectFineOnEach(page);
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Read the profile').check();
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const secret = (await dialog.getByText(/^grt_t_/).textContent()) ?? '';
  await expectAccessible(page);
  await expectKept(page, 'the token');
  const use = async () =>
    (await request.get('/api/auth/profile', { headers: { Authorization: `Bearer ${secret}` } })).status();
  expect(await use()).toBe(200);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('The token was revoked.')).toBeVisible();
  expect(await use()).toBe(401);
});

test('ending a session elsewhere signs it out there', async ({ page, request }) => {
  const there = await request.post('/api/auth/client/login', {
    data: { username: people.client, password: demoPassword },
    headers: { 'User-Agent': 'a-script/1.0' },
  });
  const { token } = (await there.json()) as { token: string };
  await signIn(page, people.client);
  await page.goto('/client/settings');
  await expectLoaded(page); // lists that arrive move what is below them
  await page.getByRole('button', { name: 'End the session on a-script/1.0' }).first().click();
  await expect(page.getByText('Session ended.')).toBeVisible();
  const asked = await request.get('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } });
  expect(asked.status()).toBe(401);
});

test('a password reset can be requested without revealing whether the account exists', async ({ page }) => {
  await openSignIn(page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/login/forgot');
  // The sign-in form has a field of the same name, and is shown until this screen has been loaded.
  await expect(page).toHaveTitle('Forgot password · GRT');
  await page.getByLabel('Username or email').fill(`nobody-${randomUUID()}`);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If an account with this name exists')).toBeVisible();
  await expectAccessible(page);
});

test('the settings of a client without tokens stay within the budget of a screen', async ({ page }) => {
  await signIn(page, people.client);
  await page.route('**/api/auth/tokens?*', (route) =>
    route.fulfill({ json: { success: true, data: [], meta: { page: 1, per_page: 20, total: 0, last_page: 1 } } }),
  );
  const expectWithinBudgets = weigh(page);
  await page.goto('/client/settings');
  await page.getByText('No tokens yet.').waitFor();
  await expectLoaded(page);
  await expectWithinBudgets();
});

for (const [who, path, own] of [
  [people.client, '/client/settings', 'phone'],
  [people.superAdmin, '/admin/settings', 'desk'],
  [people.superAdmin, '/admin/api-tokens', 'phone'],
] as const) {
  for (const [size, device] of onDevices(own)) {
    test.describe(size, () => {
      test.use(device);

      test(`nothing on ${path} moves when what it waits for arrives`, async ({ page }) => {
        await signIn(page, who);
        let open: () => void = () => undefined;
        const opened = new Promise<void>((resolve) => (open = resolve));
        await page.route(/\/api\/(?!auth\/me)/, async (route) => {
          await opened;
          await route.continue();
        });
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect(page.getByText('Loading').first()).toBeVisible();
        open();
        await page.unrouteAll({ behavior: 'wait' });
        await expectLoaded(page);
        expect((await shiftsOn(page)).filter((shift) => shift > 0.05)).toEqual([]);
      });
    });
  }
}
