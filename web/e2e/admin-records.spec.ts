import { randomUUID } from 'node:crypto';
import { callsOf } from './calls.ts';
import { expect, people, signIn, test } from './fixtures.ts';

test('what was done appears in the email log and in the audit', async ({ page, request }) => {
  const tag = randomUUID().slice(0, 8);
  const call = await callsOf(request, people.superAdmin);
  const data = {
    company_name: `Elm ${tag}`,
    first_name: 'Eve',
    last_name: 'Elm',
    email: `eve@${tag}.example`,
    country: 'US',
    state: 'OR',
  };
  await call('/admin/clients', { method: 'POST', data });
  await signIn(page, people.superAdmin);

  await page.goto(`/admin/outbox?search=${tag}`);
  await page.getByRole('table', { name: 'Emails' }).getByRole('button').first().click();
  const mail = page.getByRole('dialog');
  await expect(mail.getByText(data.email)).toBeVisible();
  await expect(mail.getByRole('link', { name: /\/setup\?token=/ })).toHaveAttribute('href', /\/setup\?token=/);

  await page.goto('/admin/audit?subject=client&action=clients.create');
  await page
    .getByRole('table', { name: 'Audit entries' })
    .getByRole('row', { name: data.company_name })
    .getByRole('button')
    .click();
  await expect(page.getByRole('dialog').getByText('admin (super admin)')).toBeVisible();
});

test("an administrator's API token works, and is refused once revoked", async ({ page, request }) => {
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
