import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import type { Grt } from '@grt/sdk';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenStorageKey, userStorageKey } from '@grt/sdk/contract';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { grtOf } from '../../testing/client-app.tsx';
import { aUser, renderApp } from '../../testing/render-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
let admin: Grt;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  admin = await grtOf(server, 'admin');
});
afterAll(() => server.close());

const aPage = async (slug: string) =>
  (await admin.pages.create({ title: `Page ${slug}`, slug, content: '<p>One</p>' })).id;
const edit = (id: number) => `/admin/pages/${String(id)}/edit`;
const title = () => screen.findByLabelText<HTMLInputElement>(/Page Title/);
const content = () => screen.findByLabelText<HTMLTextAreaElement>('Page Content as HTML');
const write = async (html: string) => fireEvent.change(await content(), { target: { value: html } });
const offer = () => screen.findByRole('button', { name: /^Restore your draft from \w+ \d+, \d{4}, \d\d:\d\d UTC$/ });
const noOffer = () => expect(screen.queryByRole('button', { name: /^Restore your draft/ })).toBeNull();

/** The tab is gone, with what was typed in it. */
function reload() {
  fireEvent(window, new Event('pagehide'));
  cleanup();
}

describe('what was typed and not saved', () => {
  it('is offered after a reload, restored in every field, and gone once it is saved', async () => {
    const id = await aPage('drafted');
    const { user: before } = await openAsReviewer(server, edit(id));
    await writeIn(before, await title(), ', changed');
    await write('<p>Two</p>');
    reload();

    const { user } = await openAsReviewer(server, edit(id));
    await user.click(await offer());
    expect((await title()).value).toBe('Page drafted, changed');
    expect((await content()).value).toBe('<p>Two</p>');
    noOffer();
    await user.click(screen.getByRole('button', { name: 'Update Page' }));
    await screen.findByText('Page drafted, changed was saved');
    expect(await admin.pages.show({ id })).toMatchObject({ title: 'Page drafted, changed', content: '<p>Two</p>' });
    reload();
    await openAsReviewer(server, edit(id));
    await title();
    noOffer();
  });

  it('waits as it is until it is restored or discarded', async () => {
    const id = await aPage('waiting');
    const { user: before } = await openAsReviewer(server, edit(id));
    await writeIn(before, await title(), ', mine');
    reload();
    const { user: then } = await openAsReviewer(server, edit(id));
    await offer();
    await then.type(await title(), '!');
    reload();
    const { user } = await openAsReviewer(server, edit(id));
    await offer();
    await user.click(screen.getByRole('button', { name: 'Discard it' }));
    noOffer();
    expect((await title()).value).toBe('Page waiting');
    reload();
    await openAsReviewer(server, edit(id));
    await title();
    noOffer();
  });

  it('is offered for no other page, to nobody else, and after 30 days to no one', async () => {
    const id = await aPage('owned');
    const other = await aPage('other');
    const { user } = await openAsReviewer(server, edit(id));
    await user.type(await title(), '!');
    reload();
    await openAsReviewer(server, edit(other));
    await title();
    noOffer();
    cleanup();
    localStorage.setItem(tokenStorageKey, await server.signIn('admin'));
    localStorage.setItem(userStorageKey, JSON.stringify({ ...aUser('super_admin'), username: 'admin' }));
    renderApp(edit(id), { fetch: server.fetch, baseUrl: server.baseUrl });
    await title();
    noOffer();
    cleanup();
    const key = Object.keys(localStorage).find((name) => name.startsWith('grt_page_draft:')) ?? '';
    const draft = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    const old = new Date(Date.now() - 31 * 24 * 60 * 60_000).toISOString();
    localStorage.setItem(key, JSON.stringify({ ...draft, at: old }));
    await openAsReviewer(server, edit(id));
    await title();
    noOffer();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('meets what someone else has saved since as any other change does', async () => {
    const id = await aPage('contested-draft');
    const { user: before } = await openAsReviewer(server, edit(id));
    await writeIn(before, await title(), ', mine');
    reload();
    await admin.pages.update({ id, title: 'Hers', slug: 'contested-draft', content: '<p>Hers</p>' });
    const { user } = await openAsReviewer(server, edit(id));
    await user.click(await offer());
    await user.click(screen.getByRole('button', { name: 'Update Page' }));
    await screen.findByText('Someone else saved this page');
    await user.click(screen.getByRole('button', { name: 'Discard my changes and load it' }));
    await waitFor(async () => expect((await title()).value).toBe('Hers'));
    noOffer();
  });

  it('is given up where the browser has no room, and nothing else fails', async () => {
    const id = await aPage('full');
    const room = 'x'.repeat(4_900_000);
    const { user } = await openAsReviewer(server, edit(id));
    await title();
    localStorage.setItem('filler', room);
    await write(`<p>${'y'.repeat(400_000)}</p>`);
    fireEvent(window, new Event('pagehide'));
    expect(Object.keys(localStorage).filter((name) => name.startsWith('grt_page_draft:'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Update Page' }));
    await screen.findByText('Page full was saved');
  });
});

it('warns of a word that is no variable while it is typed, with its line and what was perhaps meant', async () => {
  const id = await aPage('warned');
  await openAsReviewer(server, edit(id));
  await write('<p>{company}</p>\n<p>{compnay}</p>');
  const warning = await screen.findByText(/^No variable exists for \{compnay\}/);
  expect(warning.parentElement?.textContent).toContain('Line 2: {compnay}. Did you mean {company}?');
  await write('<p>{company}</p>');
  await waitFor(() => expect(screen.queryByText(/^No variable exists/)).toBeNull());
});
