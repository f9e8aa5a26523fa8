import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Request,
} from '@playwright/test';
import type axe from 'axe-core';
import { tokenStorageKey, userStorageKey } from '@grt/sdk/contract';
import { isFullRun } from '../src/testing/full-run.ts';

/** The devices that every screen is checked on: a desktop in light colors, and a phone in dark ones. */
export const devices = {
  desk: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
} as const;
export type Device = (typeof devices)[keyof typeof devices];

/** The device that something is tested on, with its name; in the full run both. */
export const onDevices = (own: keyof typeof devices) =>
  Object.entries(devices).filter(([size]) => isFullRun || size === own);

/** The demo people. @see docs/specification/decisions.md §11 */
export const people = { superAdmin: 'admin', admin: 'reviewer', client: 'acme' } as const;
export const demoPassword = process.env['GRT_DEMO_PASSWORD'] ?? 'grt-demo-2026';

interface Fixtures {
  /** What went wrong on the page so far: console errors and warnings, exceptions, requests to other hosts. A test fails
   * if anything is left here at the end. */
  readonly faults: string[];
  /** Whether an idle page loads parts of the app for later. By default, it does not: that takes processor time, and happens or
   * not by how long a test takes. */
  readonly loadsAhead: boolean;
}

export const test = base.extend<Fixtures>({
  loadsAhead: [false, { option: true }],
  // A connection that was kept while the browser worked may be closed by the server just as the next call is sent on it.
  request: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { Connection: 'close' },
    });
    await use(request);
    await request.dispose();
  },
  context: async ({ context, loadsAhead }, use) => {
    watchRequests(context);
    if (!loadsAhead) await context.addInitScript(saveData);
    await use(context);
  },
  faults: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        const isMeant = [isStepOfSignIn, isMissingPicture, isDeadLink, isUnknownAddress].some((is) => is(message));
        if (['error', 'warning'].includes(message.type()) && !isMeant) {
          faults.push(`console: ${message.text()}`);
        }
      });
      page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        // The browser's PDF viewer is made of pages of its own, which no network is asked for.
        const isOfBrowser = protocol === 'chrome:' || protocol === 'chrome-extension:';
        if (origin !== new URL(baseURL ?? '').origin && !isOfBrowser) faults.push(`elsewhere: ${request.url()}`);
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The unified login asks as an administrator first; for a client the browser reports that refusal, and so it does for an
 * account that has a second factor.
 * @see docs/specification/part-1-public-and-client.md §4; docs/decisions/0014-second-factor.md */
function isStepOfSignIn(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return (
    (message.text().includes('401') && url.endsWith('/api/auth/admin/login')) ||
    (message.text().includes('403') && url.endsWith('/api/auth/client/login'))
  );
}

/** Whether the link of an email still works is asked of the server, whose refusal the browser reports. */
function isDeadLink(message: ConsoleMessage): boolean {
  return message.text().includes('404') && message.location().url.endsWith('/api/auth/password/check');
}

/** The hosts of the test data do not exist, so that their pictures are answered with 404, which the browser reports. */
function isMissingPicture(message: ConsoleMessage): boolean {
  return message.text().includes('404') && message.location().url.includes('/api/pictures?');
}

/** An address without a screen is answered with 404, which the browser reports. */
function isUnknownAddress(message: ConsoleMessage): boolean {
  return message.text().includes('404') && new URL(message.location().url).pathname.endsWith('/nowhere');
}

/** As someone who saves data. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

const underWay = new WeakMap<Page, Set<Request>>();

/** The connection that tells an open console what changes never ends. */
const isEndless = (request: Request) => new URL(request.url()).pathname === '/api/admin/live';

function watchRequests(context: BrowserContext): void {
  const of = (request: Request): Set<Request> => {
    // Requests of a page that is being opened have no frame yet: they end before it is there.
    const page = request.isNavigationRequest() ? undefined : request.frame().page();
    const known = (page && underWay.get(page)) ?? new Set();
    if (page) underWay.set(page, known);
    return known;
  };
  context.on('request', (request) => {
    if (!isEndless(request)) of(request).add(request);
  });
  context.on('requestfinished', (request) => void of(request).delete(request));
  context.on('requestfailed', (request) => void of(request).delete(request));
}

const quietMs = 500;

/** Waits until the page has loaded what it shows: nothing has been under way for half a second. */
export async function expectLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  let quietSinceMs = performance.now();
  await expect
    .poll(
      () => {
        if ((underWay.get(page)?.size ?? 0) > 0) quietSinceMs = performance.now();
        return performance.now() - quietSinceMs;
      },
      { intervals: [50] },
    )
    .toBeGreaterThan(quietMs);
}

/** Opens the landing page and waits until it is interactive: it is prerendered, so it is visible before its scripts
 * run. */
export async function openLanding(page: Page, path = '/landing'): Promise<void> {
  await page.goto(path);
  await page.locator('#root:not([data-drawn])').waitFor({ state: 'attached' });
}

/** Goes on to an address within the app, as its links do: the app is not loaded again. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { idx } = (history.state ?? { idx: 0 }) as { readonly idx: number };
    // As the router's own entries are.
    history.pushState({ usr: null, key: to, idx: idx + 1 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Opens the sign-in and waits for the app: what is typed while it takes the place of the drawn form may go to either. What
 * is typed before is tested in drawn-pages.spec.ts. */
export async function openSignIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.locator('#drawn').waitFor({ state: 'detached' });
}

/** Gives the browser a session of one of the demo people, bypassing the form. Go to a screen afterward. */
export async function signIn(page: Page, username: string): Promise<void> {
  const kind = username === people.superAdmin || username === people.admin ? 'admin' : 'client';
  const reply = await page.request.post(`/api/auth/${kind}/login`, { data: { username, password: demoPassword } });
  expect(reply.ok(), `${username} signs in`).toBe(true);
  const { token, user } = (await reply.json()) as { token: string; user: object };
  const entries = [
    [tokenStorageKey, token],
    [userStorageKey, JSON.stringify(user)],
  ] as const;
  // Storage belongs to the origin, so one of its pages must be open.
  await page.route('**/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('/blank');
  await page.evaluate((kept) => {
    for (const [key, value] of kept) localStorage.setItem(key, value);
  }, entries);
  await page.unroute('**/blank');
}

/** Fills in the form of the sign-in, and sends it. */
export async function sendSignIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs in as one of the demo people, as a person would. */
export async function signInByForm(page: Page, username: string): Promise<void> {
  await openSignIn(page);
  await sendSignIn(page, username);
  await page
    .getByRole('navigation', { name: 'Main' })
    .or(page.getByRole('button', { name: 'Menu' }))
    .first()
    .waitFor();
}

declare global {
  interface Window {
    /** Defined by `axeSource`. */
    axe: typeof axe;
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The first is of WCAG 2.2, but off unless it is named; the others are what readers of headings and landmarks rely on. */
const rules = {
  'target-size': { enabled: true },
  'landmark-no-duplicate-banner': { enabled: true },
  'landmark-no-duplicate-main': { enabled: true },
  'landmark-unique': { enabled: true },
  'heading-order': { enabled: true },
};

/** Expects no violation of WCAG 2.2 A and AA, and headings and landmarks in order, as far as a program can tell, once all
 * transitions have ended: in the open dialog, or else on the page. What is behind a dialog is looked at without it. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

async function violationsOf(page: Page, within?: string): Promise<string[]> {
  const isLoaded = await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    return 'axe' in window;
  });
  if (!isLoaded) await page.evaluate(axeSource);
  return await page.evaluate(
    async ([tags, named, part]) => {
      const dialogs = [...document.querySelectorAll('[aria-modal="true"]')].filter((dialog) =>
        dialog.checkVisibility(),
      );
      // What could be loaded ahead is sound, and there is none.
      const options = { runOnly: tags, rules: named, resultTypes: ['violations' as const], preload: false };
      const results = await window.axe.run(part ?? dialogs.at(-1) ?? document, options);
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [wcag, rules, within] as const,
  );
}

/** Expects no horizontal overflow, and accessibility in the colors of the device: light on the desktop, dark on the
 * phone. The other two pairs follow from the contrast of the tokens (tokens.test.ts).
 * @param within - only what is in it is looked at for accessibility; see `expectAccessible` otherwise */
export async function expectFine(page: Page, within?: string): Promise<void> {
  await expectNoSidewaysScroll(page);
  // Some colors follow a moment later; a real violation is still there at the end.
  await expect.poll(() => violationsOf(page, within)).toEqual([]);
}

/** Expects the page to fit on each device, and to be fine on its own, in the full run on both. It ends on its own: the phone
 * if the test is on one, otherwise the desktop. */
export async function expectFineOnEach(page: Page): Promise<void> {
  const { desk, phone } = devices;
  const [own, other] = page.viewportSize()?.width === phone.viewport.width ? [phone, desk] : [desk, phone];
  await (isFullRun ? turnInto(page, other) : page.setViewportSize(other.viewport));
  await (isFullRun ? expectFine(page) : expectNoSidewaysScroll(page));
  await turnInto(page, own);
  await expectFine(page);
}

/** Gives the page the window and the colors of a device, and waits until it has taken on the colors. */
export async function turnInto(page: Page, { viewport, colorScheme }: Device): Promise<void> {
  // Both at once are one layout.
  await Promise.all([page.setViewportSize(viewport), page.emulateMedia({ colorScheme })]);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/** Expects nothing over the line that consoles keep for toasts, at the start of the page and at its end. */
export async function expectToastLineFree(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const line = document.querySelector('[data-toast-line]');
    return [document.body.scrollHeight, 0].flatMap((top) => {
      window.scrollTo({ top, behavior: 'instant' });
      const { left, right, top: edge, bottom } = line?.getBoundingClientRect() ?? new DOMRect();
      const across = Array.from({ length: Math.floor((right - left) / 24) }, (_, index) => left + 12 + index * 24);
      return across
        .map((x) => document.elementFromPoint(x, (edge + bottom) / 2))
        .map((met) => (met === line ? 'the line' : (met?.outerHTML.slice(0, 80) ?? 'nothing')));
    });
  });
  expect([...new Set(over)]).toEqual(['the line']);
}

/** Expects what is shown only once to stay when its dialog is left by a click next to it or with Escape, which asks first.
 * @param what - such as `the token` */
export async function expectKept(page: Page, what: string): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  await page.mouse.click(4, 4);
  await page.keyboard.press('Escape');
  await expect(question.getByText(`You won’t be able to see ${what} again.`)).toBeVisible();
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(question).toBeHidden();
}

/** Watches for a text in a dialog that closes itself: a test that only looks now and then may miss it on a busy machine. Begin
 * before the action that opens the dialog. @returns a function that waits until the text has been shown */
export async function watchDialogsFor(page: Page, text: string): Promise<() => Promise<void>> {
  const watch = await page.evaluateHandle((wanted) => {
    const seen = { isShown: false };
    const observer = new MutationObserver(() => {
      const dialogs = [...document.querySelectorAll('[role="dialog"]')];
      if (!dialogs.some((dialog) => dialog.checkVisibility() && dialog.textContent.includes(wanted))) return;
      seen.isShown = true;
      observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return seen;
  }, text);
  return async () => {
    await expect.poll(() => watch.evaluate(({ isShown }) => isShown), `a dialog shows: ${text}`).toBe(true);
  };
}

/** Expects no horizontal overflow. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // What follows the size of the window is in place a frame later.
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(over).toBeLessThanOrEqual(0);
}

/** How far things moved on the page so far, each time. */
export async function shiftsOn(page: Page): Promise<number[]> {
  return await page.evaluate(
    async () =>
      await new Promise((resolve) => {
        const shifts: number[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
  );
}
