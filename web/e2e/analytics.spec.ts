import { readFile } from 'node:fs/promises';
import { devices, expect, expectFine, expectLoaded, people, signIn, test } from './fixtures.ts';

test('a client views the traffic by day, domain, and hour, and downloads the rows', async ({ page }) => {
  await signIn(page, people.client);
  await page.goto('/client/dashboard');
  await expectLoaded(page); // figures that arrive move what is below them
  await page.getByRole('link', { name: /View Analytics/ }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(1 + 30 + 1);
  await page.getByRole('radio', { name: /^Spend/ }).click();
  await expect(page.getByRole('figure', { name: 'Spend by day' })).toBeVisible();

  await page.getByText('Domain', { exact: true }).click();
  await expect(table.getByRole('rowheader', { name: 'acme-shorts.example' })).toBeVisible();
  const spend = table.getByRole('columnheader', { name: 'Spend' });
  await expect(spend).toHaveAttribute('aria-sort', 'descending');
  await spend.getByRole('button').click();
  await expect(spend).toHaveAttribute('aria-sort', 'ascending');
  const first = table.getByRole('rowheader').first();
  await expect(first).toHaveText('acme-shorts.example');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^analytics-by-domain-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain('daily-clips.example');

  await first.getByRole('button').click();
  await expect(page.getByLabel('Domain', { exact: true }).first()).toHaveValue('2');
  await page.getByLabel('Range').selectOption('Last 7 days');
  await expect(table.getByRole('row')).toHaveCount(1 + 7 + 1);
  await page.reload();
  await expect(table.getByRole('row')).toHaveCount(1 + 7 + 1);
  await page.getByText('Hour', { exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await page.goBack();
  await expect(table.getByRole('row')).toHaveCount(1 + 7 + 1);
});

for (const [size, device] of Object.entries(devices)) {
  test.describe(size, () => {
    test.use(device);

    test('every view of the figures is accessible and fits', async ({ page }) => {
      await signIn(page, people.client);
      for (const [address, shows] of [
        ['group=domain&metric=spend', 'Spend by domain'],
        ['group=hour&range=own&from=2026-01-01&to=2026-12-31', 'Please choose at most 31 days when grouping by hour'],
        ['range=own&from=2020-01-01&to=2020-01-02', 'No traffic in this range'],
        ['group=hour&range=7d', 'Clicks by hour'],
      ] as const) {
        await page.goto(`/client/analytics?${address}`);
        await expect(page.getByText(shows, { exact: true }).first()).toBeVisible();
        await expectFine(page);
      }
    });
  });
}
