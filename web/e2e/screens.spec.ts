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
    '/preview/pages/none',
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
    '/admin/registrations',
    '/admin/feeds',
    '/admin/domains',
    '/admin/systems',
    '/admin/pages',
    '/admin/pages/create',
    '/admin/pages/1/edit',
    '/admin/api-tokens',
    '/admin/settings',
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
