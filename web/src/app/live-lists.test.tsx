import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import type { FetchLike, Grt } from '@grt/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openAsReviewer } from '../testing/admin-app.tsx';
import { anApplication } from '../testing/an-application.ts';
import { failingServer, grtOf } from '../testing/client-app.tsx';

let server: TestServer;
let other: Grt;
let me: Grt;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  other = await grtOf(server, 'admin');
  me = await grtOf(server, 'reviewer');
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const address = '/admin/registrations';
let count = 0;

async function applies(company = '') {
  count += 1;
  const name = company || `Arrival ${String(count)}`;
  const host = `arrival-${String(count)}.example`;
  const details = { email: `nora@${host}`, company_name: name, website: `https://${host}` };
  return await me.registrations.submit({ ...anApplication, ...details });
}

/** The server, and what the page asks it for. */
function watched() {
  const calls: string[] = [];
  let open = 0;
  const fetch: FetchLike = async (url, init) => {
    const path = new URL(url).pathname.replace('/api', '');
    calls.push(path);
    const reply = await server.fetch(url, init);
    if (path !== '/admin/live' || !reply.body) return reply;
    open += 1;
    const reader = reply.body.getReader();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const chunk = await reader.read();
        if (chunk.done) controller.close();
        else controller.enqueue(chunk.value);
      },
      async cancel() {
        open -= 1;
        await reader.cancel();
      },
    });
    return new Response(body, reply);
  };
  return { fetch, calls, open: () => open };
}

/** Opens the page and waits until it is told what happens. */
async function openTold(entry: string) {
  const seen = watched();
  const app = await openAsReviewer(server, entry, seen.fetch);
  await waitFor(() => expect(seen.open()).toBe(1));
  return { ...app, ...seen };
}

const waiting = () => screen.getByRole('link', { name: /^Registrations/ }).textContent;

function setVisibility(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a list that is open while others work', () => {
  // What comes in is counted above the list and in the title, and a row that someone else has decided on is changed, when
  // asked: in the browser (live.spec.ts).
  it('says nothing of what one does oneself, but counts it', async () => {
    const { id } = await applies('Mine');
    await openTold(address);
    await screen.findByRole('listitem', { name: 'Mine' });
    const { count: pending } = (await other.admin.work()).registrations;
    await waitFor(() => expect(waiting()).toContain(String(pending)));
    await me.registrations.reject({ id, admin_notes: 'Not now.' });
    await waitFor(() => expect(waiting()).toContain(String(pending - 1)));
    expect(screen.queryByRole('button', { name: /show$/ })).toBeNull();
  });

  it('counts up in an open review queue, whose rows stay where they are', async () => {
    const app = await openTold(`${address}?status=pending&open=next`);
    const queue = within(await screen.findByRole('dialog'));
    const rows = async () => (await queue.findAllByRole('listitem')).map((row) => row.textContent);
    await queue.findByRole('button', { name: /^Kumo Streaming/ });
    const before = await rows();
    await applies();
    const show = await queue.findByRole('button', { name: '1 new, show' });
    expect(await rows()).toEqual(before);
    await app.user.click(show);
    await waitFor(async () => expect((await rows()).length).toBe(before.length + 1));
  });
});

describe('the connection', () => {
  it('is closed while the page is hidden, and goes on where it was when it is seen again', async () => {
    const app = await openTold(address);
    await screen.findByRole('listitem', { name: 'Kumo Streaming' });
    setVisibility('hidden');
    await waitFor(() => expect(app.open()).toBe(0));
    await applies();
    setVisibility('visible');
    await waitFor(() => expect(app.open()).toBe(1));
    await screen.findByRole('button', { name: '1 new, show' });
  });

  it('is not needed: without it, the counts are polled', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    const failing = failingServer(server, (_method, path) => path === '/admin/live', 404);
    const calls: string[] = [];
    await openAsReviewer(server, address, async (url, init) => {
      calls.push(new URL(url).pathname);
      return await failing.fetch(url, init);
    });
    await screen.findByRole('listitem', { name: 'Kumo Streaming' });
    const polled = () => calls.filter((path) => path.endsWith('/admin/work')).length;
    await waitFor(() => expect(polled()).toBe(1));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(polled()).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    await waitFor(() => expect(polled()).toBe(2));
    expect(calls.filter((path) => path.endsWith('/admin/live'))).toHaveLength(1);
    vi.useRealTimers();
  });
});
