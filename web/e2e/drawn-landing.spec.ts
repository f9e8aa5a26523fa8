import { devices, expect, expectAccessible, expectNoSidewaysScroll, openLanding, test } from './fixtures.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [size, device] of Object.entries(devices)) {
    test.describe(size, () => {
      test.use(device);

      test('the landing page is readable, and looks right', async ({ page }) => {
        await page.goto('/landing');
        await expect(page).toHaveTitle('GRT: video traffic, at the pace you set');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Video traffic, at the pace you set.');
        await expect(page.getByRole('heading', { name: 'Ready to Get Started?' })).toBeVisible();
        await expect(page.getByText('5,000+')).toBeVisible();
        const colors = { light: 'rgb(250, 250, 247)', dark: 'rgb(14, 17, 22)' };
        await expect(page.locator('body')).toHaveCSS('background-color', colors[device.colorScheme]);
        const other = device.colorScheme === 'dark' ? 'light' : 'dark';
        await page.emulateMedia({ colorScheme: other });
        await expect(page.locator('body')).toHaveCSS('background-color', colors[other]);
      });
    });
  }
});

test('the app hydrates the prerendered page without rendering it again', async ({ page }) => {
  await page.goto('/landing', { waitUntil: 'commit' });
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.locator('#root:not([data-drawn])').waitFor({ state: 'attached' });
  await page.getByRole('banner').getByRole('button', { name: 'Apply Now' }).click();
  await expect(page.getByRole('dialog', { name: 'Apply for access' })).toBeVisible();
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
});

test('a click before the scripts have loaded still opens the application', async ({ page }) => {
  let letGo: () => void = () => undefined;
  const pressed = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/landing', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Apply Now' }).click({ noWaitAfter: true });
  await page.waitForURL('/landing?apply=1', { waitUntil: 'commit' });
  letGo();
  await expect(page.getByRole('dialog', { name: 'Apply for access' })).toBeVisible();
});

test('gives search engines its address and description', async ({ page, baseURL }) => {
  await page.goto('/landing');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL ?? ''}/landing`);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
});

test('preloads the application before it is opened', async ({ page }) => {
  await openLanding(page);
  const wizard = page.waitForResponse((response) => response.url().includes('/assets/application-wizard-'));
  await page.getByRole('banner').getByRole('button', { name: 'Apply Now' }).focus();
  expect((await wizard).status()).toBe(200);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('nothing moves while it loads', async ({ page }) => {
  await page.goto('/landing');
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate(
    async () =>
      await new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
      }),
  );
  expect(shift).toBeLessThan(0.05);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
