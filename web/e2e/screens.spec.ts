import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, people, schemes, signIn, sizes, test } from './fixtures.ts';

/** Every address with a screen of its own, by who may see it. */
const screens = {
  visitor: [
    '/landing',
    '/landing?apply=1',
    '/login',
    '/login/forgot',
    '/login/reset',
    '/login/reset?token=none',
    '/setup',
    '/preview/pages/privacy-policy',
    '/nowhere',
  ],
  client: [
    '/client/dashboard',
    '/client/domains',
    '/client/domains/1/bidding',
    '/client/feeds',
    '/client/analytics',
    '/client/settings',
  ],
  superAdmin: [
    '/admin',
    '/admin/clients',
    '/admin/clients?view=grid',
    '/admin/clients/1',
    '/admin/registrations',
    '/admin/feeds',
    '/admin/domains',
    '/admin/systems',
    '/admin/pages',
    '/admin/pages/create',
    '/admin/pages/1/edit',
    '/admin/api-tokens',
    '/admin/settings',
    '/admin/audit',
    '/admin/outbox',
  ],
} as const;

for (const who of ['visitor', 'client', 'superAdmin'] as const) {
  for (const colorScheme of schemes) {
    for (const [size, viewport] of Object.entries(sizes)) {
      test.describe(`${who}, ${colorScheme}, ${size}`, () => {
        test.use({ colorScheme, viewport });

        test('every screen is accessible, fits, and keeps the console quiet', async ({ page }) => {
          if (who !== 'visitor') await signIn(page, people[who]);
          for (const path of screens[who]) {
            await test.step(path, async () => {
              await page.goto(path);
              await page.getByRole('heading', { level: 1 }).waitFor();
              await page.waitForLoadState('networkidle');
              await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
              await expectAccessible(page);
              await expectNoSidewaysScroll(page);
            });
          }
        });
      });
    }
  }
}

for (const who of ['client', 'superAdmin'] as const) {
  for (const colorScheme of schemes) {
    test.describe(`${who}, ${colorScheme}, while loading`, () => {
      test.use({ colorScheme });

      test('every screen is accessible and fits', async ({ page }) => {
        await signIn(page, people[who]);
        for (const path of screens[who]) {
          await test.step(path, async () => {
            const letGo = await holdReplies(page);
            await page.goto(path);
            await page.getByRole('main').waitFor();
            await expectAccessible(page);
            await expectNoSidewaysScroll(page);
            await letGo();
            await page.waitForLoadState('networkidle');
          });
        }
      });
    });
  }
}

/** Holds back what the screens ask for, but not who is signed in. Returns what lets it all through. */
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
