import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Sizes that every screen is looked at in: a desk and a phone. */
export const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
export const schemes = ['light', 'dark'] as const;

/** People of the demo data; decisions 11. */
export const people = { superAdmin: 'admin', admin: 'reviewer', client: 'acme' } as const;
export const demoPassword = process.env['GRT_DEMO_PASSWORD'] ?? 'grt-demo-2026';

interface Fixtures {
  /** What went wrong on the page so far: console errors and warnings, exceptions, requests to anybody else. A test fails
   * if anything is left in it at the end. */
  readonly faults: string[];
}

export const test = base.extend<Fixtures>({
  faults: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !isFirstHalfOfSignIn(message)) {
          faults.push(`console: ${message.text()}`);
        }
      });
      page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) faults.push(`elsewhere: ${request.url()}`);
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The unified login asks as an administrator first; for a client the browser reports that refusal. Part 1, section 4. */
function isFirstHalfOfSignIn(message: ConsoleMessage): boolean {
  return message.text().includes('401') && message.location().url.endsWith('/api/auth/admin/login');
}

/** Opens the landing page and waits until it answers: the build has drawn it, so it is seen before its scripts run. */
export async function openLanding(page: Page, path = '/landing'): Promise<void> {
  await page.goto(path);
  await page.locator('#root:not([data-drawn])').waitFor({ state: 'attached' });
}

/** Signs in as somebody of the demo data, by the form. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .or(page.getByRole('button', { name: 'Menu' }))
    .first()
    .waitFor();
}

declare global {
  interface Window {
    /** Put there by `axeSource`. */
    axe: typeof axe;
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation of WCAG 2.2 A and AA, as far as a program can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async (tags) => {
    const results = await window.axe.run({ runOnly: tags });
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, wcag);
  expect(violations).toEqual([]);
}

/** Nothing stands out to the right. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}
