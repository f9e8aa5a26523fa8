import { randomUUID } from 'node:crypto';
import type { Page, ViewportSize } from '@playwright/test';
import { aDomain } from './calls.ts';
import { editorIfAny, inside, screens } from './every-screen.ts';
import {
  devices,
  expect,
  expectFine,
  expectLoaded,
  expectNoSidewaysScroll,
  expectToastLineFree,
  moveTo,
  people,
  signIn,
  test,
  turnInto,
  type Device,
} from './fixtures.ts';
import { textFaultsOf } from './text-faults.ts';
import { weigh } from './weight.ts';
import { isFullRun } from '../src/testing/full-run.ts';
import { windows } from './windows.ts';

const readable = 'and its texts can be read in every window';

for (const { name, who, paths } of inside) {
  test(`every dialog and tab of ${name} is accessible and fits on each device, ${readable}`, async ({ page }) => {
    await signIn(page, people[who]);
    for (const [index, [path, text]] of paths.entries()) {
      await test.step(path, async () => {
        const [device] = turnOf(index);
        // The first one loads the app; in the full run, each of them does.
        if (index === 0 || isFullRun) await open(page, path, device);
        else await Promise.all([turnInto(page, device), moveTo(page, path)]);
        await page.getByRole('heading').first().waitFor();
        if (text !== undefined) await page.getByText(text).filter({ visible: true }).first().waitFor();
        await expectLoaded(page);
        await expectFineEverywhere(page, index, expectFine);
      });
    }
  });
}

for (const { name, who, paths } of screens) {
  const isVisitor = who === 'visitor';
  const alsoLoading = isVisitor ? '' : ', also while it loads';
  test(`every screen of ${name} is accessible and fits on each device, and keeps the console quiet${alsoLoading}, ${readable}`, async ({
    page,
  }) => {
    if (!isVisitor) await signIn(page, people[who]);
    for (const [index, path] of paths.entries()) {
      await test.step(path, async () => {
        const [device] = turnOf(index);
        const expectWithinBudgets = weigh(page);
        if (isVisitor) await open(page, path, device);
        else await lookWhileLoading(page, path, device);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectLoaded(page);
        await editorIfAny(page);
        if (!heavier.has(path)) await expectWithinBudgets();
        await expectFineEverywhere(page, index, async () => {
          if (!isVisitor && path !== '/device') await expectToastLineFree(page);
          await expectFine(page);
        });
      });
    }
  });
}

test('the longest domains can be read in every window', async ({ page, request }) => {
  const name = `${'long-'.repeat(11)}${randomUUID().slice(0, 7)}.${'label-'.repeat(8)}x.example`;
  await aDomain(request, name);
  await signIn(page, people.client);
  await page.goto(`/client/domains?search=${name}`);
  const row = page.getByRole('listitem', { name });
  await row.waitFor();
  await expectLoaded(page);
  expect(await textFaultsOf(page)).toEqual([]);
  await expect(row.getByRole('heading', { name })).toBeVisible();
});

test('a wide window has one width for lists and records, and a narrower one for forms', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await signIn(page, people.superAdmin);
  const widths: [path: string, width: number | undefined][] = [];
  await page.goto('/admin');
  for (const path of ['/admin/clients', '/admin/clients/1', '/admin/api-tokens', '/admin/settings']) {
    await moveTo(page, path);
    await expectLoaded(page);
    widths.push([path, (await page.locator('main > *').first().boundingBox())?.width]);
  }
  expect(widths).toEqual([
    ['/admin/clients', 1600],
    ['/admin/clients/1', 1600],
    ['/admin/api-tokens', 1600],
    ['/admin/settings', 1160],
  ]);
});

/** Screens that load more than the budget of a console, which decision 0008 names, and the landing page with the
 * application. settings.spec.ts has the settings of a client without tokens, which are within it. */
const heavier = new Set([
  '/landing?apply=1',
  '/admin/pages/1/edit',
  '/client/domains',
  '/client/feeds/1',
  '/client/settings',
  '/setup',
  '/setup/administrator?token=none',
]);

/** Opens a page on a device. */
async function open(page: Page, path: string, { viewport, colorScheme }: Device): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  await page.goto(path);
}

/** The device that a page is examined on, and the other one: they take turns. The window in which one visit ends is that in
 * which the next one begins. */
function turnOf(index: number): readonly [Device, Device] {
  return index % 2 === 0 ? [devices.desk, devices.phone] : [devices.phone, devices.desk];
}

/** The windows that a page's texts are read in on the way from one device to the other: those of the devices, and one
 * between them in turn; in the full run all. */
function windowsOf(index: number): readonly ViewportSize[] {
  const last = windows.length - 1;
  const looked = new Set([0, 1 + (index % (last - 1)), last]);
  const sizes = isFullRun ? windows : windows.filter((_, at) => looked.has(at));
  return turnOf(index)[0] === devices.desk ? sizes : sizes.toReversed();
}

/** Expects a page to be fine on the first device, and in the full run on the other one, too; to fit on both, and its texts
 * to be readable in the windows on the way. */
async function expectFineEverywhere(page: Page, index: number, isFine: (page: Page) => Promise<void>): Promise<void> {
  const [first, last] = turnOf(index);
  await turnInto(page, first);
  await isFine(page);
  expect.soft(await textFaultsOf(page, windowsOf(index)), page.url()).toEqual([]);
  if (!isFullRun) return await expectNoSidewaysScroll(page);
  await turnInto(page, last);
  await isFine(page);
}

/** Opens a screen, looks at it while it waits for its data, and lets the data come. */
async function lookWhileLoading(page: Page, path: string, device: Device): Promise<void> {
  const { held, letGo } = await holdRequests(page);
  await open(page, path, device);
  await page.getByRole('main').waitFor();
  await expect.poll(held, 'requests that are held back').toBeGreaterThan(0);
  // The frame around it is the same once the data is there.
  await expectFine(page, 'main');
  await letGo();
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
