import type { Grt } from '@grt/sdk';
import type { FetchLike } from '@grt/sdk';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseFound } from '../../testing/choose-found.ts';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { anApprovedDomain, failingServer, grtOf } from '../../testing/client-app.tsx';
import { renderApp } from '../../testing/render-app.tsx';
import { frameDocument } from '../../parts/page-frame/frame-document.ts';

let server: TestServer;
let admin: Grt;
beforeAll(async () => {
  server = await createTestServer();
  admin = await grtOf(server, 'admin');
  await admin.pages.create({
    title: 'Content Removal',
    slug: 'content-removal',
    content: '<p>Write to {removal_email} or {nobody}.</p>',
    meta_description: 'How to have a video removed.',
    page_type: 'policy',
    status: 'published',
  });
});
afterAll(() => server.close());

/** Follows redirects, as a browser does. */
const browserFetch: FetchLike = async (input, init) => {
  const reply = await server.fetch(input, init);
  const location = reply.headers.get('location');
  return reply.status === 301 && location !== null ? await server.fetch(new URL(location, input).href, init) : reply;
};
const openAsVisitor = (entry: string, fetch = browserFetch) => renderApp(entry, { fetch, baseUrl: server.baseUrl });
const frame = () => screen.findByTitle<HTMLIFrameElement>('Content Removal');

it('shows a visitor the page with its details, and nothing meant for administrators', async () => {
  openAsVisitor('/preview/pages/content-removal');
  await screen.findByRole('heading', { level: 1, name: 'Content Removal' });
  screen.getByText('How to have a video removed.');
  screen.getByText(/^Policy · Last updated/);
  const banner = within(screen.getByRole('banner', { name: 'Preview' }));
  banner.getByText('/content-removal');
  banner.getByRole('button', { name: 'Close Preview' });
  expect(banner.queryByText('Published')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  const shown = await frame();
  expect(shown.getAttribute('sandbox')).not.toContain('allow-scripts');
  expect(shown.srcdoc).toContain('<p>Write to {removal_email} or {nobody}.</p>');
});

it('shows an administrator the status and unknown words, and the page as on a chosen domain', async () => {
  await anApprovedDomain(server, 'clips.example');
  const { user, path } = await openAsReviewer(server, '/preview/pages/content-removal', browserFetch);
  await screen.findByText('No variable exists for {nobody}.');
  screen.getByText('Published');
  await chooseFound(user, screen.getByRole('combobox', { name: 'Preview for' }), 'clips.example');
  await waitFor(async () => expect((await frame()).srcdoc).toContain('Write to removal@clips.example'));
  expect(path()).toBe('/preview/pages/content-removal?domain=clips.example');
});

it('says that only administrators see a draft', async () => {
  await admin.pages.create({ title: 'Draft', slug: 'a-draft', content: '<p>x</p>' });
  await openAsReviewer(server, '/preview/pages/a-draft', browserFetch);
  expect(await screen.findByText('Only administrators can see this page: it is a draft.')).toBeDefined();
});

it('follows an old slug to the current one', async () => {
  const { id } = await admin.pages.create({
    title: 'Moved',
    slug: 'old-one',
    content: '<p>x</p>',
    status: 'published',
  });
  await admin.pages.update({ id, title: 'Moved', slug: 'new-one', content: '<p>x</p>' });
  const { path } = openAsVisitor('/preview/pages/old-one');
  await screen.findByRole('heading', { level: 1, name: 'Moved' });
  await waitFor(() => expect(path()).toBe('/preview/pages/new-one'));
});

describe('a page that cannot be shown', () => {
  it.each([
    ['none', undefined, 'Page not found'],
    ['content-removal', 503, 'Failed to load page: 503 Service Unavailable'],
  ])('%s, answered %s: %s', async (slug, status, message) => {
    const failing = failingServer(server, () => status !== undefined, status);
    openAsVisitor(`/preview/pages/${slug}`, failing.fetch);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    screen.getByRole('heading', { level: 1, name: 'Preview Error' });
  });

  it('can be retried', async () => {
    let isDown = true;
    const { user } = openAsVisitor('/preview/pages/content-removal', async (input, init) => {
      if (isDown) throw new TypeError('No network');
      return await browserFetch(input, init);
    });
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load page preview');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('heading', { level: 1, name: 'Content Removal' });
  });
});

it.each([
  ['a script', '<p>a</p><script>alert(1)</script>'],
  ['an event', '<p onclick="alert(1)">a</p>'],
  ['a script address', '<p><a href="javascript:alert(1)">a</a></p>'],
  ['a form', '<form action="https://evil.example"><input name="password"></form>'],
  ['a style', '<p style="position:fixed;inset:0">a</p><style>p{}</style>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ['a drawing', '<svg onload="alert(1)"></svg>'],
  ['names', '<p id="root" name="x" data-x="1">a</p>'],
])('takes %s out once more, whatever the server sends', (_what, html) => {
  const { body } = new DOMParser().parseFromString(frameDocument(html, 'light'), 'text/html');
  expect(body.querySelectorAll('script, form, input, style, iframe, svg')).toHaveLength(0);
  const attributes = [...body.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
  expect(attributes).toEqual([]);
});
