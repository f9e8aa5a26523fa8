import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { aFeed, anApprovedDomain, failingServer, grtOf } from '../../testing/client-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
let domainId: number;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  domainId = await anApprovedDomain(server, 'noted.example');
});
afterAll(() => server.close());

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const shown = async (title: string) => {
  const list = await screen.findByRole('list', { name: title });
  return within(list)
    .getAllByRole('listitem')
    .map((note) => note.lastElementChild?.textContent);
};

it.each([
  ['domain', () => `/admin/domains/${String(domainId)}`, ['Called on Monday.', 'Called again.']],
  ['client', () => '/admin/clients/1?tab=notes', ['Called on Monday.']],
  ['feed', async () => `/admin/feeds/${String(await aFeed(server, { domainId, name: 'Noted' }))}`, ['Asked by mail.']],
])('are added on the page of a %s, the newest first, and need a text', async (_kind, address, texts) => {
  const app = await openAsReviewer(server, await address());
  expect(await screen.findByText('None yet. Only administrators see them.')).toBeDefined();
  for (const text of texts) {
    await app.user.click(screen.getByRole('button', { name: 'Add note' }));
    const form = await dialog(/^Internal note on/);
    expect(form.getByRole('button', { name: 'Add note' }).matches(':disabled')).toBe(true);
    await writeIn(app.user, form.getByLabelText(/^Internal note/), text);
    await app.user.click(form.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  await waitFor(async () => expect(await shown('Notes')).toEqual(texts.toReversed()));
});

it('are written with N in the review, and what is written stays when it could not be sent', async () => {
  const acme = await grtOf(server, 'acme');
  const { id } = await acme.domains.create({
    domain_name: 'pending.example',
    dmca_compliance_url: 'https://pending.example/dmca',
    content_removal_email: 'removal@pending.example',
  });
  const failing = failingServer(server, (method, path) => method === 'POST' && path === '/admin/notes');
  const app = await openAsReviewer(server, `/admin/domains?open=${String(id)}`, failing.fetch);
  const opened = await dialog('pending.example');
  await opened.findByText('None yet. Only administrators see them.');
  await app.user.keyboard('n');
  const form = await dialog('Internal note on pending.example');
  await writeIn(app.user, form.getByLabelText(/^Internal note/), 'The owner is known.');
  await app.user.click(form.getByRole('button', { name: 'Add note' }));
  expect((await form.findByRole('alert')).textContent).toContain('Failed to add the note');
  failing.mend();
  await app.user.click(form.getByRole('button', { name: 'Add note' }));
  await waitFor(async () => expect(await shown('Notes')).toEqual(['The owner is known.']));
  const { data } = await (await grtOf(server, 'admin')).notes.list({ subject_type: 'domain', subject_id: id });
  expect(data).toMatchObject([{ author: 'reviewer', text: 'The owner is known.' }]);
  expect((await acme.domains.show({ id })).admin_notes).toBe(null);
});
