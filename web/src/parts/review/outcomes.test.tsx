import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import type { FetchLike, Grt } from '@grt/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { applyAs } from '../../testing/applicants.ts';
import { failingServer, grtOf, keepSessionOf } from '../../testing/client-app.tsx';
import { isOpen } from '../../testing/open-case.ts';

// What became of each decision is told where one is by then, and stays until it was seen.

let server: TestServer;
let reviewer: Grt;
let admin: Grt;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  reviewer = await grtOf(server, 'reviewer');
  admin = await grtOf(server, 'admin');
});
afterAll(() => server.close());

const address = (search: string) => `/admin/registrations?search=${search}&open=next`;
const statusOf = async (id: number) => (await reviewer.registrations.show({ id })).status;

/** At the foot of the workspace. */
const tray = async (words: string) =>
  await screen.findByRole('button', { name: words === '' ? 'Outcomes' : new RegExp(`^Outcomes: ${words}`) });
/** In the header. */
const inHeader = async (words: string | RegExp) =>
  await screen.findByRole('button', { name: new RegExp(`^Outcomes of your decisions: ${String(words)}`) });
const outcomes = async () => within(await screen.findByRole('dialog', { name: 'Outcomes' }));
/** What waits is sent as soon as the browser is online, and what is held as well. */
const comeOnline = () => fireEvent.online(window);
/** Passes approvals on, and counts their keys. */
function countedApprovals(passed: FetchLike) {
  const keys: (string | null)[] = [];
  const fetch: FetchLike = async (input, init) => {
    if (input.endsWith('/approve')) keys.push(new Headers(init?.headers).get('Idempotency-Key'));
    return await passed(input, init);
  };
  return { keys, fetch };
}

/** Approves a case that someone else has rejected, and goes on as fast as the cases are there. */
async function refusedInPace(app: Awaited<ReturnType<typeof openAsReviewer>>, names: readonly string[], id: number) {
  const [first = '', ...others] = names;
  await isOpen(first);
  await admin.registrations.reject({ id, admin_notes: 'No.' });
  await app.user.keyboard('a');
  await isOpen(others[0] ?? '');
  comeOnline();
  await tray('1 refused');
  for (const [index, name] of others.slice(0, -1).entries()) {
    await app.user.keyboard('a');
    await isOpen(others[index + 1] ?? '');
    await screen.findByText(`Approved ${name}.`);
    await tray('1 refused');
  }
}

// A refusal stays in sight in the usual pace, and on every screen until its case is opened: review.spec.ts, in the browser.

it('lead to a case of the same queue within the workspace, and are dismissed one by one', async () => {
  const names = ['Seen A', 'Seen B', 'Seen C'];
  const [first = 0, second = 0] = await applyAs(reviewer, ...names);
  const app = await openAsReviewer(server, address('seen'));
  await isOpen('Seen A');
  for (const id of [first, second]) await admin.registrations.reject({ id, admin_notes: 'No.' });
  await app.user.keyboard('a');
  await isOpen('Seen B');
  await app.user.keyboard('a');
  await isOpen('Seen C');
  comeOnline();
  await tray('2 refused');
  await app.user.keyboard('o');
  const list = await outcomes();
  await app.user.click(list.getByRole('button', { name: 'Dismiss: Seen B' }));
  expect(list.queryByText('Seen B')).toBeNull();
  expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull();
  await app.user.click(list.getByRole('link', { name: 'Seen A' }));
  await screen.findByRole('dialog', { name: 'Seen A' });
  await tray('');
});

it('call a failure of the server by its name after three tries, and send it again with the same key when asked to', async () => {
  const [id = 0] = await applyAs(reviewer, 'Broken A', 'Broken B');
  const failing = failingServer(server, (_method, path) => path.endsWith('/approve'), 500);
  const { keys, fetch } = countedApprovals(failing.fetch);
  const app = await openAsReviewer(server, address('broken'), fetch);
  await isOpen('Broken A');
  await app.user.keyboard('a');
  await isOpen('Broken B');
  for (const tries of [1, 2, 3]) {
    comeOnline();
    await waitFor(() => expect(keys).toHaveLength(tries));
  }
  await tray('1 failed');
  comeOnline();
  expect(keys).toHaveLength(3);
  await app.user.keyboard('o');
  const list = await outcomes();
  expect(list.getByText(/^The server failed\./)).toBeDefined();
  expect(list.getByText('Request ID: req-7')).toBeDefined();
  failing.mend();
  await app.user.click(list.getByRole('button', { name: 'Try again: Broken A' }));
  await waitFor(async () => expect(await statusOf(id)).toBe('approved'));
  expect(await list.findByText('Every decision was sent, and none was refused.')).toBeDefined();
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
});

it('show at once that a decision waits when the browser goes offline; until it is sent it can be taken back', async () => {
  const [id = 0] = await applyAs(reviewer, 'Cut A', 'Cut B');
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  onTestFinished(() => isOnline.mockRestore());
  const app = await openAsReviewer(server, address('cut'), async (input, init) => {
    if (input.endsWith('/approve') && !navigator.onLine) throw new TypeError('There is no network');
    return await server.fetch(input, init);
  });
  await isOpen('Cut A');
  await app.user.keyboard('a');
  isOnline.mockReturnValue(false);
  fireEvent.offline(window);
  await tray('1 waiting');
  expect(screen.getByText('Approved, waiting')).toBeDefined();
  await app.user.keyboard('u');
  await isOpen('Cut A');
  await tray('');
  await app.user.keyboard('a');
  await tray('1 waiting');
  isOnline.mockReturnValue(true);
  comeOnline();
  await waitFor(async () => expect(await statusOf(id)).toBe('approved'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /waiting/ })).toBeNull());
});

/** A connection that can be cut. What tells of changes never ends, and does not count as under way. */
function aConnection() {
  const now = { isCut: false, underWay: 0 };
  const fetch: FetchLike = async (input, init) => {
    if (now.isCut) throw new TypeError('The connection is cut');
    if (input.includes('/live')) return await server.fetch(input, init);
    now.underWay += 1;
    return await server.fetch(input, init).finally(() => (now.underWay -= 1));
  };
  return { now, fetch };
}

it('show at once that a decision waits when the connection is lost, and send it when that is back', async () => {
  const [id = 0] = await applyAs(reviewer, 'Lost A', 'Lost B');
  const { now, fetch } = aConnection();
  const { keys, fetch: counted } = countedApprovals(fetch);
  const app = await openAsReviewer(server, address('lost'), counted);
  await isOpen('Lost A');
  await waitFor(() => expect(now.underWay).toBe(0));
  now.isCut = true;
  fireEvent.offline(window);
  await app.user.keyboard('a');
  await tray('1 waiting');
  expect(keys).toEqual([]);
  now.isCut = false;
  await app.user.click(screen.getByRole('button', { name: 'Try now', hidden: true }));
  await waitFor(async () => expect(await statusOf(id)).toBe('approved'));
});

it('end with the session: what was not sent is told, and whoever signs in next sees nothing', async () => {
  const names = ['Gone A', 'Gone B', 'Gone C'];
  const [id = 0, second = 0] = await applyAs(reviewer, ...names);
  const failing = failingServer(server, (_method, path) => path.endsWith(`/${String(second)}/approve`));
  const app = await openAsReviewer(server, address('gone'), failing.fetch);
  await refusedInPace(app, names, id);
  comeOnline();
  await tray('1 refused · 1 waiting');
  await app.go('/admin/webhooks');
  await inHeader('1 refused · 1 waiting');
  await app.user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText(/You signed out before it was sent\./)).toBeDefined();
  for (const username of ['admin', 'reviewer']) {
    await keepSessionOf(server, username);
    await app.go('/admin/webhooks');
    await screen.findByRole('heading', { name: 'Webhooks', level: 1 });
    expect(screen.queryByRole('button', { name: /^Outcomes/ })).toBeNull();
  }
  expect(await statusOf(second)).toBe('pending');
});
