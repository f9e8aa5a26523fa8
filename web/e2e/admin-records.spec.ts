import { randomUUID } from 'node:crypto';
import { demoPassword, expect, people, signIn, test } from './fixtures.ts';

test('an administrator is added, sets a password by the mailed link, and stands in mail and audit', async ({
  page,
  request,
}) => {
  const name = `tess-${randomUUID().slice(0, 8)}`;
  const email = `${name}@grt.example`;
  await signIn(page, people.superAdmin);
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Add administrator' }).click();
  const adding = page.getByRole('dialog', { name: 'Add administrator' });
  await adding.getByLabel('Username').fill(name);
  await adding.getByLabel('First name').fill('Tess');
  await adding.getByLabel('Last name').fill('Lang');
  await adding.getByLabel('Email').fill(email);
  await adding.getByRole('button', { name: 'Add and send link' }).click();
  await expect(adding).toBeHidden();

  await page.goto(`/admin/outbox?search=${name}`);
  await page.getByRole('table', { name: 'Mail' }).getByRole('button').first().click();
  const link = await page.getByRole('dialog').getByRole('link').first().getAttribute('href');
  const token = new URL(link ?? '').searchParams.get('token');
  const reset = await request.post('/api/auth/password/reset', {
    data: { token, password: demoPassword, password_confirmation: demoPassword },
  });
  expect(reset.status()).toBe(200);
  const signedIn = await request.post('/api/auth/admin/login', { data: { username: name, password: demoPassword } });
  expect(signedIn.status()).toBe(200);

  await page.goto(`/admin/audit?actor=${name}`);
  await expect(
    page.getByRole('table', { name: 'Audit entries' }).getByRole('button', { name: 'Signed in' }),
  ).toBeVisible();
});

test('an API token of an administrator works, and is refused once it is revoked', async ({ page, request }) => {
  const name = `Nightly ${randomUUID().slice(0, 8)}`;
  await signIn(page, people.superAdmin);
  await page.goto('/admin/api-tokens');
  await page.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create API token' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Read the profile').check();
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const secret = (await dialog.getByText(/^grt_t_/).textContent()) ?? '';
  const use = async () =>
    (await request.get('/api/auth/profile', { headers: { Authorization: `Bearer ${secret}` } })).status();
  expect(await use()).toBe(200);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page
    .getByRole('button', { name: `Revoke ${name}` })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect.poll(use).toBe(401);
});
