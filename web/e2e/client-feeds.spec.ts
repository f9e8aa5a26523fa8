import { readFile } from 'node:fs/promises';
import { devices, expect, expectAccessible, people, signIn, test, watchDialogsFor } from './fixtures.ts';

/** Three columns with vague names, three good rows, and one without a picture. */
const dump = [
  'Key,Headline,Picture',
  'a1,First light,https://img.example/1.jpg',
  'a2,Second wind,https://img.example/2.jpg',
  'a3,Third time,',
  'a4,Fourth wall,https://img.example/4.jpg',
  '',
].join('\n');

test('a client uploads a file, maps its columns, watches the import, and reads its report', async ({ page }) => {
  await signIn(page, people.client);
  await page.goto('/client/dashboard');
  await page.getByRole('link', { name: /Add New Feed/ }).click();
  const dialog = page.getByRole('dialog', { name: /Add New Feed/ });

  await dialog.getByRole('button', { name: 'Upload Feed' }).click();
  for (const message of [
    'Please select a file to upload',
    'Please provide a feed name',
    'Please select a category for insert/update feeds',
    'Please select a domain',
  ]) {
    await expect(dialog.getByText(message, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);

  const name = `Dump ${String(Date.now())}`;
  await dialog
    .getByLabel('Feed file')
    .setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
  await dialog.getByRole('button', { name: 'Upload Feed' }).click();
  await expect(dialog.getByText('Please select a CSV, JSON, or XML file')).toBeVisible();
  await dialog
    .getByLabel('Feed file')
    .setInputFiles({ name: 'dump.csv', mimeType: 'text/csv', buffer: Buffer.from(dump) });
  await dialog.getByLabel('Feed name').fill(name);
  await dialog.getByLabel('Category').selectOption('girls');
  await dialog.getByLabel('Domain').fill('daily-clips.example');
  await page.getByRole('option', { name: 'daily-clips.example', exact: true }).click();
  await dialog.getByLabel('Has a header row').check();
  await dialog.getByRole('button', { name: 'Upload Feed' }).click();

  const columns = dialog.getByRole('list', { name: 'Columns' });
  await expect(columns.getByText('First light')).toBeVisible();
  await dialog.getByLabel('Field for Key').selectOption('');
  await dialog.getByLabel('Field for Headline').selectOption({ label: 'Video Title (required)' });
  await dialog.getByLabel('Field for Picture').selectOption({ label: 'Thumbnail Image URL (required)' });
  await dialog.getByRole('button', { name: 'Submit Mapping' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please map these required fields: Video ID');
  await expectAccessible(page);
  await dialog.getByLabel('Field for Key').selectOption({ label: 'Video ID (required)' });
  const isSubmitted = await watchDialogsFor(page, `${name} was submitted`);
  await dialog.getByRole('button', { name: 'Submit Mapping' }).click();

  await isSubmitted();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeHidden();

  // One of four rows is refused: more than 20%, so a person decides.
  await expect(dialog.getByText('This import is on hold')).toBeVisible();
  await expect(
    dialog.getByRole('region', { name: 'Table of rows' }).getByRole('cell', { name: '4', exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('Picture');
  const rejected = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download rejected rows' }).click();
  expect(await readFile(await (await rejected).path(), 'utf8')).toBe('Key,Headline,Picture\na3,Third time,\n');

  await dialog.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('dialog', { name: 'Accept this import' }).getByRole('button', { name: 'Accept import' }).click();
  await expect(dialog.getByText('Done', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText('1 feed', { exact: true })).toBeVisible();
  const card = page.getByRole('listitem', { name });
  await expect(card.getByText('Pending')).toBeVisible();
  await expect(card.getByText('3', { exact: true })).toBeVisible();
  await card.getByRole('link', { name: 'Import report' }).click();
  await expect(page.getByRole('dialog', { name: `Import report: ${name}` })).toBeVisible();
  await page.reload();
  const report = page.getByRole('dialog', { name: `Import report: ${name}` });
  await expect(report.getByText('1 row with a problem')).toBeVisible();
  await page.keyboard.press('Escape');

  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No matching feeds')).toBeVisible();
});

test('an upload shows its real progress and can be canceled without losing what was typed', async ({
  page,
  context,
}) => {
  await signIn(page, people.client);
  const slow = await context.newCDPSession(page);
  await page.goto('/client/feeds?add=1');
  const dialog = page.getByRole('dialog', { name: /Add New Feed/ });
  const rows = Array.from(
    { length: 40_000 },
    (_, index) => `k${String(index)},Title ${String(index)},https://img.example/${String(index)}.jpg`,
  );
  await dialog
    .getByLabel('Feed file')
    .setInputFiles({ name: 'big.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await dialog.getByLabel('Feed name').fill('Canceled one');
  await dialog.getByLabel('Category').selectOption('guys');
  await dialog.getByLabel('Domain').fill('daily-clips.example');
  await page.getByRole('option', { name: 'daily-clips.example', exact: true }).click();
  await slow.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 300_000,
  });
  await dialog.getByRole('button', { name: 'Upload Feed' }).click();
  const bar = dialog.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  await dialog.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(dialog.getByLabel('Feed name')).toHaveValue('Canceled one');
  await expect(dialog.getByText('big.csv')).toBeVisible();
});

for (const [size, { viewport }] of Object.entries(devices)) {
  test(`a field that is refused is in sight, at ${size} size`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signIn(page, people.client);
    await page.goto('/client/feeds');
    await page.getByRole('button', { name: 'Edit' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Edit Feed' });
    const line = dialog.getByLabel('Line of the header row');
    await line.fill('1001');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(line).toBeFocused();
    const error = dialog.getByText('Please enter the line of the header row, 1 to 1,000');
    for (const shown of [line, error]) {
      const isOnTop = await shown.evaluate((element) => {
        const { left, bottom } = element.getBoundingClientRect();
        return document.elementFromPoint(left + 20, bottom - 4) === element;
      });
      expect(isOnTop).toBe(true);
    }
  });
}
