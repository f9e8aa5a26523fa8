import type { APIRequestContext } from '@playwright/test';
import { demoPassword, expect, expectFineOnEach, people, signIn, test } from './fixtures.ts';

const client = 'globex';

/** A domain of the client that was rejected just now. @returns its name */
async function aRejectedDomain(request: APIRequestContext): Promise<string> {
  const headersOf = async (kind: 'admin' | 'client', username: string) => {
    const reply = await request.post(`/api/auth/${kind}/login`, { data: { username, password: demoPassword } });
    const { token } = (await reply.json()) as { token: string };
    return { Authorization: `Bearer ${token}` };
  };
  const name = `told-${String(Date.now())}.example`;
  const policy = { dmca_compliance_url: `https://${name}/dmca`, content_removal_email: `removal@${name}` };
  const headers = await headersOf('client', client);
  const added = await request.post('/api/domains', { headers, data: { domain_name: name, ...policy } });
  const { data } = (await added.json()) as { data: { id: number } };
  const asAdmin = { headers: await headersOf('admin', people.admin), data: { admin_notes: 'It cannot be reached.' } };
  const rejected = await request.post(`/api/admin/domains/${String(data.id)}/reject`, asAdmin);
  expect(rejected.status()).toBe(200);
  return name;
}

test('a client follows a notification from the bell, by keyboard, and marks the rest as read', async ({
  page,
  request,
}) => {
  const name = await aRejectedDomain(request);
  await signIn(page, client);
  await page.goto('/client/dashboard');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(/^Notifications, \d+\+? unread$/);
  await bell.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Notifications' });
  await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();

  await page.keyboard.press('Enter');
  await panel.getByRole('link', { name: `${name} was rejected` }).press('Enter');
  await expect(page).toHaveURL(/\/client\/domains\?status=rejected$/);
  await expect(panel).toBeHidden();
  await expect(page.getByText(name).first()).toBeVisible();

  await aRejectedDomain(request);
  await page.reload();
  await bell.click();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell).toHaveAccessibleName('Notifications');
});

test('the bell and the account menu are fine', async ({ page }) => {
  await signIn(page, client);
  await page.goto('/client/feeds');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('list')).toBeVisible();
  await expectFineOnEach(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Account/ }).click();
  await expect(page.getByText(/^GRT \d/)).toBeVisible();
  await expectFineOnEach(page);
});
