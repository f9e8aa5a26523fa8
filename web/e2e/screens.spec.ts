import type { Page } from '@playwright/test';
import { devices, expect, expectFine, expectLoaded, expectToastLineFree, people, signIn, test } from './fixtures.ts';

/** Every URL with its own screen, by who may see it. */
const screens = {
  visitor: [
    '/landing',
    '/landing?apply=1',
    '/login',
    '/login/forgot',
    '/login/reset',
    '/login/reset?token=none',
    '/application',
    '/setup',
    '/setup/administrator?token=none',
    '/preview/pages/privacy-policy',
    '/nowhere',
  ],
  client: [
    '/client/dashboard',
    '/client/domains',
    '/client/domains/1/bidding',
    '/client/feeds',
    '/client/feeds/1',
    '/client/analytics',
    '/client/settings',
    '/client/webhooks',
    '/device',
  ],
  superAdmin: [
    '/admin',
    '/admin/clients',
    '/admin/clients?view=grid',
    '/admin/clients/1',
    '/admin/registrations',
    '/admin/feeds',
    '/admin/feeds/1',
    '/admin/domains',
    '/admin/domains/1',
    '/admin/systems',
    '/admin/pages',
    '/admin/pages/create',
    '/admin/pages/1/edit',
    '/admin/api-tokens',
    '/admin/settings',
    '/admin/audit',
    '/admin/outbox',
    '/admin/webhooks',
  ],
} as const;

for (const who of ['visitor', 'client', 'superAdmin'] as const) {
  for (const [size, device] of Object.entries(devices)) {
    test.describe(`${who}, ${size}`, () => {
      test.use(device);
      // What a console shows while its data is on the way is looked at once.
      const alsoLoading = who !== 'visitor' && size === 'desk';

      test(`every screen is accessible, fits, and keeps the console quiet${alsoLoading ? ', also while it loads' : ''}`, async ({
        page,
      }) => {
        if (who !== 'visitor') await signIn(page, people[who]);
        for (const path of screens[who]) {
          await test.step(path, async () => {
            if (alsoLoading) await lookWhileLoading(page, path);
            else await page.goto(path);
            await page.getByRole('heading', { level: 1 }).waitFor();
            await expectLoaded(page);
            await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', device.colorScheme);
            await editorIfAny(page);
            if (who !== 'visitor' && path !== '/device') await expectToastLineFree(page);
            await expectFine(page);
          });
        }
      });
    });
  }
}

/** Opens a screen, looks at it while it waits for its data, and lets the data come. */
async function lookWhileLoading(page: Page, path: string): Promise<void> {
  const { held, letGo } = await holdRequests(page);
  await page.goto(path);
  await page.getByRole('main').waitFor();
  await expect.poll(held, 'requests that are held back').toBeGreaterThan(0);
  await expectFine(page);
  await letGo();
}

/** The rich-text editor comes after the rest of its screen. */
async function editorIfAny(page: Page): Promise<void> {
  if (/\/pages\/(create|\d+\/edit)$/.test(page.url())) {
    await page.frameLocator('.tox-edit-area__iframe').locator('body').waitFor();
  }
}

/** Holds back the screens' requests, except for who is signed in. A route of Playwright would turn off the browser's cache.
 * @returns `held`, which says how many, and `letGo`, which lets them through */
async function holdRequests(page: Page) {
  let count = 0;
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    if (!new URL(request.url).pathname.startsWith('/api/auth/')) count += 1;
    // It may have been let through in the same moment.
    else session.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
  return { held: () => count, letGo: () => session.detach() };
}
