import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { callsOf } from './calls.ts';
import { demoPassword, devices, expect, expectFine, expectFineOnEach, people, signIn, test } from './fixtures.ts';

/** A unique name, so that parallel tests do not collide. */
const fresh = (name: string) => `${name}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}`;

/** A script that runs in any of the page's frames leaves its mark here. */
const mark = 'window.top.attacked = true';
const attack = `<img src="/favicon.svg" onload="${mark}"><svg onload="${mark}"></svg><script>${mark}</script>`;
const isAttacked = (page: Page) => page.evaluate(() => 'attacked' in window);

const editorText = (page: Page) => page.frameLocator('.tox-edit-area__iframe').locator('body');
/** A busy machine takes a while to load the editor. */
const editorReady = async (page: Page) => await expect(editorText(page)).toBeVisible({ timeout: 120_000 });
/** What the preview's frame shows. It cannot run scripts, so it is read from outside. */
const shownHtml = (page: Page) =>
  page.locator('main iframe').evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.body.innerHTML ?? '');

/** Another host with a picture of one pixel. */
async function aPictureHost() {
  const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const server = createServer((_, response) => response.writeHead(200, { 'Content-Type': 'image/gif' }).end(pixel));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}/logo.gif?size=1&dark=0`, server };
}

/** What the only picture shows: the width of its content, and whether the page itself fetched it. */
const pictureIn = (image: HTMLImageElement) => [image.naturalWidth, image.src.slice(0, 'blob:'.length)];

const fieldset = (page: Page) => page.getByRole('group', { name: /^Page Content/ });

/** Opens the code view, replaces the HTML, and closes it. */
async function writeHtml(page: Page, html: string) {
  await fieldset(page).getByRole('button', { name: 'Source code' }).click();
  const view = page.getByRole('dialog', { name: 'Source Code' });
  await view.getByRole('textbox').fill(html);
  await view.getByRole('button', { name: 'Save' }).click();
  await expect(view).toBeHidden();
}

test('an administrator writes a page, publishes it, and sees it as a site shows it', async ({ page }) => {
  const name = fresh('how-we-work');
  const pictures = await aPictureHost();
  await signIn(page, people.admin);
  await page.goto('/admin/pages');
  await page.getByRole('link', { name: 'Create Page' }).click();
  await editorReady(page);

  await page.getByLabel(/Page Title/).fill(name);
  await expect(page.getByLabel(/Slug \(URL\)/)).toHaveValue(name);
  await page.getByRole('button', { name: 'Create Page' }).click();
  await expect(page.getByText('Please enter page content.')).toBeVisible();

  await writeHtml(
    page,
    `<h2>How</h2><p>We are <a href="{domain_url}">{company}</a>. <img src="${pictures.url}" alt="Logo"></p>`,
  );
  await expect.poll(() => editorText(page).locator('img').evaluate(pictureIn)).toEqual([1, 'blob:']);
  await page.getByRole('button', { name: /^\{support_hours\}/ }).click();
  await expect(editorText(page)).toContainText('{support_hours}');
  await fieldset(page)
    .getByRole('button', { name: /code sample/ })
    .click();
  const sample = page.getByRole('dialog', { name: /Code Sample/ });
  await sample.getByLabel('Language').click();
  const languages = page.getByRole('menuitemcheckbox');
  await expect(languages).toHaveText(['HTML', 'JavaScript', 'CSS', 'PHP', 'JSON', 'Python', 'Bash']);
  await languages.filter({ hasText: 'Python' }).click();
  await sample.getByRole('textbox').fill('print("hello")');
  await sample.getByRole('button', { name: 'Save' }).click();
  await expect(editorText(page)).toContainText('print("hello")');

  await page.getByLabel('Status').selectOption('Published');
  await page.getByRole('button', { name: 'Create Page' }).click();
  await expect(page.getByText(`${name} was saved`)).toBeVisible();

  await page.getByRole('searchbox').fill(name);
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: `Preview ${name} in a new tab` }).click();
  const preview = await opening;
  await preview.getByRole('combobox', { name: 'Preview for' }).fill('daily-clips');
  await preview.getByRole('option', { name: 'daily-clips.example' }).click();
  await expect.poll(() => shownHtml(preview)).toContain('<a href="https://daily-clips.example">');
  const html = await shownHtml(preview);
  expect(html).toContain('<h2>How</h2>');
  const shown = preview.frameLocator('main iframe').getByRole('img', { name: 'Logo' });
  await expect.poll(() => shown.evaluate(pictureIn)).toEqual([1, 'blob:']);
  await expect(shown).toHaveAttribute('data-picture', pictures.url);
  pictures.server.close();
  expect(html).toMatch(/<pre class="language-python"><code>print\("hello"\)<\/code><\/pre>/);
  expect(html).toContain('Monday to Friday');
  // The tab may be gone before its click is confirmed. A click that fails for another reason leaves the tab open.
  const click = preview.getByRole('button', { name: 'Close Preview' }).click();
  await Promise.all([preview.waitForEvent('close'), click.catch(() => undefined)]);

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No pages found')).toBeVisible();
});

test('questions that open at a click survive the editor as they were written', async ({ page, request }) => {
  const slug = fresh('questions');
  const folded = '<details><summary>Why?</summary><p>Because.</p></details>';
  const call = await callsOf(request, people.admin);
  const data = { title: slug, slug, content: `<h2>Questions</h2>${folded}<p>The end.</p>` };
  const { id } = await call<{ id: number }>('/admin/pages', { method: 'POST', data });
  await signIn(page, people.admin);
  await page.goto(`/admin/pages/${String(id)}/edit`);
  await editorReady(page);
  await expect(editorText(page).locator('summary')).toHaveText('Why?');
  await page.getByRole('button', { name: /^\{support_hours\}/ }).click();
  await expect(editorText(page)).toContainText('{support_hours}');
  await page.getByRole('button', { name: 'Save and stay' }).click();
  await expect(page.getByText(`${slug} was saved`)).toBeVisible();
  const saved = await call<{ content: string }>(`/admin/pages/${String(id)}`);
  expect(saved.content).toContain('{support_hours}');
  expect(saved.content.replaceAll(/>\s+</g, '><')).toContain(folded);
  await call(`/admin/pages/${String(id)}/delete`, { method: 'POST' });
});

test('what is pasted from Word or Google Docs keeps its lists and its bold, and no more', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/admin/pages/create');
  await editorReady(page);
  const paste = async (html: string) =>
    await editorText(page).evaluate((body, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', text);
      body.focus();
      body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
  await paste(
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:400">Plain </span>' +
      '<span style="font-weight:700;color:#ff0000">bold</span></p><ul><li aria-level="1">' +
      '<p role="presentation"><span>Item</span></p></li></ul></b>',
  );
  await expect(editorText(page).locator('li')).toHaveText(['Item']);
  await expect(editorText(page).locator('strong, b')).toHaveText(['bold']);
  const item = (text: string) =>
    "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>" +
    `${text}<o:p></o:p></p>`;
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await paste(`<!--StartFragment-->${item('First')}${item('<b>Second</b>')}<!--EndFragment-->`);
  await expect(editorText(page).locator('ol > li')).toHaveText(['First', 'Second']);
  await expect(editorText(page).locator('strong, b')).toHaveText(['bold', 'Second']);
  await expect(editorText(page).locator('[style], span')).toHaveCount(0);
});

test('anything an attacker writes is shown as text everywhere, and never runs', async ({
  page,
  baseURL,
  request,
  faults,
}) => {
  const name = fresh('attack');
  const api = await signedInApi();
  const variable = await api('/admin/pages/variables', {
    variable_key: name.replaceAll('-', '_'),
    variable_name: attack.slice(0, 200),
    default_value: attack,
  });
  const content = `<p>Start</p>${attack}<p><a href="javascript:${mark}">link</a> {${variable.variable_key}}</p>`;
  const kept = await api('/admin/pages', {
    title: `<img src=/favicon.svg onload="${mark}">`,
    slug: name,
    content,
    meta_description: `<b onclick="${mark}">x</b>`,
    status: 'published',
  });
  expect(kept.content).not.toMatch(/script|onload/);
  await api(`/admin/pages/${String(kept.id)}/update`, {
    title: 'Harmless',
    slug: name,
    content: `<p>Second</p>${attack}`,
  });

  await signIn(page, people.admin);
  await page.goto(`/admin/pages?search=${name}&view=grid`);
  await page.getByRole('link', { name: 'Harmless', exact: true }).click();
  await editorReady(page);
  await expect(editorText(page)).toContainText('Second');
  await writeHtml(page, `<p>By hand</p>${attack}`);
  await expect(editorText(page)).toContainText('By hand');
  // Chromium reports handlers blocked by the policy even while the sanitizer is removing them.
  const isHeldBack = (fault: string) => fault.startsWith('console: Executing inline event handler violates');
  faults.splice(0, faults.length, ...faults.filter((fault) => !isHeldBack(fault)));
  expect(await isAttacked(page)).toBe(false);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Page Management' }).waitFor();

  await page.goto(`/admin/pages/${String(kept.id)}/edit?revisions=1`);
  await page.getByRole('button', { name: /^Version 1/ }).click();
  await expect(page.getByRole('region', { name: 'Content, line by line' })).toContainText('Start');
  expect(await isAttacked(page)).toBe(false);

  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('dialog', { name: 'Restore version 1' }).getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Version 1 was restored as version 3')).toBeVisible();
  await page.goto(`/preview/pages/${name}`);
  await expect.poll(() => shownHtml(page)).toContain(`onload="${mark}"`);
  const html = await shownHtml(page);
  // The attack in the variable's value is text; the one in the content is reduced to a plain picture.
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toMatch(/<script|<svg|javascript:|<img[^>]*onload/);
  expect(await isAttacked(page)).toBe(false);
  await api(`/admin/pages/${String(kept.id)}/delete`, {});
  await api(`/admin/pages/variables/${String(variable.id)}`, undefined);

  /** The API as `reviewer` uses it, bypassing the app's own checks. */
  async function signedInApi() {
    const login = { username: people.admin, password: demoPassword };
    const { token } = (await (await request.post(`${baseURL ?? ''}/api/auth/admin/login`, { data: login })).json()) as {
      token: string;
    };
    /** Deletes when there is no data. */
    return async (path: string, data: object | undefined) => {
      const reply = await request.fetch(`${baseURL ?? ''}/api${path}`, {
        method: data === undefined ? 'DELETE' : 'POST',
        headers: { Authorization: `Bearer ${token}` },
        ...(data === undefined ? {} : { data }),
      });
      expect(reply.ok()).toBe(true);
      return ((await reply.json()) as { data: Kept }).data;
    };
  }
});

interface Kept {
  readonly id: number;
  readonly content: string;
  readonly variable_key: string;
}

/** What the preview in the editor shows: nothing while it loads, when it has no body. */
const previewed = (page: Page) =>
  page
    .getByTitle('Preview of the content')
    .evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.querySelector('body')?.innerHTML ?? '');

test('the preview stands beside the editor, follows what is typed, and runs nothing', async ({ page, faults }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, people.admin);
  await page.goto('/admin/pages/create');
  await editorReady(page);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('What you write appears here as visitors will see it.');
  await editorText(page).click();
  await page.keyboard.type('Call us in {year}');
  await expect.poll(() => previewed(page)).toMatch(/^<p>Call us in 20\d\d<\/p>/);
  const [left, right] = [await fieldset(page).boundingBox(), await preview.boundingBox()];
  expect(left && right && left.x + left.width <= right.x && right.y < left.y + left.height).toBe(true);
  await writeHtml(page, `<p>By hand</p>${attack}`);
  await expect.poll(() => previewed(page)).toContain('<p>By hand</p>');
  expect(await previewed(page)).not.toMatch(/<script|onload|<svg/);
  const isHeldBack = (fault: string) => fault.startsWith('console: Executing inline event handler violates');
  faults.splice(0, faults.length, ...faults.filter((fault) => !isHeldBack(fault)));
  expect(await isAttacked(page)).toBe(false);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(preview).toBeHidden();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect.poll(() => previewed(page)).toContain('<p>By hand</p>');
  await expect(fieldset(page)).toBeHidden();
  await page.getByRole('button', { name: 'Write' }).click();
  await expect(editorText(page)).toContainText('By hand');
});

test('Ctrl+S held for a while saves once at a time, and never meets its own conflict', async ({ page, request }) => {
  const call = await callsOf(request, people.admin);
  const slug = fresh('held');
  const { id } = await call<{ id: number }>('/admin/pages', {
    method: 'POST',
    data: { title: slug, slug, content: '<p>x</p>' },
  });
  await signIn(page, people.admin);
  await page.goto(`/admin/pages/${String(id)}/edit`);
  await editorReady(page);
  const replies: number[] = [];
  page.on('response', (reply) => {
    if (reply.request().method() !== 'GET' && reply.url().includes(`/pages/${String(id)}`))
      replies.push(reply.status());
  });
  await page.getByLabel(/Page Title/).fill('Held');
  await page.keyboard.down('Control');
  for (let repeat = 0; repeat < 12; repeat += 1) await page.keyboard.down('s');
  await page.keyboard.up('s');
  await page.keyboard.up('Control');
  await expect.poll(() => replies.length).toBeGreaterThan(0);
  const saved = await call<{ title: string }>(`/admin/pages/${String(id)}`);
  expect(saved.title).toBe('Held');
  // One more would follow the first at once.
  await page.getByRole('link', { name: 'Feeds' }).click();
  await expect(page).toHaveURL('/admin/feeds');
  expect(replies.length).toBeLessThanOrEqual(2);
  expect(new Set(replies)).toEqual(new Set([200]));
});

test('no field of the editor is under the bar at its foot while it has the focus', async ({ page }) => {
  await page.setViewportSize(devices.phone.viewport);
  await signIn(page, people.admin);
  await page.goto('/admin/pages/create');
  await editorReady(page);
  for (const [height, reducedMotion] of [
    [844, 'no-preference'],
    [500, 'reduce'],
  ] as const) {
    await page.setViewportSize({ width: devices.phone.viewport.width, height });
    await page.emulateMedia({ reducedMotion });
    const barTop = async () => (await page.getByRole('button', { name: 'Save and stay' }).boundingBox())?.y ?? 0;
    /** How far the focus reaches below the top of the bar's buttons. */
    const covered = async () => {
      const focused = await page.locator(':focus').boundingBox();
      return focused ? focused.y + focused.height - (await barTop()) : 0;
    };
    for (const label of [/Slug \(URL\)/, /Meta Description/, /Meta Keywords/, /Page Type/, /Status/, /^Active/]) {
      const field = page.getByLabel(label);
      // In the window, but under the bar: the browser would leave it there.
      await field.evaluate((element) => {
        const top = element.getBoundingClientRect().bottom - window.innerHeight + 4;
        window.scrollBy({ top, behavior: 'instant' });
      });
      await field.focus();
      await expect.poll(covered, String(label)).toBeLessThanOrEqual(0);
    }
  }
});

test('the editor and every dialog about pages are accessible and fit', async ({ page }) => {
  await signIn(page, people.admin);
  const look = (step: string) => test.step(step, () => expectFineOnEach(page));
  await page.goto('/admin/pages/1/edit');
  await editorReady(page);
  // Next to the editor, the preview is seen with it, in screens.spec.ts.
  await page.setViewportSize(devices.phone.viewport);
  await page.emulateMedia({ colorScheme: devices.phone.colorScheme });
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByTitle('Preview of the content').waitFor();
  await test.step('preview', () => expectFine(page));
  await page.getByRole('button', { name: 'Write' }).click();
  await page.getByRole('button', { name: 'Revisions' }).click();
  await page.getByRole('button', { name: /^Version 1/ }).click();
  await page.getByRole('region', { name: 'Content, line by line' }).waitFor();
  await look('revisions');

  await page.goto('/admin/pages?variables=1');
  const variable = page.getByRole('listitem').filter({ hasText: '{support_email}' });
  const values = variable.getByRole('button', { name: 'Values' });
  await values.click();
  await page.getByRole('button', { name: 'Edit daily-clips.example' }).waitFor();
  await look('values');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'New variable' }).click();
  await page.getByLabel('Key').waitFor();
  await look('new variable');

  await page.goto('/admin/pages?view=grid&status=published');
  await page.getByLabel('Select all on this page').check();
  await look('grid, all selected');
  await page.getByRole('button', { name: 'Delete Selected' }).click();
  await page.getByText(/^Are you sure you want to delete \d+ pages\?/).waitFor();
  await look('bulk question');
});
