import type { Grt } from '@grt/sdk';
import type { SitePage } from '@grt/sdk/contract';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { failingServer, grtOf, heldServer } from '../../testing/client-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
let admin: Grt;
beforeAll(async () => {
  server = await createTestServer();
  admin = await grtOf(server, 'admin');
});
afterAll(() => server.close());

const aPage = async (slug: string, changes: Partial<Pick<SitePage, 'content' | 'status'>> = {}) =>
  await admin.pages.create({ title: `Page ${slug}`, slug, content: '<p>One</p>', ...changes });

const title = () => screen.findByLabelText<HTMLInputElement>(/Page Title/);
const slug = () => screen.getByLabelText<HTMLInputElement>(/Slug \(URL\)/);
/** In a browser without in-place editing, as here, the content is edited as text. */
const content = () => screen.findByLabelText<HTMLTextAreaElement>('Page Content as HTML');
const write = async (html: string) => fireEvent.change(await content(), { target: { value: html } });
const button = (name: string) => screen.getByRole('button', { name });
const alerts = () => screen.getAllByRole('alert').map((one) => one.textContent);

describe('a new page', () => {
  it('says what is missing, derives its slug from the title until edited, and is created as a draft', async () => {
    const { user, path } = await openAsReviewer(server, '/admin/pages/create');
    await screen.findByRole('heading', { level: 1, name: 'Create New Page' });
    await user.click(button('Create Page'));
    expect(await screen.findByText('Please enter a page title.')).toBeDefined();
    expect(screen.getByText('Please enter a page slug.')).toBeDefined();

    await user.type(await title(), '  Über us: 100% --fun! ');
    expect(slug().value).toBe('uber-us-100-fun');
    expect(screen.getByText('https://example.com/uber-us-100-fun')).toBeDefined();
    await user.clear(slug());
    await writeIn(user, slug(), 'about-us');
    await user.type(await title(), 'X');
    expect(slug().value).toBe('about-us');

    await user.click(button('Create Page'));
    await waitFor(() => expect(alerts()).toContain('Please enter page content.'));
    await write('<p>&nbsp;</p>');
    await user.click(button('Create Page'));
    await waitFor(() => expect(alerts()).toContain('Please enter page content.'));

    await write('<p>We are {company}.</p><script>steal()</script>');
    await writeIn(user, screen.getByLabelText(/Meta Description/), 'About');
    expect(screen.getByText('5/160')).toBeDefined();
    await user.click(button('Create Page'));
    await screen.findByRole('heading', { level: 1, name: 'Page Management' });
    expect(path()).toBe('/admin/pages');
    const [page] = (await admin.pages.list({ search: 'about-us' })).data;
    expect(await admin.pages.show({ id: page?.id ?? 0 })).toMatchObject({
      content: '<p>We are {company}.</p>',
      meta_description: 'About',
      page_type: 'custom',
      status: 'draft',
      is_active: true,
    });
  });

  it('appends a variable to the content, and warns about words that match no variable', async () => {
    await admin.variables.create({ variable_key: 'phone', variable_name: 'Phone', default_value: '+1 555' });
    const { user } = await openAsReviewer(server, '/admin/pages/create');
    const phone = await screen.findByRole('button', { name: /\{phone\}/ });
    expect(phone.textContent).toContain('Default: +1 555');
    await write('<p>Call {typo}</p>');
    await user.click(phone);
    expect((await content()).value).toBe('<p>Call {typo}</p>{phone}');
    await writeIn(user, await title(), 'With variables');
    await user.selectOptions(screen.getByLabelText('Status'), 'published');
    await user.selectOptions(screen.getByLabelText('Page Type'), 'legal');
    await user.click(screen.getByLabelText('Active'));
    await user.click(button('Create Page'));
    expect(await screen.findByText('No variable exists for {typo}.')).toBeDefined();
    const [page] = (await admin.pages.list({ search: 'with-variables' })).data;
    expect(page).toMatchObject({ status: 'published', page_type: 'legal', is_active: false });
  });

  it('lists what the server refuses, keeps what was typed, and asks before that is lost', async () => {
    await aPage('taken');
    const { user, path } = await openAsReviewer(server, '/admin/pages/create');
    await writeIn(user, await title(), 'Taken');
    await write('<p>x</p>');
    await user.click(button('Create Page'));
    const alert = within((await screen.findByText('Validation errors:')).parentElement as HTMLElement);
    expect(alert.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Another page has this slug. Please choose another one.',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(slug()));
    await user.click(button('Cancel'));
    const question = within(await screen.findByRole('dialog'));
    await question.findByText('Are you sure you want to cancel? Any unsaved changes will be lost.');
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(path()).toBe('/admin/pages/create');
    expect((await content()).value).toBe('<p>x</p>');
  });
});

it('goes on with what was typed while a new page was saved, and is created once', async () => {
  const held = heldServer(server, (method, path) => method === 'POST' && path.endsWith('/pages'));
  const { user, path } = await openAsReviewer(server, '/admin/pages/create', held.fetch);
  await writeIn(user, await title(), 'Growing');
  await write('<p>One</p>');
  await user.keyboard('{Control>}s{/Control}');
  await held.arrived;
  await user.keyboard('{Control>}s{/Control}');
  await write('<p>One, two</p>');
  held.release();
  const update = await screen.findByRole('button', { name: 'Update Page' });
  expect((await content()).value).toBe('<p>One, two</p>');
  const [page] = (await admin.pages.list({ search: 'growing' })).data;
  expect(path()).toBe(`/admin/pages/${String(page?.id)}/edit`);
  expect(screen.queryByText('Someone else saved this page')).toBeNull();
  await user.click(update);
  await screen.findByRole('heading', { level: 1, name: 'Page Management' });
  expect(await admin.pages.show({ id: page?.id ?? 0 })).toMatchObject({ content: '<p>One, two</p>', version: 2 });
});

describe('an existing page', () => {
  it('keeps its slug when the title changes, and saves as the next version', async () => {
    const { id } = await aPage('steady');
    const { user } = await openAsReviewer(server, `/admin/pages/${String(id)}/edit`);
    await writeIn(user, await title(), ', renamed');
    expect(slug().value).toBe('steady');
    await user.click(button('Update Page'));
    await screen.findByText('Page steady, renamed was saved');
    expect(await admin.pages.show({ id })).toMatchObject({ title: 'Page steady, renamed', slug: 'steady', version: 2 });
  });

  it('is saved by Ctrl+S and stays open, and goes on from what was saved', async () => {
    const { id } = await aPage('stayed');
    const { user, path } = await openAsReviewer(server, `/admin/pages/${String(id)}/edit`);
    await user.type(await title(), '!');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText(/^Version 2, last saved by/);
    await user.type(await title(), '!');
    await user.click(button('Save and stay'));
    await screen.findByText(/^Version 3, last saved by/);
    expect(path()).toBe(`/admin/pages/${String(id)}/edit`);
    expect(await admin.pages.show({ id })).toMatchObject({ title: 'Page stayed!!', version: 3 });
    await user.click(button('Cancel'));
    await screen.findByRole('heading', { level: 1, name: 'Page Management' });
  });

  it('keeps what is typed while it is being saved, and saves it next, however long Ctrl+S is held', async () => {
    const { id } = await aPage('typed-on');
    const held = heldServer(server, (method, path) => method === 'POST' && path.endsWith('/update'));
    let saves = 0;
    const { user } = await openAsReviewer(server, `/admin/pages/${String(id)}/edit`, async (input, init) => {
      if (init?.method === 'POST' && input.endsWith('/update')) saves += 1;
      return await held.fetch(input, init);
    });
    await user.type(await title(), '!');
    const press = (repeat: boolean) => fireEvent.keyDown(window, { key: 's', ctrlKey: true, repeat });
    press(false);
    for (let times = 0; times < 11; times += 1) press(true);
    await held.arrived;
    await user.type(await title(), '?');
    press(false);
    held.release();
    await screen.findByText(/^Version 3, last saved by/);
    expect((await title()).value).toBe('Page typed-on!?');
    expect(await admin.pages.show({ id })).toMatchObject({ title: 'Page typed-on!?', version: 3 });
    expect(saves).toBe(2);
    expect(screen.queryByText('Someone else saved this page')).toBeNull();
  });

  it('stays open with what was typed while it was saved', async () => {
    const { id } = await aPage('unfinished');
    const held = heldServer(server, (method, path) => method === 'POST' && path.endsWith('/update'));
    const { user, path } = await openAsReviewer(server, `/admin/pages/${String(id)}/edit`, held.fetch);
    await user.type(await title(), '!');
    await user.click(button('Update Page'));
    await held.arrived;
    await user.type(await title(), '?');
    held.release();
    await screen.findByText(/^Version 2, last saved by/);
    expect(path()).toBe(`/admin/pages/${String(id)}/edit`);
    expect((await title()).value).toBe('Page unfinished!?');
    await user.click(button('Update Page'));
    await screen.findByText('Page unfinished!? was saved');
    expect(await admin.pages.show({ id })).toMatchObject({ title: 'Page unfinished!?', version: 3 });
  });

  it('links to the list if it cannot be loaded', async () => {
    for (const id of ['999999', 'none']) {
      const { path } = await openAsReviewer(server, `/admin/pages/${id}/edit`);
      expect((await screen.findAllByText('Failed to load page. Please try again.')).length).toBeGreaterThan(0);
      await waitFor(() => expect(path()).toBe('/admin/pages'));
    }
  });

  it('takes back what the last try said with the next one, before the server has answered', async () => {
    const { id } = await aPage('second-try');
    const isSaving = (method: string, path: string) => method === 'POST' && path.endsWith('/update');
    const failing = failingServer(server, isSaving);
    const held = heldServer(server, isSaving);
    let isMended = false;
    const { user } = await openAsReviewer(server, `/admin/pages/${String(id)}/edit`, async (input, init) =>
      isMended ? await held.fetch(input, init) : await failing.fetch(input, init),
    );
    const again = async () => {
      await user.type(await title(), '!');
      await user.click(button('Save and stay'));
    };
    await again();
    await screen.findByText('Failed to save page. Please try again.');
    await user.clear(await title());
    await user.click(button('Save and stay'));
    await screen.findByText('Please enter a page title.');
    expect(screen.queryByText('Failed to save page. Please try again.')).toBeNull();

    await again();
    await screen.findByText('Failed to save page. Please try again.');
    isMended = true;
    await again();
    await held.arrived;
    expect(screen.queryByRole('alert')).toBeNull();
    held.release();
    await screen.findByText('!! was saved');
  });

  it('shows beside the fields what visitors would see of what is not saved, and says when it cannot', async () => {
    await admin.variables.create({ variable_key: 'office', variable_name: 'Office', default_value: 'Lisbon & Porto' });
    const { id } = await aPage('seen-before');
    const failing = failingServer(server, (_method, path) => path === '/admin/pages/preview', 403);
    const { user } = await openAsReviewer(server, `/admin/pages/${String(id)}/edit`, failing.fetch);
    await write('<p onclick="a()">We are in {office} {typo}</p>');
    await user.click(button('Preview'));
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    await preview.findByText('The preview could not be loaded.');
    failing.mend();
    await user.click(preview.getByRole('button', { name: 'Retry' }));
    const frame = await preview.findByTitle<HTMLIFrameElement>('Preview of the content');
    await waitFor(() => expect(frame.srcdoc).toContain('<p>We are in Lisbon &amp; Porto {typo}</p>'));
    expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
    expect((await admin.pages.show({ id })).content).toBe('<p>One</p>');

    await user.click(button('Write'));
    expect((await content()).value).toContain('{office}');
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    await screen.findByText('Page seen-before was saved');
    expect((await admin.pages.show({ id })).content).toBe('<p>We are in {office} {typo}</p>');
  });

  it('shows the second of two people who was first, and lets them overwrite or start from it', async () => {
    const { id } = await aPage('contested');
    const { user } = await openAsReviewer(server, `/admin/pages/${String(id)}/edit`);
    await writeIn(user, await title(), ', mine');
    await admin.pages.update({ id, title: 'Hers', slug: 'contested', content: '<p>Hers</p>' });
    await user.click(button('Update Page'));
    expect(await screen.findByText(/^\w+ \w+ changed this page on .* UTC\. Reload the page/)).toBeDefined();
    await user.click(button('Save mine as a new version'));
    await screen.findByText('Page contested, mine was saved');
    expect(await admin.pages.show({ id })).toMatchObject({ title: 'Page contested, mine', version: 3 });
  });

  it('discards unsaved input for the newest version on request', async () => {
    const { id } = await aPage('given-up');
    const { user } = await openAsReviewer(server, `/admin/pages/${String(id)}/edit`);
    await writeIn(user, await title(), ', mine');
    await admin.pages.update({ id, title: 'Hers', slug: 'given-up', content: '<p>Hers</p>' });
    await user.click(button('Update Page'));
    await screen.findByText('Someone else saved this page');
    await user.click(button('Discard my changes and load it'));
    await waitFor(async () => expect((await title()).value).toBe('Hers'));
    expect((await content()).value).toBe('<p>Hers</p>');
  });
});

it('compares a revision with the current version, and restores it as the newest', async () => {
  const { id } = await aPage('history', { content: '<p>Same</p><p>Old line</p>' });
  await admin.pages.update({ id, title: 'New title', slug: 'history', content: '<p>Same</p><p>New line</p>' });
  const { user, path } = await openAsReviewer(server, `/admin/pages/${String(id)}/edit`);
  await title();
  await user.click(button('Revisions'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revisions' }));
  expect(path()).toBe(`/admin/pages/${String(id)}/edit?revisions=1`);
  await user.click(await dialog.findByRole('button', { name: /^Version 1/ }));
  const compared = within(await dialog.findByRole('region', { name: 'Content, line by line' }));
  expect(compared.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    ' <p>Same</p>',
    '−Removed: <p>Old line</p>',
    '+Added: <p>New line</p>',
  ]);
  expect(dialog.getByText('Page history').tagName).toBe('DEL');
  await user.click(dialog.getByRole('button', { name: 'Restore version 1' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Restore version 1' })).getByRole('button', { name: 'Restore' }),
  );
  await screen.findByText('Version 1 was restored as version 3');
  await waitFor(async () => expect((await title()).value).toBe('Page history'));
  expect(await admin.pages.show({ id })).toMatchObject({ version: 3, content: '<p>Same</p><p>Old line</p>' });
});
