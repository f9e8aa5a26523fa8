import { randomUUID } from 'node:crypto';
import { callsOf } from './calls.ts';
import { expect, people, signIn, test, watchDialogsFor } from './fixtures.ts';

const attack = '<img src=x onerror="document.title=1">';
const rows = `external_id,title,thumbnail_url\nv1,"${attack.replaceAll('"', '""')}",https://img.example/1.jpg\n`;

test('an administrator uploads for a client, assigns, reviews, pauses, edits, and deletes', async ({
  page,
  request,
  faults,
}) => {
  const name = `Feed ${randomUUID().slice(0, 8)} ${attack}`;
  await signIn(page, people.superAdmin);
  await page.goto('/admin/feeds');
  await page.getByRole('button', { name: 'Upload Feed' }).click();
  const upload = page.getByRole('dialog', { name: 'Upload Feeds' });
  await upload
    .getByLabel('Feed file')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await upload.getByLabel('Client').fill('Globex Clips');
  await page.getByRole('option', { name: 'Globex Clips', exact: true }).click();
  await upload.getByLabel('Feed name').fill(name);
  await upload.getByLabel('Category').selectOption('girls');
  await upload.getByLabel('Domain').fill('globex-clips.example');
  await page.getByRole('option', { name: 'globex-clips.example', exact: true }).click();
  await upload.getByLabel('Has a header row').check();
  const isSubmitted = await watchDialogsFor(page, `${name} was submitted`);
  await upload.getByRole('button', { name: 'Upload Feed' }).click();
  await isSubmitted();
  await expect(page.getByText('No rows were rejected.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeHidden();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('tab', { name: 'Assignments' }).click();
  await page.getByRole('button', { name: 'Assign Feed' }).click();
  const assign = page.getByRole('dialog', { name: 'Assign Feed' });
  await assign.getByLabel('Feed').fill(name);
  await page.getByRole('option', { name: `${name} (Globex Clips)` }).click();
  await assign.getByLabel('Administrator').selectOption({ label: 'Rui Costa (reviewer)' });
  await assign.getByRole('button', { name: 'Assign' }).click();
  const mine = page.getByRole('row').filter({ hasText: name });
  await expect(mine.getByText('reviewer', { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Review' }).click();
  await expect(mine.getByText('In review: reviewer')).toBeVisible();
  await mine.getByRole('button', { name, exact: true }).click();
  const details = page.getByRole('dialog', { name });
  await expect(details.getByText(attack, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  const id = await approveElsewhere();
  await mine.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Failed to approve feed...')).toBeVisible();
  expect(faults.splice(0)).toEqual([expect.stringContaining('409')]);
  await expect(mine).toHaveCount(0);

  await page.goto(`/admin/feeds?tab=management&search=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: 'Pause' }).click();
  await expect(row.getByText('Paused')).toBeVisible();
  await row.getByRole('button', { name: 'Start' }).click();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Feed' });
  await expect(edit.getByLabel('Feed type')).toHaveValue('csv');
  await edit.getByLabel('Category').selectOption('guys');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row.getByText('Pending')).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No matching feeds')).toBeVisible();
  await expect(page).toHaveTitle(/^(?:\(\d+\) )?Feeds · GRT$/);
  expect(id).toBeGreaterThan(0);

  /** The reviewer is faster. */
  async function approveElsewhere(): Promise<number> {
    const reviewer = await callsOf(request, people.admin);
    const [feed] = await reviewer<{ id: number }[]>(`/admin/feeds?search=${encodeURIComponent(name)}`);
    await reviewer(`/admin/feeds/${String(feed?.id)}/approve`, { method: 'POST' });
    return feed?.id ?? 0;
  }
});
