import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { demoPassword, expect, people, test, watchDialogsFor } from './fixtures.ts';
import { anApprovedApplicant } from './people.ts';

const feed = [
  'Clip,Name,Picture',
  ...Array.from(
    { length: 12 },
    (_, index) => `c${String(index)},Clip ${String(index)},https://img.example/${String(index)}.jpg`,
  ),
  '',
].join('\n');

/** The administrator's part uses the API: those screens have their own tests. */
async function asReviewer(request: APIRequestContext): Promise<Record<string, string>> {
  const signedIn = await request.post('/api/auth/admin/login', {
    data: { username: people.superAdmin, password: demoPassword },
  });
  const { token } = (await signedIn.json()) as { token: string };
  return { Authorization: `Bearer ${token}` };
}

/** Approves the only match of a list's search. */
async function approve(request: APIRequestContext, list: string, search: string): Promise<void> {
  const headers = await asReviewer(request);
  const found = await request.get(list, { headers, params: { search } });
  const { data } = (await found.json()) as { data: { id: number }[] };
  expect(data).toHaveLength(1);
  const approved = await request.post(`${list}/${String(data[0]?.id)}/approve`, { headers, data: {} });
  expect(approved.status()).toBe(200);
}

/** Advances the server's clock, and with it the simulated market, by ten minutes. */
async function passTenMinutes(request: APIRequestContext): Promise<void> {
  const passed = await request.post('/api/control/clock', { data: { advance_ms: 600_000 } });
  expect(passed.status()).toBe(200);
}

async function addDomain(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Manage Domain Site' }).click();
  await page.getByRole('button', { name: 'Add Domain' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Domain' });
  await dialog.getByLabel('Domain Name').fill(name);
  await dialog.getByLabel('DMCA Policy URL').fill(`https://${name}/dmca`);
  await dialog.getByLabel('Content Removal Notification Email').fill(`removal@${name}`);
  await dialog.getByRole('button', { name: 'Add Domain' }).click();
  await expect(page.getByRole('listitem', { name }).getByText('Pending Review')).toBeVisible();
}

async function uploadFeed(page: Page, name: string, domain: string): Promise<void> {
  await page.getByRole('link', { name: 'My Feeds' }).click();
  await page.getByRole('button', { name: 'Add New Feed' }).first().click();
  const dialog = page.getByRole('dialog', { name: /Add New Feed/ });
  await dialog
    .getByLabel('Feed file')
    .setInputFiles({ name: 'clips.csv', mimeType: 'text/csv', buffer: Buffer.from(feed) });
  await dialog.getByLabel('Feed name').fill(name);
  await dialog.getByLabel('Category').selectOption('girls');
  // The only approved domain is chosen already.
  await expect(dialog.getByLabel('Domain')).toHaveValue(domain);
  await dialog.getByLabel('Has a header row').check();
  await dialog.getByRole('button', { name: 'Upload Feed' }).click();
  await dialog.getByLabel('Field for Clip').selectOption({ label: 'Video ID (required)' });
  await dialog.getByLabel('Field for Name').selectOption({ label: 'Video Title (required)' });
  await dialog.getByLabel('Field for Picture').selectOption({ label: 'Thumbnail Image URL (required)' });
  const isSubmitted = await watchDialogsFor(page, `${name} was submitted`);
  await dialog.getByRole('button', { name: 'Submit Mapping' }).click();
  await isSubmitted();
  await expect(dialog.getByText('Done', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('listitem', { name }).getByText('Pending')).toBeVisible();
}

test('from the application to the first charged click', async ({ page, request }) => {
  const { username, link } = await anApprovedApplicant(request);
  const domain = `${randomUUID().slice(0, 8)}.example`;
  const feedName = `Clips of ${domain}`;

  await page.goto(link);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('Daylight-2026');
  await page.getByLabel('Confirm password').fill('Daylight-2026');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Password', { exact: true }).fill('Daylight-2026');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/client/dashboard');

  await addDomain(page, domain);
  await approve(request, '/api/admin/domains', domain);
  await uploadFeed(page, feedName, domain);
  await approve(request, '/api/admin/feeds', feedName);

  await page.getByRole('link', { name: 'Manage Domain Site' }).click();
  await page.reload();
  await page.getByRole('link', { name: domain, exact: true }).click();
  await expect(page).toHaveURL(/\/client\/domains\/\d+\/bidding$/);
  await page.getByLabel('Bid Amount ($ per click)').fill('2.00');
  await page.getByLabel('Daily Budget ($)').fill('500');
  await page.getByLabel('Enable bidding for this domain').check();
  const saved = page.waitForResponse((response) => response.url().endsWith('/bidding/update'));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  expect((await saved).status()).toBe(200);

  const row = page.getByRole('listitem', { name: domain });
  await expect(async () => {
    await passTenMinutes(request);
    await page.goto('/client/domains');
    const spent = await row.getByText(/^\$[\d.,]+ of \$500\.00/).textContent();
    expect(Number(/^\$([\d.,]+)/.exec(spent ?? '')?.[1]?.replaceAll(',', ''))).toBeGreaterThan(0);
  }).toPass({ timeout: 120_000 });

  // A bid above what is left of the budget stops the traffic, which is not called spent.
  await row.getByRole('link', { name: domain, exact: true }).click();
  const spentToday = page.locator('dt:text-is("Spend Today") + dd strong');
  const dollars = Number((await spentToday.innerText()).replaceAll(/[$,]/g, ''));
  await page.getByLabel('Bid Amount ($ per click)').fill('100');
  await page.getByLabel('Daily Budget ($)').fill((dollars + 99).toFixed(2));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change bid from $2.00 to $100.00' }).click();
  const status = page.getByRole('region', { name: 'Traffic Pacing Status' });
  await expect(status).toContainText(
    /One click may cost up to \$100\.00, and \$[\d.]+ of today’s budget is left\. Lower the bid to \$/,
  );
  await expect(status).not.toContainText('as planned');
  await expect(page.getByRole('region', { name: 'Pacing Alerts' })).toContainText('One click may cost up to');
});
