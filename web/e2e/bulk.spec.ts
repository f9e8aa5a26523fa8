import { randomUUID } from 'node:crypto';
import { anApplication } from '../src/testing/an-application.ts';
import { aDomain, callsOf } from './calls.ts';
import { expect, people, signIn, test } from './fixtures.ts';

test('approving several leaves out an applicant that is a client already', async ({ page, request }) => {
  const name = `Bulk ${randomUUID().slice(0, 8)}`;
  const admin = await callsOf(request, people.superAdmin);
  const apply = async (company: string, phone: string) => {
    const host = `${company.toLowerCase().replaceAll(' ', '-')}.example`;
    const own = { company_name: company, email: `nora@${host}`, website: `https://${host}`, phone };
    const reply = await request.post('/api/register', { multipart: { ...anApplication, ...own } });
    expect(reply.status()).toBe(201);
    return ((await reply.json()) as { data: { id: number } }).data;
  };
  const phone = `+1 555 ${String(parseInt(randomUUID().slice(0, 6), 16)).padStart(8, '0')}`;
  const { id } = await apply(`${name} client`, phone);
  await admin(`/admin/registrations/${String(id)}/approve`, { method: 'POST' });
  await apply(`${name} again`, phone);
  await apply(`${name} new`, `${phone}1`);

  await signIn(page, people.superAdmin);
  await page.goto(`/admin/registrations?status=pending&search=${name}`);
  await page.getByRole('listitem', { name: `${name} again` }).waitFor();
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Approve' }).click();
  const asked = page.getByRole('dialog', { name: 'Approve applications' });
  await expect(asked.getByText('1 of them is already a client')).toBeVisible();
  await expect(asked.getByRole('checkbox', { name: 'Leave it out' })).toBeChecked();
  await asked.getByRole('button', { name: 'Approve 1', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Approve applications' }).getByText('1 done')).toBeVisible();
  const left = await admin<{ company_name: string }[]>(`/admin/registrations?status=pending&search=${name}`);
  expect(left.map(({ company_name }) => company_name)).toEqual([`${name} again`]);
});

test('a budget of 0 for several domains asks first, as for a single one', async ({ page, request }) => {
  const name = `bulk-${randomUUID().slice(0, 8)}`;
  const [admin, client] = [await callsOf(request, people.superAdmin), await callsOf(request, people.client)];
  const terms = { bid_amount: 0.1, daily_budget: 20, is_active: true };
  for (const number of [1, 2]) {
    const { id } = await aDomain(request, `${name}-${String(number)}.example`);
    await admin(`/admin/domains/${String(id)}/approve`, { method: 'POST', data: {} });
    await client(`/domains/${String(id)}/bidding/update`, { method: 'POST', data: terms });
  }
  const budgets = async () =>
    (await client<{ daily_budget: number }[]>(`/domains?search=${name}`)).map(({ daily_budget }) => daily_budget);

  await signIn(page, people.client);
  await page.goto(`/client/domains?search=${name}`);
  for (const number of [1, 2])
    await page.getByRole('checkbox', { name: `Select ${name}-${String(number)}.example` }).check();
  await page.getByRole('button', { name: 'Set budget' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set budget' });
  await dialog.getByLabel('Daily Budget ($)').fill('0');
  await dialog.getByRole('button', { name: 'Set budget for 2 domains' }).click();
  const question = page.getByRole('dialog', { name: 'Stop traffic?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await budgets()).toEqual([20, 20]);
  await dialog.getByRole('button', { name: 'Set budget for 2 domains' }).click();
  await question.getByRole('button', { name: 'Save and stop' }).click();
  await expect(page.getByRole('region', { name: 'Set budget' }).getByText('2 done')).toBeVisible();
  expect(await budgets()).toEqual([0, 0]);
});
