import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { devices, expect, expectFineOnEach, expectLoaded, moveTo, people, signIn, test } from './fixtures.ts';

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

const dayBefore = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);
const inWords = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** How far the middle of each name below a chart is from the middle of its bar. */
const distances = async (chart: Locator, names: readonly string[]) =>
  await chart.evaluate((figure, all) => {
    const middle = (one: Element | undefined) => {
      const { left, width } = one?.getBoundingClientRect() ?? new DOMRect();
      return left + width / 2;
    };
    const bars = [...figure.querySelectorAll('[data-coming]')];
    return [...figure.querySelectorAll('[data-second]')]
      .filter((name) => name.checkVisibility())
      .map((name) => Math.abs(middle(name) - middle(bars[all.indexOf(name.textContent)])));
  }, names);

test('each name below a chart is in the middle of its day', async ({ page }) => {
  await signIn(page, people.client);
  await page.goto('/client/analytics');
  const chart = page.getByRole('figure', { name: 'Clicks by day' });
  for (const count of [7, 30, 60]) {
    const days = Array.from({ length: count }, (_, index) => dayBefore(count - index));
    await moveTo(page, `/client/analytics?range=own&from=${days[0] ?? ''}&to=${days.at(-1) ?? ''}`);
    await expect(chart.locator('[data-coming]')).toHaveCount(count);
    for (const { viewport } of Object.values(devices)) {
      await page.setViewportSize(viewport);
      const found = () => distances(chart, days.map(inWords));
      // The names follow the width a moment later.
      await expect.poll(async () => Math.max(...(await found()))).toBeLessThanOrEqual(2);
      expect((await found()).length).toBeGreaterThanOrEqual(4);
    }
  }
  // So many are a line: pointing above a name reads its day.
  for (const { viewport } of Object.values(devices)) {
    await page.setViewportSize(viewport);
    await moveTo(page, '/client/analytics?range=90d');
    await expectLoaded(page);
    const names = chart.locator('[data-second]:visible');
    await names.first().scrollIntoViewIfNeeded();
    for (const name of await names.all()) {
      // What follows the width of the window a moment later moves the names away from the pointer.
      await expect(async () => {
        const { x, y, width: wide } = (await name.boundingBox()) ?? { x: 0, y: 0, width: 0 };
        await page.mouse.move(x + wide / 2, y - 40);
        expect(await chart.locator('figcaption').innerText()).toContain(`${await name.innerText()}, 20`);
      }).toPass();
    }
  }
});

test('a date that is half typed or does not exist changes nothing, and its field says so', async ({ page }) => {
  for (const [who, address, label, fault] of [
    [people.client, '/client/analytics?range=own&from=2026-11-01&to=2026-11-20', 'Last day', 'Enter a valid date.'],
    [people.superAdmin, '/admin/audit?to=2026-11-20', 'To day', 'Enter a valid date or clear the field.'],
  ] as const) {
    await signIn(page, who);
    await page.goto(address);
    const field = page.getByLabel(label);
    const [month, elsewhere] = [{ x: who === people.client ? 14 : 62, y: 18 }, page.getByRole('heading').first()];
    await field.click({ position: month });
    await page.keyboard.press('Backspace');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await elsewhere.click();
    await expect(field).toHaveAccessibleDescription(`${fault} Until then, nothing changes.`);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(page.url()).toContain(address);
    await field.click({ position: month });
    await page.keyboard.type('11252026');
    await elsewhere.click();
    await expect(page).toHaveURL(/to=2026-11-25/);
    await expect(field).not.toHaveAttribute('aria-invalid');
  }
  // In an empty field, nothing is a date on the way to this one, however long the typing takes.
  await page.goto('/admin/audit');
  const field = page.getByLabel('To day');
  await field.click({ position: { x: 62, y: 18 } });
  await page.keyboard.type('02302026');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(page.url()).not.toContain('to=');
});

test('a large amount of money in a tile is not cut off', async ({ page }) => {
  await page.route('**/api/admin/dashboard', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace(/"totalRevenue":[\d.]+/, '"totalRevenue":1234567.89');
    await route.fulfill({ response: reply, body });
  });
  await signIn(page, people.superAdmin);
  await page.goto('/admin');
  for (const width of [390, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const figure = page.getByText('$1,234,567.89');
    await expect(figure).toBeVisible();
    // The navigation takes its place a moment after the window has its width.
    const isWhole = () =>
      figure.evaluate((amount) => {
        const text = document.createRange();
        text.selectNodeContents(amount);
        const { right } = amount.closest('dd')?.getBoundingClientRect() ?? new DOMRect();
        return text.getBoundingClientRect().right <= right;
      });
    await expect.poll(isWhole, `${String(width)} px`).toBe(true);
  }
});

test('every view of the figures is accessible and fits', async ({ page }) => {
  await signIn(page, people.client);
  await page.goto('/client/analytics');
  for (const [address, shows] of [
    ['group=domain&metric=spend', 'Spend by domain'],
    ['group=hour&range=own&from=2026-01-01&to=2026-12-31', 'Please choose at most 31 days when grouping by hour'],
    ['range=own&from=2020-01-01&to=2020-01-02', 'No traffic in this range'],
    ['group=hour&range=7d', 'Clicks by hour'],
  ] as const) {
    await moveTo(page, `/client/analytics?${address}`);
    await expect(page.getByText(shows, { exact: true }).first()).toBeVisible();
    await expectFineOnEach(page);
  }
});
