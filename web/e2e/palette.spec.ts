import { expect, expectFineOnEach, people, signIn, test } from './fixtures.ts';

test('takes an administrator to a client by keyboard alone, and restores the focus', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Search' }).focus();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search and commands' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('globex clips');
  await expect(dialog.getByRole('group', { name: 'Clients' }).getByText('Globex Clips')).toBeVisible();
  await expect(dialog.getByRole('option', { selected: true })).toContainText('Globex Clips');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/clients\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Globex Clips' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('the search is accessible and fits, and so does the question before work is lost', async ({ page }) => {
  await signIn(page, people.client);
  await page.goto('/client/settings');
  await page.getByLabel('Job Title').fill('Head of daylight');
  await page.getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search and commands' });
  await dialog.getByRole('combobox').fill('daily');
  await expect(dialog.getByRole('option', { name: /Daily clips/ })).toBeVisible();
  await expectFineOnEach(page);
  await dialog.getByRole('option', { name: /Daily clips/ }).click();
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await expect(dialog).toBeHidden();
  await expectFineOnEach(page);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Job Title')).toHaveValue('Head of daylight');
  await expect(page).toHaveURL('/client/settings');
});
