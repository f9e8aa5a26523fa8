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

      test('every screen is accessible, fits, and keeps the console quiet', async ({ page }) => {
        if (who !== 'visitor') await signIn(page, people[who]);
        for (const path of screens[who]) {
          await test.step(path, async () => {
            await openIn(page, path, device.colorScheme);
            await editorIfAny(page);
            if (who !== 'visitor' && path !== '/device') await expectToastLineFree(page);
            await expectFine(page);
          });
        }
      });
    });
  }
}

for (const who of ['client', 'superAdmin'] as const) {
  test.describe(`${who}, while loading`, () => {
    test('every screen is accessible and fits', async ({ page }) => {
      await signIn(page, people[who]);
      for (const path of screens[who]) {
        await test.step(path, async () => {
          const letGo = await holdReplies(page);
          await page.goto(path);
          await page.getByRole('main').waitFor();
          await expectFine(page);
          await letGo();
          await expectLoaded(page);
        });
      }
    });
  });
}

async function openIn(page: Page, path: string, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectLoaded(page);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/** The rich-text editor comes after the rest of its screen. */
async function editorIfAny(page: Page): Promise<void> {
  if (/\/pages\/(create|\d+\/edit)$/.test(page.url())) {
    await page.frameLocator('.tox-edit-area__iframe').locator('body').waitFor();
  }
}

/** Holds back replies to the screens' requests, except for who is signed in. Returns a function that releases them. */
async function holdReplies(page: Page): Promise<() => Promise<void>> {
  let open: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(/\/api\/(?!auth\/)/, async (route) => {
    await opened;
    await route.continue();
  });
  return async () => {
    open();
    await page.unrouteAll({ behavior: 'wait' });
  };
}
