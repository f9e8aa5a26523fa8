import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import type { FetchLike, Grt } from '@grt/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { applyAs } from '../../testing/applicants.ts';
import { grtOf, heldServer } from '../../testing/client-app.tsx';
import { isOpen } from '../../testing/open-case.ts';
import { everyNth } from '../../testing/full-run.ts';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
let reviewer: Grt;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  reviewer = await grtOf(server, 'reviewer');
});
afterAll(() => server.close());

const apply = async (...companies: readonly string[]) => await applyAs(reviewer, ...companies);
const address = (search: string) => `/admin/registrations?search=${search}&open=next`;
const statusOf = async (id: number) => (await reviewer.registrations.show({ id })).status;

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const search = () => within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('searchbox');
const rows = () =>
  within(screen.getByRole('list', { name: 'Queue' }))
    .queryAllByRole('button')
    .map((row) => row.firstElementChild?.textContent);

describe('the search', () => {
  it('is emptied, then left, and only then is the workspace closed with Escape', async () => {
    await apply('Ladder A', 'Ladder B');
    const app = await openAsReviewer(server, address('ladder'));
    await isOpen('Ladder A');
    await app.user.keyboard('/');
    await app.user.clear(search());
    await app.user.keyboard('Ladder B');
    await app.user.keyboard('{Escape}');
    expect(search().value).toBe('');
    expect(document.activeElement).toBe(search());
    await app.user.keyboard('{Escape}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Ladder A');
    await app.user.keyboard('{Escape}');
    await isClosed();
  });

  it('opens its first result unless the open case is one, and none where nothing is found', async () => {
    await apply('Found A', 'Found B', 'Found AB');
    const app = await openAsReviewer(server, address('found'));
    await isOpen('Found A');
    const searchFor = async (text: string) => {
      await app.user.clear(search());
      await writeIn(app.user, search(), text);
      await app.user.keyboard('{Enter}');
    };
    await searchFor('found ab');
    await isOpen('Found AB');
    await searchFor('found');
    await waitFor(() => expect(rows()).toEqual(['Found A', 'Found B', 'Found AB']));
    await isOpen('Found AB');
    await searchFor('found nothing');
    await screen.findByText('All caught up!');
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(document.activeElement).toBe(search());
  });
});

describe('a decision', () => {
  const waiting = (path: string) => heldServer(server, (_method, called) => called.endsWith(path));

  const early = [
    ['rejected', '1', '/rejection-reasons'],
    ['approved', 'a', '/duplicates'],
  ] as const;

  it.each(everyNth(early, 2))(
    'is not %s when Escape closes the workspace before its checks are done',
    async (past, key, path) => {
      const name = `Early ${past}`;
      const [id = 0] = await apply(name, `${name} next`);
      const held = waiting(path);
      const app = await openAsReviewer(server, address(name.replace(' ', '+')), held.fetch);
      await isOpen(name);
      await held.arrived;
      await app.user.keyboard(`${key}{Escape}`);
      await isClosed();
      held.release();
      await screen.findByText(`${name} was not ${past}: you left before its checks were done.`);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(app.path()).not.toContain('open=');
      expect(await statusOf(id)).toBe('pending');
    },
  );

  it('is not made on a case that was left for another one before its checks were done', async () => {
    const [first = 0] = await apply('Passed A', 'Passed B', 'Passed C');
    const held = waiting(`/${String(first)}/duplicates`);
    const app = await openAsReviewer(server, address('passed'), held.fetch);
    await isOpen('Passed A');
    await held.arrived;
    await app.user.keyboard('aj');
    await isOpen('Passed B');
    await app.user.keyboard('j');
    await isOpen('Passed C');
    held.release();
    await screen.findByText('Passed A was not approved: you left before its checks were done.');
    await isOpen('Passed C');
    expect(screen.queryByText('Approved Passed A.')).toBeNull();
  });

  it('that can still be taken back stays when Escape closes the workspace, which stays closed', async () => {
    const [id = 0] = await apply('Kept A', 'Kept B');
    const shortPages: FetchLike = (input, init) => server.fetch(input.replace('per_page=50', 'per_page=1'), init);
    const held = heldServer({ fetch: shortPages }, () => true);
    const fetch: FetchLike = (input, init) => (input.includes('&page=2') ? held.fetch : shortPages)(input, init);
    const app = await openAsReviewer(server, address('kept'), fetch);
    await isOpen('Kept A');
    await held.arrived;
    await app.user.keyboard('a');
    await screen.findByText('Approved Kept A.');
    await app.user.keyboard('{Escape}');
    await isClosed();
    held.release();
    await waitFor(async () => expect(await statusOf(id)).toBe('approved'));
    await screen.findByText('Registration approved successfully!');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(app.path()).not.toContain('open=');
  });
});

it('stays on its case when that leaves the queue while a note is written', async () => {
  const [id = 0, other = 0] = await apply('Stay A', 'Stay B');
  const app = await openAsReviewer(server, `${address('stay')}&assignee=nobody`);
  const opened = await isOpen('Stay A');
  await waitFor(() => expect(opened.getByRole('button', { name: 'Assign to me' })).toHaveProperty('disabled', false));
  await app.user.keyboard('mn');
  const form = within(await screen.findByRole('dialog', { name: /note on Stay A$/i }));
  await writeIn(app.user, form.getByRole('textbox'), 'Mine now.');
  await waitFor(() => expect(rows()).toEqual(['Stay B']));
  await app.user.click(form.getByRole('button', { name: 'Add note' }));
  await (await isOpen('Stay A')).findByText('Mine now.');
  const notesOn = async (subject_id: number) =>
    (await reviewer.notes.list({ subject_type: 'registration', subject_id })).data.map(({ text }) => text);
  await expect.poll(() => notesOn(id)).toEqual(['Mine now.']);
  expect(await notesOn(other)).toEqual([]);
});

it('tells on another screen that a note was added, which only its dialog would have shown', async () => {
  await apply('Noted');
  const held = heldServer(server, (method, path) => method === 'POST' && path.endsWith('/notes'));
  const app = await openAsReviewer(server, address('noted'), held.fetch);
  await isOpen('Noted');
  await app.user.keyboard('n');
  const form = within(await screen.findByRole('dialog', { name: /note on Noted$/i }));
  await writeIn(app.user, form.getByRole('textbox'), 'Called.');
  await app.user.click(form.getByRole('button', { name: 'Add note' }));
  await held.arrived;
  await app.go('/admin/webhooks');
  await app.user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await screen.findByRole('heading', { name: 'Webhooks', level: 1 });
  held.release();
  expect(await screen.findByText('Your last action was completed')).toBeDefined();
});
