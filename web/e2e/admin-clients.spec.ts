import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import {
  demoPassword,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  people,
  signIn,
  devices,
  test,
} from './fixtures.ts';

/** Headers of the super admin, for what the screens do not show. */
async function asAdmin(request: APIRequestContext): Promise<{ Authorization: string }> {
  const reply = await request.post('/api/auth/admin/login', {
    data: { username: people.superAdmin, password: demoPassword },
  });
  const { token } = (await reply.json()) as { token: string };
  return { Authorization: `Bearer ${token}` };
}

/** Follows the link of the latest mail and chooses username and password. */
async function setUp(request: APIRequestContext, email: string, username: string): Promise<void> {
  const outbox = await request.get('/api/admin/outbox', {
    headers: await asAdmin(request),
    params: { recipient: email },
  });
  const { data } = (await outbox.json()) as { data: { links: string[] }[] };
  const token = new URL(data[0]?.links[0] ?? '').searchParams.get('token');
  const reply = await request.post('/api/setup/account', {
    data: { token, username, password: demoPassword, password_confirmation: demoPassword },
  });
  expect(reply.status()).toBe(201);
}

const signInAs = (request: APIRequestContext, username: string) =>
  request.post('/api/auth/client/login', { data: { username, password: demoPassword } });

test('a client is added, sets up its account, is suspended instantly, and reactivated', async ({ page, request }) => {
  const tag = randomUUID().slice(0, 8);
  const company = `Linden ${tag}`;
  const email = `lina@${tag}.example`;
  await signIn(page, people.superAdmin);
  await page.goto('/admin');
  await page.getByRole('link', { name: /Add New Client/ }).click();
  const adding = page.getByRole('dialog', { name: 'Add New Client' });
  await adding.getByLabel('Company name').fill(company);
  await adding.getByLabel('First name').fill('Lina');
  await adding.getByLabel('Last name').fill('Grove');
  await adding.getByLabel('Email').fill(email);
  await adding.getByLabel('Country').selectOption('US');
  await adding.getByLabel('State or province').selectOption('OR');
  await expectAccessible(page);
  await adding.getByRole('button', { name: 'Add client and send link' }).click();
  await expect(adding).toBeHidden();

  await setUp(request, email, `lina-${tag}`);
  const { token } = (await (await signInAs(request, `lina-${tag}`)).json()) as { token: string };
  const look = async () =>
    (await request.get('/api/client/feeds', { headers: { Authorization: `Bearer ${token}` } })).status();
  expect(await look()).toBe(200);

  await page.goto(`/admin/clients?search=${tag}`);
  await page.getByRole('link', { name: company }).click();
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  await page.getByRole('button', { name: `Suspend: ${company}` }).click();
  const suspending = page.getByRole('dialog', { name: `Suspend: ${company}` });
  await suspending.getByLabel('Reason').fill('Payment is overdue.');
  await expectAccessible(page);
  await suspending.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(suspending).toBeHidden();
  await expect(page.getByText('Payment is overdue.')).toBeVisible();
  expect(await look()).toBe(401);
  expect((await signInAs(request, `lina-${tag}`)).status()).toBe(403);

  await page.getByRole('button', { name: `Activate: ${company}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activate', exact: true }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const editing = page.getByRole('dialog', { name: `Edit ${company}` });
  await editing.getByLabel('Timezone').selectOption('Tokyo time');
  await editing.getByRole('button', { name: 'Save changes' }).click();
  const about = page.getByRole('region', { name: 'About the client' });
  await expect(about.getByText(/^.* time\. Changes to Tokyo time at the next midnight, .* time\.$/)).toBeVisible();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByRole('list', { name: 'Decisions about the client' })).toContainText('activated the client');
  expect((await signInAs(request, `lina-${tag}`)).status()).toBe(200);
});

test('the overview of a client with many domains has the sums of the server, and asks for no rows', async ({
  page,
}) => {
  const lists: (readonly object[])[] = [];
  await page.route('**/bidding-overview*', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { data: { totals: object; domains: object[] } };
    lists.push(body.data.domains);
    Object.assign(body.data.totals, { approved_domains: 1500, active_domains: 750, total_daily_budget: 750 });
    await route.fulfill({ response: reply, json: body });
  });
  await signIn(page, people.superAdmin);
  await page.goto('/admin/clients/1?tab=bidding');
  const panel = page.getByRole('region', { name: 'Bidding overview' });
  await expect(panel.getByText('750 of 1,500')).toBeVisible();
  await expect(panel.getByText(/of \$750\.00/)).toBeVisible();
  expect(lists).toEqual([[]]);
});

test.describe('on a phone, in the dark', () => {
  test.use(devices.phone);

  test('several clients are exported and suspended, with a result for each', async ({ page, request }) => {
    const tag = randomUUID().slice(0, 8);
    const headers = await asAdmin(request);
    for (const name of ['Maple', 'Rowan']) {
      const data = {
        company_name: `${name} ${tag}`,
        first_name: name,
        last_name: 'G',
        email: `${name}@${tag}.example`,
      };
      expect((await request.post('/api/admin/clients', { headers, data })).status()).toBe(201);
    }
    await signIn(page, people.superAdmin);
    await page.goto(`/admin/clients?search=${tag}&sort=company_asc`);
    await page.getByRole('checkbox', { name: `Select Maple ${tag}` }).check();
    await page.getByRole('button', { name: 'Select all 2 that match' }).click();
    const bar = page.getByRole('region', { name: 'Selection' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      bar.getByRole('button', { name: 'Export' }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual([`Maple ${tag}`, `Rowan ${tag}`]);

    // Where nothing scrolls, the bar stands below the rows; elsewhere it may lie over the half of one.
    await page.setViewportSize({ width: devices.phone.viewport.width, height: 1800 });
    await bar.getByRole('button', { name: 'Suspend' }).click();
    const dialog = page.getByRole('dialog', { name: 'Suspend clients' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Suspend 2' }).click();
    const run = page.getByRole('region', { name: 'Suspend clients' });
    await expect(run.getByText('2 done')).toBeVisible();
    await run.getByRole('button', { name: 'Results' }).click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await run.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('table').getByText('Suspended')).toHaveCount(2);
  });
});

test('an administrator is added by email, gets in, and is out once removed', async ({ page, request }) => {
  const tag = randomUUID().slice(0, 8);
  const email = `nils@${tag}.example`;
  // So high that nothing scrolls: a field half under the header and half behind the dialog would be too small a target.
  await page.setViewportSize({ width: 1280, height: 2600 });
  await signIn(page, people.superAdmin);
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Add administrator' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add administrator' });
  await dialog.getByLabel('Username').fill(`nils-${tag}`);
  await dialog.getByLabel('First name').fill('Nils');
  await dialog.getByLabel('Last name').fill(tag);
  await dialog.getByLabel('Email').fill(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add and send link' }).click();
  await expect(dialog).toBeHidden();

  const outbox = await request.get('/api/admin/outbox', {
    headers: await asAdmin(request),
    params: { recipient: email },
  });
  const { data } = (await outbox.json()) as { data: { links: string[] }[] };
  const token = new URL(data[0]?.links[0] ?? '').searchParams.get('token');
  await request.post('/api/auth/password/reset', {
    data: { token, password: demoPassword, password_confirmation: demoPassword },
  });
  const reply = await request.post('/api/auth/admin/login', {
    data: { username: `nils-${tag}`, password: demoPassword },
  });
  const session = (await reply.json()) as { token: string };
  const look = async () =>
    (await request.get('/api/admin/clients', { headers: { Authorization: `Bearer ${session.token}` } })).status();
  expect(await look()).toBe(200);

  await page.getByRole('button', { name: `Remove Nils ${tag}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`Nils ${tag} was removed.`)).toBeVisible();
  expect(await look()).toBe(401);
});
