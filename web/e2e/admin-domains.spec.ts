import { randomUUID } from 'node:crypto';
import { aDomain, callsOf } from './calls.ts';
import { devices, expect, expectFine, expectFineOnEach, people, signIn, test } from './fixtures.ts';

const attack = '<img src=x onerror="document.title=1">';
const aName = () => `d-${randomUUID().slice(0, 8)}.example`;

test('an administrator sees a conflict, approves, rejects, and deletes; the client reads why', async ({
  page,
  request,
  faults,
}) => {
  const [shared, bad] = [aName(), aName()];
  const mine = await aDomain(request, shared);
  await aDomain(request, shared, 'globex');
  const rejected = await aDomain(request, bad);
  await signIn(page, people.superAdmin);
  await page.goto('/admin/domains');
  await page.getByRole('searchbox').fill(shared);
  const rows = page.getByRole('row').filter({ hasText: shared });
  await expect(rows).toHaveCount(2);
  const acme = rows.filter({ hasText: 'Also added by Globex Clips' });
  await acme.getByRole('button', { name: 'Approve' }).click();
  const approval = page.getByRole('dialog', { name: `Approve ${shared}` });
  await expect(approval.getByText('Another client has added the same domain')).toBeVisible();
  await approval.getByLabel('Note to the client').fill(attack);
  await approval.getByRole('button', { name: 'Approve' }).click();
  await expect(acme.getByText(attack)).toBeVisible();
  await expect(acme.getByText('Approved', { exact: true })).toBeVisible();

  await page.getByRole('searchbox').fill(bad);
  await expect(rows).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: bad });
  await row.getByRole('button', { name: 'Reject' }).click();
  const reviewer = await callsOf(request, people.admin);
  await reviewer(`/admin/domains/${String(rejected.id)}/reject`, {
    method: 'POST',
    data: { admin_notes: 'No such site.' },
  });
  const rejection = page.getByRole('dialog', { name: `Reject ${bad}` });
  await rejection.getByRole('textbox', { name: 'Reason' }).fill('Nothing there.');
  await rejection.getByRole('button', { name: 'Reject' }).click();
  await expect(rejection.getByText(new RegExp(`^${bad} was already rejected by reviewer on`))).toBeVisible();
  expect(faults.splice(0)).toEqual([expect.stringContaining('409')]);
  await rejection.getByRole('button', { name: 'Back to the list' }).click();
  await expect(row.getByText('No such site.')).toBeVisible();

  await row.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: `Delete ${bad}` });
  await expect(
    question.getByText('Are you sure you want to delete this domain? This action cannot be undone.'),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No matching domains')).toBeVisible();

  const client = await callsOf(request, people.client);
  const seen = await client<{ id: number; status: string; admin_notes: string }[]>(`/domains?search=${shared}`);
  expect(seen).toMatchObject([{ id: mine.id, status: 'approved', admin_notes: attack }]);
  await expect(page).toHaveTitle(/^(?:\(\d+\) )?Domains · GRT$/);
});

test.describe('on a phone', () => {
  test.use(devices.phone);

  test('the list, its selection, and the dialogs are accessible and fit on each device', async ({ page, request }) => {
    const name = aName();
    await aDomain(request, name);
    await signIn(page, people.superAdmin);
    await page.goto(`/admin/domains?search=${name}`);
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    // The bar of the selection lies over a part of the row wherever that is not in sight.
    await expectFine(page);
    for (const act of ['Approve', 'Reject', 'Delete']) {
      await page.getByRole('row').filter({ hasText: name }).getByRole('button', { name: act }).click();
      await page.getByRole('dialog', { name: `${act} ${name}` }).waitFor();
      await expectFineOnEach(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.setViewportSize(devices.desk.viewport);
    await page.emulateMedia({ colorScheme: devices.desk.colorScheme });
    await expectFine(page);
  });
});
