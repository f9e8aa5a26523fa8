import { tokenOf } from './calls.ts';
import { devices, expect, expectNoSidewaysScroll, people, test } from './fixtures.ts';

const upload = '#?route=post-/client/feeds/validate';

test.describe('the reference of the API', () => {
  test.use(devices.phone);

  test('opens a call by its link, and sends a form with a file, signed in by a token', async ({ page, request }) => {
    await page.goto(`/api/reference${upload}`);
    await page.getByPlaceholder('api-token').fill(await tokenOf(request, people.client));
    await page.getByRole('button', { name: 'Set' }).click();
    const form = page.locator('[id="post-/client/feeds/validate"]');
    const buffer = Buffer.from('video_id,title,thumbnail_link\na,A,https://a.example/a.jpg\n');
    await form.locator('input[type=file]').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
    await expectNoSidewaysScroll(page);
    await form.getByRole('button', { name: 'Execute' }).click();
    await expect(form.getByText('Response Status: OK (200)')).toBeVisible();
  });
});
