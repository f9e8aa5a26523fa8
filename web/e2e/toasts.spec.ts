import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { callsOf } from './calls.ts';
import { expect, expectAccessible, expectLoaded, onDevices, people, signIn, test } from './fixtures.ts';

interface Feed {
  readonly id: number;
  readonly name: string;
}

/** An active feed that no other test touches. */
async function aFeed(request: APIRequestContext): Promise<Feed> {
  const name = `t-${randomUUID().slice(0, 8)}`;
  const call = await callsOf(request, people.client);
  const [domain] = await call<{ id: number }[]>('/domains/approved');
  const rows = 'external_id,title,thumbnail_url\nv1,One,https://img.example/1.jpg\n';
  const { id } = await call<{ id: number }>('/client/feeds', {
    method: 'POST',
    multipart: {
      feed_name: name,
      domain_id: String(domain?.id),
      category: 'girls',
      has_header_row: 'true',
      file: { name: 'videos.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) },
    },
  });
  const decide = await callsOf(request, people.admin);
  await decide(`/admin/feeds/${String(id)}/approve`, { method: 'POST' });
  return { id, name };
}

/** Where each action is that a click would reach. Names are without numbers, which count what other tests do. */
async function actionsInReach(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const places = [...document.querySelectorAll('a, button, input, select, textarea')].flatMap((element) => {
      if (element.closest('[role="alert"]')) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      const reached = document.elementFromPoint(x + width / 2, y + height / 2);
      const isReached = reached !== null && (element.contains(reached) || reached.closest('label')?.contains(element));
      const name = (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\d+/g, '#');
      return isReached ? [`${element.tagName} ${name} ${[x, y, width, height].map(Math.round).join(' ')}`] : [];
    });
    return places.toSorted();
  });
}

for (const [size, device] of onDevices('phone')) {
  test.describe(size, () => {
    test.use(device);

    test('a toast names its record, covers and moves no action, and is dismissed with the keyboard', async ({
      page,
      request,
      faults,
    }) => {
      const { id, name } = await aFeed(request);
      await signIn(page, people.superAdmin);
      await page.route(`**/api/admin/feeds/${String(id)}`, async (route) => {
        if (route.request().method() === 'GET') await route.fallback();
        else await route.fulfill({ status: 403, json: { success: false, message: 'Not today' } });
      });
      await page.goto(`/admin/feeds?tab=management&search=${name}`);
      const toast = page.getByRole('alert').filter({ hasText: `${name}: Not today` });

      /** Does it, waits for the toast, and expects every action where it was. */
      async function expectNothingCovered(act: () => Promise<void>) {
        await expectLoaded(page);
        const before = await actionsInReach(page);
        expect(before.length).toBeGreaterThan(2);
        await act();
        await expect(toast).toBeVisible();
        expect(await actionsInReach(page)).toEqual(before);
      }

      const pause = page.getByRole('button', { name: 'Pause', exact: true });
      // Low on the page, where a toast would be in the way.
      await pause.evaluate((button) => button.scrollIntoView({ block: 'end' }));
      await expectNothingCovered(() => pause.click());
      await expectAccessible(page);
      const dismiss = toast.getByRole('button', { name: 'Dismiss' });
      const isFocused = () => dismiss.evaluate((button) => button === document.activeElement);
      for (let tabs = 0; tabs < 60 && !(await isFocused()); tabs += 1) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(toast).toHaveCount(0);

      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Feed' });
      await dialog.getByLabel('Feed name').fill('Another name');
      await expectNothingCovered(() => dialog.getByRole('button', { name: 'Save Changes' }).click());
      await expectLoaded(page);
      for (const fault of faults.splice(0)) expect(fault).toContain('403');
    });
  });
}
