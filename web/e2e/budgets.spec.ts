import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, people, signIn, test } from './fixtures.ts';

/** Most JavaScript that a first visit may load, in bytes of gzip. */
const budgets = { landing: 140_000, console: 240_000 };

/** Gzip bytes of all scripts that the page loads on the way. */
async function scriptBytes(page: Page, visit: () => Promise<void>): Promise<number> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await visit();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(scripts.map((script) => script.body()));
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
  [people.client, '/client/settings'],
  [people.superAdmin, '/admin/registrations'],
] as const) {
  test(`${path} stays within its budget`, async ({ page, context }) => {
    await signIn(page, who);
    const fresh = await context.newPage();
    expect(await scriptBytes(fresh, open(fresh, path))).toBeLessThanOrEqual(budgets.console);
  });
}
