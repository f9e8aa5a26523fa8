import { readFile } from 'node:fs/promises';
import { expect, expectFineOnEach, people, signIn, test } from './fixtures.ts';

test('an administrator runs an operation and a task, and finds the task in the scheduler log', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/admin/systems');
  await expect(page.getByRole('heading', { name: 'System memory' })).toBeVisible();

  await page.getByRole('tab', { name: 'Operations' }).click();
  await expect(page).toHaveURL('/admin/systems?tab=operations');
  await page.getByRole('button', { name: 'Run: Clear the cache' }).click();
  const question = page.getByRole('dialog', { name: 'Clear the cache' });
  await question.getByRole('button', { name: 'Run now' }).click();
  await expect(page.getByText(/^Clear the cache: done in/)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();

  await page.getByRole('tab', { name: 'Cron Jobs' }).click();
  await page.getByRole('button', { name: 'Run now: files:sweep' }).click();
  await expect(page.getByText(/^files:sweep: done in/)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();

  await page.getByRole('tab', { name: 'Logs' }).click();
  await page.getByText('Scheduler', { exact: true }).click();
  await expect(page).toHaveURL(/log=scheduler/);
  await page.getByRole('searchbox').fill('files:sweep');
  const entry = page.getByRole('list', { name: 'Log entries' }).getByRole('listitem').first();
  await expect(entry).toContainText('files:sweep completed');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/INFO files:sweep completed in \d+ ms/);
});

test('a geo-blocking rule is added, found again, allowed, and deleted', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/admin/systems?tab=geo');
  await page.getByRole('button', { name: 'Add Rule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Geo-blocking Rule' });
  await dialog.getByRole('button', { name: 'Add Rule' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please fill in code and name fields');
  await expectFineOnEach(page);
  await dialog.getByLabel('Type').selectOption('State');
  await dialog.getByLabel('Code').fill('us-ak');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Alaska');
  await expect(dialog.getByLabel('Name')).toHaveValue('Alaska');
  await dialog.getByRole('button', { name: 'Add Rule' }).click();
  await expect(page.getByText('Successfully added state: Alaska')).toBeVisible();
  await page.getByRole('searchbox').fill('alaska');
  const rule = page.getByRole('region', { name: 'States' }).getByRole('listitem').filter({ hasText: 'Alaska' });
  await expect(rule).toHaveText(/US-AK Alaska.*Blocked/);
  await expect(page).toHaveURL(/search=alaska/);
  await page.reload();
  await rule.getByRole('button', { name: 'Allow Alaska' }).click();
  await expect(rule.getByText('Allowed', { exact: true })).toBeVisible();
  await rule.getByRole('button', { name: 'Delete Alaska' }).click();
  await page.getByRole('dialog', { name: 'Confirm Deletion' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No matching rules')).toBeVisible();
});
