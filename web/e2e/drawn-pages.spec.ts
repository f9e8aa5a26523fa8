import type { Page } from '@playwright/test';
import {
  demoPassword,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onDevices,
  people,
  shiftsOn,
  signIn,
  test,
} from './fixtures.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [size, device] of onDevices('desk')) {
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

test('the app hydrates the prerendered page without rendering it again, and loads the application ahead', async ({
  page,
}) => {
  await page.goto('/landing', { waitUntil: 'commit' });
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.locator('#root:not([data-drawn])').waitFor({ state: 'attached' });
  const apply = page.getByRole('banner').getByRole('button', { name: 'Apply Now' });
  const wizard = page.waitForResponse((response) => response.url().includes('/assets/application-wizard-'));
  await apply.focus();
  expect((await wizard).status()).toBe(200);
  await expect(page.getByRole('dialog')).toBeHidden();
  await apply.click();
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

test('nothing moves while it loads, and search engines get its address and description', async ({ page, baseURL }) => {
  await page.goto('/landing');
  await page.waitForLoadState('networkidle');
  const shifts = await shiftsOn(page);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL ?? ''}/landing`);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
});

/** Keeps the app's scripts back, as a slow line does. @returns a function that lets them through */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await wanted;
    await route.continue();
  });
  return letGo;
}

/** Where the parts of a page are, by selector, of those that can be seen. */
async function placesOf(page: Page, within: string, parts: readonly string[]): Promise<unknown> {
  return await page.evaluate(
    async ([scope, selectors]) => {
      // Letters of the typeface and of the one that stands in for it differ by fractions of a pixel.
      await document.fonts.ready;
      return selectors.map((selector) =>
        [...document.querySelectorAll(`${scope} :is(${selector})`)]
          .map((part) => ({ text: part.textContent, box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0)
          .map(({ text, box }) => [text, box.x, box.y, box.height]),
      );
    },
    [within, parts] as const,
  );
}

const isPainted = async (page: Page) =>
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);

for (const [who, path, own] of [
  [people.superAdmin, '/admin/clients', 'desk'],
  [people.admin, '/admin', 'phone'],
  [people.client, '/client/feeds', 'desk'],
] as const) {
  for (const [size, device] of onDevices(own)) {
    test.describe(`before the scripts have come, on the ${size}`, () => {
      test.use(device);

      test(`the frame around ${path} is there for ${who}, and stays where it is`, async ({ page }) => {
        await signIn(page, who);
        const letGo = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await isPainted(page);
        const colors = { light: 'rgb(250, 250, 247)', dark: 'rgb(14, 17, 22)' };
        await expect(page.locator('body')).toHaveCSS('background-color', colors[device.colorScheme]);
        const parts = [
          "nav[aria-label='Main'] a span",
          "nav[aria-label='Main'] button",
          'aside > a',
          'header > span',
          'header > button',
        ];
        const drawn = await placesOf(page, '#drawn', parts);
        letGo();
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect(page.locator('#drawn')).toHaveCount(0);
        expect(drawn).toEqual(await placesOf(page, '#root', parts));
      });
    });
  }
}

for (const [size, device] of onDevices('phone')) {
  test.describe(`before the scripts have come, on the ${size}`, () => {
    test.use(device);

    test('the sign-in form is there, and what is typed and sent counts', async ({ page }) => {
      const letGo = await holdScripts(page);
      await page.goto('/login', { waitUntil: 'commit' });
      await isPainted(page);
      const parts = ['h1', 'label', 'input', 'button', 'form p', '[class*=ways] a', 'header a'];
      const drawn = await placesOf(page, '#drawn', parts);
      await page.getByLabel('Username or email').fill(people.client);
      await page.getByLabel('Password', { exact: true }).fill(demoPassword);
      const fresh = await page.context().newPage();
      await fresh.goto('/login');
      await expect(fresh.locator('#drawn')).toHaveCount(0);
      expect(drawn).toEqual(await placesOf(fresh, '#root', parts));

      await page.getByLabel('Password', { exact: true }).press('Enter');
      await expect(page).toHaveURL('/login');
      letGo();
      await expect(page).toHaveURL('/client/dashboard');
    });
  });
}

test('the app has the focus by the time the drawn sign-in form is gone, so that no key is lost', async ({ page }) => {
  await page.addInitScript(() => {
    let wasDrawn = false;
    new MutationObserver((_, observer) => {
      const isDrawn = document.getElementById('drawn') !== null;
      if (wasDrawn && !isDrawn) {
        observer.disconnect();
        document.documentElement.dataset['focused'] = document.activeElement?.getAttribute('name') ?? 'nothing';
      }
      wasDrawn = isDrawn;
    }).observe(document, { childList: true, subtree: true });
  });
  for (const [label, name] of [
    ['Username or email', 'username'],
    ['Password', 'password'],
  ] as const) {
    const letGo = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel(label, { exact: true }).focus();
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-focused', name);
    await page.keyboard.type('late');
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('late');
  }
});

test('a folded sidebar is drawn folded', async ({ page }) => {
  await signIn(page, people.superAdmin);
  await page.evaluate(() => localStorage.setItem('user_preferences', '{"sidebar":"folded"}'));
  await holdScripts(page);
  await page.goto('/admin', { waitUntil: 'commit' });
  await isPainted(page);
  expect(
    await page
      .locator('#drawn aside')
      .filter({ visible: true })
      .evaluate((side) => side.clientWidth),
  ).toBe(63);
});

test('a visitor does not see the frame of a console', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/admin/clients', { waitUntil: 'commit' });
  await expect(page.locator('#drawn')).toBeHidden();
  letGo();
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fclients');
});
