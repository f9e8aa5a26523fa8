import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, expectLoaded, people, signIn, test } from './fixtures.ts';

/** The most JavaScript that a first visit may load, in gzipped bytes. The preview also cleans what it shows. */
const budgets = { landing: 140_000, console: 240_000, preview: 250_000 };

/** The most files of the app that a first visit may ask for: scripts, stylesheets, fonts, and the page. */
const mostFiles = 25;
const ofTheApp = new Set(['script', 'stylesheet', 'font', 'document']);

/** The rich-text editor has its own budget: only the page editor loads it. */
const isEditor = (url: string) => url.includes('/hugerte-');
const editorBudget = 430_000;

/** The display font of the landing page has no place in the consoles. */
const isDisplayFont = (url: string) => /bricolage/i.test(url);

type Size = readonly [url: string, bytes: number];

/** Gzipped bytes of each script that the page loads during the visit, by address. They are read as they come: the browser
 * does not keep them all. What an idle browser loads for later is no part of the visit. */
async function scriptSizes(page: Page, visit: () => Promise<void>): Promise<Size[]> {
  const scripts: Promise<Size>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(sizeOf(response));
  });
  await visit();
  expect(scripts.length).toBeGreaterThan(0);
  return Promise.all(scripts);
}

/** What was found before, by address: the server does not change its files. */
const known = new Map<string, Promise<number>>();

async function sizeOf(script: Response): Promise<Size> {
  const url = script.url();
  const bytes = known.get(url) ?? script.body().then((body) => gzipSync(body).byteLength);
  known.set(url, bytes);
  return [url, await bytes];
}

const total = (sizes: readonly Size[]) => sizes.reduce((sum, [, bytes]) => sum + bytes, 0);

/** Gzipped bytes of all scripts that the page loads until the network is idle. */
async function scriptBytes(page: Page, visit: () => Promise<void>): Promise<number> {
  return total(
    await scriptSizes(page, async () => {
      await visit();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectLoaded(page);
    }),
  );
}

const open = (page: Page, path: string) => async () => {
  await page.goto(path);
};

test('the landing page stays within its budget', async ({ page }) => {
  expect(await scriptBytes(page, open(page, '/landing'))).toBeLessThanOrEqual(budgets.landing);
});

test('the sign-in stays within the budget of a console screen', async ({ page }) => {
  expect(await scriptBytes(page, open(page, '/login'))).toBeLessThanOrEqual(budgets.console);
});

for (const [who, paths] of [
  [
    people.client,
    ['/client/feeds', '/client/domains/1/bidding', '/client/analytics', '/client/settings', '/client/webhooks'],
  ],
  [
    people.superAdmin,
    [
      '/admin',
      '/admin/clients',
      '/admin/clients/1',
      '/admin/settings',
      '/admin/registrations',
      '/admin/domains',
      '/admin/feeds',
      '/admin/systems',
      '/admin/pages',
      '/admin/webhooks',
    ],
  ],
] as const) {
  test(`each screen of ${who} stays within its budget`, async ({ page, context }) => {
    await signIn(page, who);
    for (const path of paths) {
      await test.step(path, async () => {
        const fresh = await context.newPage();
        let files = 0;
        const displayFonts: string[] = [];
        fresh.on('request', (request) => {
          if (ofTheApp.has(request.resourceType())) files += 1;
          if (isDisplayFont(request.url())) displayFonts.push(request.url());
        });
        expect(await scriptBytes(fresh, open(fresh, path))).toBeLessThanOrEqual(budgets.console);
        expect(files).toBeLessThanOrEqual(mostFiles);
        expect(displayFonts).toEqual([]);
        await fresh.close();
      });
    }
  });
}

test('the preview of a page stays within its budget', async ({ page, context }) => {
  await signIn(page, people.superAdmin);
  const fresh = await context.newPage();
  expect(await scriptBytes(fresh, open(fresh, '/preview/pages/privacy-policy'))).toBeLessThanOrEqual(budgets.preview);
});

test('the page editor stays within its budget, and the rich-text editor within its own', async ({ page, context }) => {
  await signIn(page, people.superAdmin);
  const fresh = await context.newPage();
  const sizes = await scriptSizes(fresh, async () => {
    await fresh.goto('/admin/pages/create');
    await fresh.locator('.tox-edit-area__iframe').waitFor();
  });
  expect(total(sizes.filter(([url]) => !isEditor(url)))).toBeLessThanOrEqual(budgets.console);
  expect(total(sizes.filter(([url]) => isEditor(url)))).toBeLessThanOrEqual(editorBudget);
});
