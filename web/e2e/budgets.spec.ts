import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, people, signIn, test } from './fixtures.ts';

/** Most JavaScript that a first visit may load, in bytes of gzip. */
const budgets = { landing: 140_000, console: 240_000 };

/** The rich-text editor has a budget of its own: it comes with the page editor alone. */
const isEditor = (url: string) => url.includes('/hugerte-');
const editorBudget = 430_000;

/** Gzip bytes of all scripts that the page loads on the way.
 * @param counts - which of them, by address */
async function scriptBytes(
  page: Page,
  visit: () => Promise<void>,
  counts: (url: string) => boolean = () => true,
): Promise<number> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await visit();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(scripts.filter((script) => counts(script.url())).map((script) => script.body()));
  expect(bodies.length).toBeGreaterThan(0);
  return bodies.reduce((total, body) => total + gzipSync(body).byteLength, 0);
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

for (const [who, path] of [
  [people.client, '/client/feeds'],
  [people.client, '/client/domains/1/bidding'],
  [people.client, '/client/analytics'],
  [people.client, '/client/settings'],
  [people.superAdmin, '/admin'],
  [people.superAdmin, '/admin/clients'],
  [people.superAdmin, '/admin/clients/1'],
  [people.superAdmin, '/admin/settings'],
  [people.superAdmin, '/admin/registrations'],
  [people.superAdmin, '/admin/domains'],
  [people.superAdmin, '/admin/feeds'],
  [people.superAdmin, '/admin/systems'],
  [people.superAdmin, '/admin/pages'],
] as const) {
  test(`${path} stays within its budget`, async ({ page, context }) => {
    await signIn(page, who);
    const fresh = await context.newPage();
    expect(await scriptBytes(fresh, open(fresh, path))).toBeLessThanOrEqual(budgets.console);
  });
}

test('the page editor stays within its budget, and the rich-text editor within its own', async ({ page, context }) => {
  await signIn(page, people.superAdmin);
  const [first, second] = [await context.newPage(), await context.newPage()];
  const visit = (tab: Page) => async () => {
    await tab.goto('/admin/pages/create');
    await tab.locator('.tox-hugerte').waitFor();
  };
  expect(await scriptBytes(first, visit(first), (url) => !isEditor(url))).toBeLessThanOrEqual(budgets.console);
  expect(await scriptBytes(second, visit(second), isEditor)).toBeLessThanOrEqual(editorBudget);
});
