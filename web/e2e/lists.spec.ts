import { randomUUID } from 'node:crypto';
import { devices, expect, expectFineOnEach, expectLoaded, onDevices, people, signIn, test } from './fixtures.ts';

test.describe('on a phone', () => {
  test.use(devices.phone);

  test('a view that is saved on one machine is in the menu on another', async ({ page, browser }) => {
    const word = randomUUID().slice(0, 8);
    const name = `With ${word}`;
    await signIn(page, people.admin);
    await page.goto(`/admin/clients?search=${word}`);
    await page.getByRole('button', { name: 'Saved views', exact: true }).click();
    const panel = page.getByRole('group', { name: 'View of this list' });
    await panel.getByLabel('Save this view as').fill(name);
    await expectFineOnEach(page);
    await panel.getByRole('button', { name: 'Save view' }).click();
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();

    const elsewhere = await (await browser.newContext(devices.phone)).newPage();
    await signIn(elsewhere, people.admin);
    await elsewhere.goto('/admin/clients');
    await elsewhere.getByRole('button', { name: 'Saved views', exact: true }).click();
    const menu = elsewhere.getByRole('group', { name: 'View of this list' });
    await menu.getByRole('link', { name }).click();
    await expect(elsewhere).toHaveURL(new RegExp(`search=${word}`));
    await elsewhere.getByRole('button', { name, exact: true }).click();
    await menu.getByRole('button', { name: `Remove view ${name}` }).click();
    await expect(menu.getByRole('link', { name })).toHaveCount(0);
    await elsewhere.context().close();
  });
});

test.describe('in a browser that is idle', () => {
  test.use({ loadsAhead: true });

  test('a dialog opens while the network is away, once the browser had time to load it', async ({
    page,
    context,
    faults,
  }) => {
    await signIn(page, people.superAdmin);
    const loaded = page.waitForResponse(/add-client-dialog/, { timeout: 60_000 });
    await page.goto('/admin/clients');
    await expectLoaded(page);
    await (await loaded).finished();
    // What it needs of others comes with it.
    await expectLoaded(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add New Client' }).click();
    await expect(page.getByRole('dialog', { name: 'Add New Client' })).toBeVisible();
    await context.setOffline(false);
    faults.length = 0;
  });
});

test('a list shows its last page for any beyond it, and leads to its true end', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signIn(page, people.superAdmin);
  await page.goto('/admin/registrations?page=900');
  const applications = page.getByRole('list', { name: 'Applications' }).getByRole('listitem');
  await expect(applications.first()).toBeVisible();
  await expect(page.getByText(/No matching applications|All caught up!/)).toHaveCount(0);

  await page.route(/\/api\/admin\/audit\?/, async (route) => {
    const url = route.request().url();
    const reply = await route.fetch({ url: url.replace(/\bpage=\d+/, 'page=1') });
    const isEnd = url.includes('page=1000000');
    const meta = isEnd
      ? { page: 2501, per_page: 20, total: 50_020, last_page: 2501 }
      : { page: 1, per_page: 20, total: 10_000, total_is_capped: true, last_page: 501 };
    await route.fulfill({ response: reply, json: { ...((await reply.json()) as object), meta } });
  });
  await page.goto('/admin/audit');
  await expect(page.getByText('10,000+ entries')).toBeVisible();
  await page.getByRole('button', { name: 'Last' }).click();
  await expect(page.getByText('50,020 entries')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Page number' })).toHaveValue('2501');
  await expect(page.getByRole('button', { name: 'Last' })).toBeDisabled();
});

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  for (const [who, at] of [
    [people.client, '/client/domains/1/bidding'],
    [people.superAdmin, '/admin/systems'],
  ] as const) {
    test(`bars, meters, and charts are seen on ${at}`, async ({ page }) => {
      await signIn(page, who);
      await page.goto(at);
      await expectLoaded(page);
      const isDrawn = () =>
        page.evaluate(() => {
          const canvas = (() => {
            const probe = document.body.appendChild(document.createElement('i'));
            probe.style.background = 'Canvas';
            const color = getComputedStyle(probe).backgroundColor;
            probe.remove();
            return color;
          })();
          // A mark may be drawn by its ring or by what stands before its content, as those of an event are.
          const colorsOf = (element: Element) => {
            if (element instanceof SVGElement)
              return [getComputedStyle(element).fill, getComputedStyle(element).stroke];
            const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
            return [
              backgroundColor,
              borderTopWidth === '0px' ? 'none' : borderTopColor,
              getComputedStyle(element, '::before').backgroundColor,
            ];
          };
          const isSeen = (element: Element) =>
            colorsOf(element).some((color) => !['none', canvas, 'rgba(0, 0, 0, 0)'].includes(color));
          const keepsColors = (element: Element | null) =>
            element !== null && getComputedStyle(element).getPropertyValue('forced-color-adjust') === 'none';
          return [...document.querySelectorAll('main *')]
            .filter((element) => keepsColors(element) && !keepsColors(element.parentElement))
            .map((root) => [root, ...root.querySelectorAll('*')].some(isSeen));
        });
      // What is drawn arrives after the text.
      await expect.poll(isDrawn).toContain(true);
      await expect.poll(isDrawn).not.toContain(false);
    });
  }
});

for (const [size, device] of onDevices('phone')) {
  test.describe(size, () => {
    test.use(device);

    test('a domain is chosen by its box, which does not open it', async ({ page }) => {
      await signIn(page, people.client);
      await page.goto('/client/domains?status=approved');
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .check();
      await expect(page.getByRole('region', { name: 'Selection' })).toContainText('1 selected');
      await expect(page).toHaveURL(/\/client\/domains\?/);
    });
  });
}

test.describe('on paper', () => {
  test('a list is its rows and their number, without what only works on a screen', async ({ page }) => {
    await signIn(page, people.admin);
    await page.goto('/admin/clients?page=1');
    await expectLoaded(page);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const hidden of [
      page.getByRole('region', { name: 'Selection' }),
      page.getByRole('searchbox'),
      page.getByRole('navigation', { name: 'Main' }),
      page.getByRole('navigation', { name: 'Pages' }),
      page.getByRole('checkbox', { name: 'Select all on this page' }),
    ])
      await expect(hidden).toBeHidden();
    await expect(page.getByText(/^[\d,]+\+? clients?$/)).toBeVisible();
    const styleOf = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    expect(await styleOf('thead th:not(:has(input))', 'position')).toBe('static');
    expect(await styleOf('tbody tr', 'break-inside')).toBe('avoid');
  });

  test('an open dialog is printed instead of the screen behind it', async ({ page }) => {
    await signIn(page, people.admin);
    await page.goto('/admin/clients?add=1');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#root')).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeHidden();
  });
});
