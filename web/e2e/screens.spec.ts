import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aDomain } from './calls.ts';
import { editorIfAny, inside, screens } from './every-screen.ts';
import {
  devices,
  expect,
  expectFine,
  expectFineOnEach,
  expectLoaded,
  expectToastLineFree,
  people,
  signIn,
  test,
  turnInto,
} from './fixtures.ts';
import { textFaultsOf } from './text-faults.ts';

const readable = 'and its texts can be read in every window';

for (const { name, who, paths } of inside) {
  test(`every dialog and tab of ${name} is accessible and fits on each device, ${readable}`, async ({ page }) => {
    await signIn(page, people[who]);
    for (const [path, text] of paths) {
      await test.step(path, async () => {
        await page.setViewportSize(devices.desk.viewport);
        await page.goto(path);
        await page.getByRole('heading').first().waitFor();
        if (text !== undefined) await page.getByText(text).filter({ visible: true }).first().waitFor();
        await expectLoaded(page);
        await expectFineOnEach(page);
        expect.soft(await textFaultsOf(page), path).toEqual([]);
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
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize(devices.desk.viewport);
        await page.emulateMedia({ colorScheme: devices.desk.colorScheme });
        if (isVisitor) await page.goto(path);
        else await lookWhileLoading(page, path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectLoaded(page);
        await editorIfAny(page);
        for (const device of [devices.desk, devices.phone]) {
          await turnInto(page, device);
          if (!isVisitor && path !== '/device') await expectToastLineFree(page);
          await expectFine(page);
        }
        expect.soft(await textFaultsOf(page), path).toEqual([]);
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
  for (const path of ['/admin/clients', '/admin/clients/1', '/admin/api-tokens', '/admin/settings']) {
    await page.goto(path);
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

/** Opens a screen, looks at it while it waits for its data, and lets the data come. */
async function lookWhileLoading(page: Page, path: string): Promise<void> {
  const { held, letGo } = await holdRequests(page);
  await page.goto(path);
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
