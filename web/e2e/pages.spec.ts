import type { Page } from '@playwright/test';
import {
  demoPassword,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  people,
  schemes,
  signIn,
  sizes,
  test,
} from './fixtures.ts';

/** A name of its own, so that tests beside each other do not meet. */
const fresh = (name: string) => `${name}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}`;

/** What runs in any of the page's frames leaves its mark here. */
const mark = 'window.top.attacked = true';
const attack = `<img src="/favicon.svg" onload="${mark}"><svg onload="${mark}"></svg><script>${mark}</script>`;
const isAttacked = (page: Page) => page.evaluate(() => 'attacked' in window);

const editorText = (page: Page) => page.frameLocator('.tox-edit-area__iframe').locator('body');
const fieldset = (page: Page) => page.getByRole('group', { name: /^Page Content/ });

/** Opens the code view, replaces the HTML and closes it. */
async function writeHtml(page: Page, html: string) {
  await fieldset(page).getByRole('button', { name: 'Source code' }).click();
  const view = page.getByRole('dialog', { name: 'Source Code' });
  await view.getByRole('textbox').fill(html);
  await view.getByRole('button', { name: 'Save' }).click();
  await expect(view).toBeHidden();
}

test('an administrator writes a page, publishes it and sees it as a site shows it', async ({ page }) => {
  const name = fresh('how-we-work');
  await signIn(page, people.admin);
  await page.goto('/admin/pages');
  await page.getByRole('link', { name: 'Create Page' }).click();
  await expect(editorText(page)).toBeVisible();

  await page.getByLabel(/Page Title/).fill(name);
  await expect(page.getByLabel(/Slug \(URL\)/)).toHaveValue(name);
  await page.getByRole('button', { name: 'Create Page' }).click();
  await expect(page.getByText('Please enter page content.')).toBeVisible();

  await writeHtml(page, '<h2>How</h2><p>We are <a href="{domain_url}">{company}</a>. </p>');
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
  await expect(page.getByText(`${name} is saved`)).toBeVisible();

  await page.goto(`/preview/pages/${name}?domain=daily-clips.example`);
  const frame = page.frameLocator(`iframe[title="${name}"]`);
  await expect(frame.getByRole('heading', { name: 'How' })).toBeVisible();
  await expect(frame.locator('a')).toHaveAttribute('href', 'https://daily-clips.example');
  await expect(frame.locator('pre.language-python')).toHaveText('print("hello")');
  await expect(frame.locator('body')).toContainText('Monday to Friday');
  await page.getByRole('button', { name: 'Close Preview' }).click();
  await page.getByRole('heading', { level: 1, name: 'Page Management' }).waitFor();

  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No pages found')).toBeVisible();
});

test('what an attacker writes is text wherever it is shown, and never runs', async ({ page, baseURL, request }) => {
  const name = fresh('attack');
  const api = await signedInApi();
  const variable = await api('/admin/pages/variables', {
    variable_key: name.replaceAll('-', '_'),
    variable_name: attack.slice(0, 200),
    default_value: attack,
  });
  const content = `<p>Start</p>${attack}<p><a href="javascript:${mark}">link</a> {${String(variable.variable_key)}}</p>`;
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
  await expect(editorText(page)).toContainText('Second');
  await writeHtml(page, `<p>By hand</p>${attack}`);
  await expect(editorText(page)).toContainText('By hand');
  await page.goto(`/admin/pages/${String(kept.id)}/edit?revisions=1`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Version 1/ }).click();
  await expect(page.getByRole('region', { name: 'Content, line by line' })).toContainText('Start');
  expect(await isAttacked(page)).toBe(false);

  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('dialog', { name: 'Restore version 1' }).getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Version 1 is restored as version 3')).toBeVisible();
  await page.goto(`/preview/pages/${name}`);
  const body = page.frameLocator('main iframe').locator('body');
  await expect(body).toContainText(`onload="${mark}"`);
  await expect(body.locator('script, svg, img, [onload]')).toHaveCount(0);
  await expect(body.getByText('link', { exact: true })).not.toHaveAttribute('href', /script/);
  expect(await isAttacked(page)).toBe(false);
  await api(`/admin/pages/${String(kept.id)}/delete`, {});

  /** The API as `reviewer` uses it, without the app's own checks. */
  async function signedInApi() {
    const login = { username: people.admin, password: demoPassword };
    const { token } = (await (await request.post(`${baseURL ?? ''}/api/auth/admin/login`, { data: login })).json()) as {
      token: string;
    };
    return async (path: string, data: object) => {
      const reply = await request.post(`${baseURL ?? ''}/api${path}`, {
        data,
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(reply.ok()).toBe(true);
      return ((await reply.json()) as { data: Record<string, unknown> }).data;
    };
  }
});

for (const colorScheme of schemes) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(`${colorScheme}, ${size}`, () => {
      test.use({ colorScheme, viewport });

      test('the editor and every dialog about pages is accessible and fits', async ({ page }) => {
        await signIn(page, people.admin);
        const look = async (step: string) => {
          await test.step(step, async () => {
            await expectAccessible(page);
            await expectNoSidewaysScroll(page);
          });
        };
        await page.goto('/admin/pages/1/edit');
        await expect(editorText(page)).toBeVisible();
        await look('editor');
        await page.getByRole('button', { name: 'Revisions' }).click();
        await page.getByRole('button', { name: /^Version 1/ }).click();
        await page.getByRole('region', { name: 'Content, line by line' }).waitFor();
        await look('revisions');

        await page.goto('/admin/pages?variables=1');
        const values = page.getByRole('button', { name: 'Values' }).first();
        await values.waitFor();
        await look('variables');
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
    });
  }
}
