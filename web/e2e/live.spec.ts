import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { anApplication } from '../src/testing/an-application.ts';
import { callsOf } from './calls.ts';
import { expect, expectFine, onDevices, people, signIn, test } from './fixtures.ts';

async function applies(request: APIRequestContext): Promise<string> {
  const name = `live-${randomUUID().slice(0, 8)}`;
  const multipart = { ...anApplication, email: `nora@${name}.example`, company_name: name };
  const sent = await request.post('/api/register', { multipart });
  expect(sent.ok(), await sent.text()).toBe(true);
  return name;
}

for (const [size, device] of onDevices('desk')) {
  test.describe(size, () => {
    test.use(device);

    test('what others do is counted while one looks, and shown when asked', async ({ page, request }) => {
      const first = await applies(request);
      await signIn(page, people.superAdmin);
      const told = page.waitForResponse((reply) => reply.url().includes('/api/admin/live'));
      await page.goto(`/admin/registrations?search=live-`);
      await page.getByRole('listitem', { name: first }).waitFor();
      expect((await told).status()).toBe(200);
      const pending = async () => Number(/^\((\d+)\)/.exec(await page.title())?.[1]);
      await expect.poll(pending).toBeGreaterThan(0);
      const before = await pending();
      const place = await page.getByRole('listitem', { name: first }).boundingBox();

      const second = await applies(request);
      const show = page.getByRole('button', { name: '1 new, show' });
      await show.waitFor();
      await expect.poll(pending).toBe(before + 1);
      expect(await page.getByRole('listitem', { name: first }).boundingBox()).toEqual(place);
      await expect(page.getByRole('listitem', { name: second })).toHaveCount(0);
      await expectFine(page);
      await show.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('listitem', { name: second }).waitFor();
      await expect(show).toHaveCount(0);

      const reviewer = await callsOf(request, people.admin);
      const [row] = await reviewer<{ id: number }[]>(`/admin/registrations?search=${second}`);
      await reviewer(`/admin/registrations/${String(row?.id)}/reject`, {
        method: 'POST',
        data: { admin_notes: 'Not now.' },
      });
      await page.getByRole('button', { name: '1 changed, show' }).click();
      await expect(page.getByRole('listitem', { name: second }).getByText('Rejected', { exact: true })).toBeVisible();
      await expect.poll(pending).toBe(before);
    });
  });
}

for (const [size, device] of onDevices('phone')) {
  test.describe(size, () => {
    test.use(device);

    test('two people who look at one case see each other, and go on without each other', async ({
      page,
      request,
      browser,
    }) => {
      const names = [await applies(request), await applies(request)];
      const other = await (await browser.newContext()).newPage();
      await signIn(page, people.superAdmin);
      await signIn(other, people.admin);
      const ids: (number | undefined)[] = [];
      const call = await callsOf(request, people.admin);
      for (const name of names) ids.push((await call<{ id: number }[]>(`/admin/registrations?search=${name}`))[0]?.id);
      const open = (on: typeof page, at: number) =>
        on.goto(`/admin/registrations?search=live-&open=${String(ids[at])}`);
      const seen = (on: typeof page, by: string) =>
        on.getByRole('dialog').locator('output', { hasText: `${by} is looking at this now` });

      await open(page, 0);
      await open(other, 0);
      await seen(page, people.admin).waitFor();
      await seen(other, people.superAdmin).waitFor();
      await expectFine(page);

      await open(other, 1);
      await expect(seen(page, people.admin)).toHaveCount(0);
      if (size === 'phone') await page.getByRole('button', { name: 'Back to the list' }).click();
      const row = new RegExp(`^${names[1] ?? ''}.*${people.admin} is looking at this now`);
      await page.getByRole('dialog').getByRole('button', { name: row }).waitFor();
      await expectFine(page);

      await other.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
      await expect(page.getByRole('dialog').getByText(/is looking at this now/)).toHaveCount(0);
      await other.context().close();
    });
  });
}
