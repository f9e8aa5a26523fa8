import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppGrt } from '../core/create-app-grt.ts';
import { patterns } from '../core/paths.ts';
import { aFeed, anApprovedDomain, grtOf, keepSessionOf } from '../testing/client-app.tsx';
import { isFullRun, everyNth } from '../testing/full-run.ts';
import { adminScreens, clientScreens, publicScreens } from './area-routes.tsx';
import { createRoutes } from './routes.tsx';

vi.setConfig({ testTimeout: 60_000 }); // A screen is opened once for each of its calls.

// A call that gets no answer while others do fails by itself: it is tried three times at most, its part of the screen says
// so, and nothing else is asked again because of it. Every GET of every screen is cut in turn in the full run, and every fourth
// one of a screen, from the first on, otherwise.

/** What is loaded when it is first shown: a screen has made its calls once the server has answered all of them. */
import.meta.glob(['./*.tsx', '../{features,parts,ui}/**/*.tsx', '!**/*.test.tsx'], { eager: true });

/** What a screen is opened with, where its pattern is not enough. Every record has the ID 1. */
const queries: Readonly<Record<string, string>> = { '/admin/feeds': '?tab=management' };
const tabs = ['operations', 'schedule', 'queues', 'logs', 'cron', 'geo'].map((tab) => `/admin/systems?tab=${tab}`);

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);
const addressesOf = (routes: readonly RouteObject[]): string[] =>
  pathsOf(routes).map((path) => path.replaceAll(/:\w+/g, '1') + (queries[path] ?? ''));

/** What a screen does without: a count, a filter, a badge. */
const spareCalls =
  /^GET \/(health|notifications\/unread|admin\/work|admin\/users\?per_page=200|account\/views|feeds\/storage.*|domains\/(totals|approved.*)|system\/status)$/;
const health = 'GET /health';

let server: TestServer;
const sessions = new Map<string, Readonly<Record<string, string>>>();
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  const [acme, admin] = [await grtOf(server, 'acme'), await grtOf(server, 'admin')];
  await aFeed(server, { domainId: await anApprovedDomain(server), name: 'Trending' });
  await admin.pages.create({ title: 'One', slug: '1', content: '<p>x</p>', status: 'published' });
  await acme.webhooks.create({ url: 'https://clips.example/hook', events: ['feed.approved'], description: null });
  for (const who of ['acme', 'admin']) {
    await keepSessionOf(server, who);
    sessions.set(who, Object.fromEntries(Object.entries(localStorage)));
    localStorage.clear();
  }
});
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Replies that are still to come. */
const awaited = new Set<Promise<Response>>();

/** What becomes of a call; undefined if the server answers it. */
type Fate = (call: string, signal: AbortSignal | undefined) => Promise<Response> | undefined;

/** Opens a screen. @returns how often each call was made */
async function open(who: string, at: string, fateOf: Fate = () => undefined) {
  cleanup();
  for (const [key, value] of Object.entries(sessions.get(who) ?? {})) localStorage.setItem(key, value);
  const calls = new Map<string, number>();
  const grt = createAppGrt({
    baseUrl: server.baseUrl,
    fetch: async (input, init) => {
      const call = callOf(input, init?.method);
      calls.set(call, (calls.get(call) ?? 0) + 1);
      const fate = fateOf(call, init?.signal ?? undefined);
      if (fate) return await fate;
      const reply = server.fetch(input, init);
      awaited.add(reply);
      return await reply.finally(() => awaited.delete(reply));
    },
  });
  const router = createMemoryRouter(
    createRoutes(() => Promise.resolve(grt)),
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  await settle();
  await settle();
  expect(document.querySelector('main')).not.toBeNull();
  return calls;
}

/** Without the time at which a preview was asked for. */
function callOf(input: string, method = 'GET'): string {
  const { pathname, search } = new URL(input);
  return `${method} ${pathname.replace('/api', '')}${search.replace(/[?&]t=\d+$/, '')}`;
}

/** Lets happen what takes no time: the query library tells the screen after none. */
const turn = async () =>
  await act(async () => {
    await vi.advanceTimersByTimeAsync(1);
    await new Promise<void>((done) => void setImmediate(done));
  });

/** Waits until everything is answered and shown. */
async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet += 1) {
    await turn();
    if (awaited.size === 0) continue;
    await act(async () => await Promise.allSettled(awaited));
    quiet = 0;
  }
}

async function pass(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 2) {
    await act(async () => await vi.advanceTimersByTimeAsync(2000));
    await settle();
  }
}

const alerts = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);
/** Texts and gray bars that stand for what is still to come. */
const stillLoading = () =>
  [...document.querySelectorAll('[aria-busy="true"], [class*="keleton"], output, [role="status"]')]
    .map(({ className, textContent }) => textContent || className)
    .filter((text) => /^Loading|keleton/.test(text));
const notice = () => screen.queryByText(/^The server cannot be reached/);
const cutOff = () => Promise.reject(new TypeError('fetch failed'));
const cut =
  (one: string): Fate =>
  (call) =>
    call === one ? cutOff() : undefined;

/** A reply after some time, unless it is no longer wanted. */
const late =
  (ms: number) =>
  (one: string): Fate =>
  (call, signal) =>
    call === one
      ? new Promise((resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
          setTimeout(() => resolve(Response.json({ success: true })), ms);
        })
      : undefined;

/** What one call meets, how often it is sent then, and after how many seconds its screen has said so. */
const troubles: readonly (readonly [name: string, times: number, seconds: number, fateOf: (one: string) => Fate])[] = [
  ['cut', 3, 8, cut],
  // They end the same way, at the same place; the full run shows it for every call.
  ...(isFullRun
    ? ([
        ['hung', 1, 14, late(1e9)],
        ['12 s late', 1, 14, late(12_000)],
      ] as const)
    : []),
];

const people = [
  ['visitor', addressesOf(publicScreens).filter((at) => at !== patterns.device)],
  ['acme', [...addressesOf(clientScreens), `${patterns.device}?code=ABCD-EFGH`]],
  ['admin', [...addressesOf(adminScreens), ...tabs]],
] as const;

describe.each(troubles)('with one call %s,', (_name, sent, seconds, fateOf) => {
  const metBefore = new Set<string>();

  describe.each(people)('for %s,', (who, addresses) => {
    it.each(addresses)('%s says so, and asks no more than it should', async (at) => {
      const usual = await open(who, at);
      await settle();
      const toldAnyway = new Set(alerts());
      expect(stillLoading()).toEqual([]);
      // Without another call, it is not known whether the server can be reached. Changes are followed for as long as it takes.
      const calls = usual.size === 1 ? [] : [...usual.keys()].filter((call) => /^GET (?!\/admin\/live)/.test(call));
      // Many screens ask the same for what is around them.
      const own = calls.filter((one) => !metBefore.has(`${who} ${one}`));
      for (const call of own) metBefore.add(`${who} ${call}`);
      for (const call of everyNth(own, 4)) {
        const made = await open(who, at, fateOf(call));
        await pass(seconds);
        const again = [...made].filter(([one, times]) => times > (usual.get(one) ?? 1) + (one === health ? 1 : 0));
        expect({ call, again }).toEqual({ call, again: sent === 1 ? [] : [[call, sent]] });
        expect({ call, loading: stillLoading() }).toEqual({ call, loading: [] });
        const told = alerts().filter((alert) => !toldAnyway.has(alert));
        expect({ call, isTold: spareCalls.test(call) || told.length > 0 }).toEqual({ call, isTold: true });
        expect(notice()).toBeNull();
      }
    });
  });
});

const feeds = 'GET /client/feeds?page=1&per_page=12&thumbnails=4';

describe('a call whose answer takes more than ten seconds', () => {
  it.each([
    ['never comes', 1e9],
    ['comes after twelve', 12_000],
  ])('%s: the screen says so after ten, and asks again when told to', async (_when, ms) => {
    let isSlow = true;
    const slow = late(ms)(feeds);
    const calls = await open('acme', '/client/feeds', (...call) => (isSlow ? slow(...call) : undefined));
    await pass(8);
    expect(stillLoading()).toContain('Loading feeds...');
    await pass(20);
    expect(stillLoading()).toEqual([]);
    expect(alerts()).toEqual([expect.stringContaining('Failed to load feeds. Please try again.')]);
    expect([calls.get(feeds), calls.get(health), notice()]).toEqual([1, 1, null]);

    isSlow = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await settle();
    expect(screen.getByRole('listitem', { name: 'Trending' })).toBeDefined();
    expect(calls.get(feeds)).toBe(2);
  });
});

describe('a server that cannot be reached', () => {
  /** My Feeds, loaded; from then on, what is down is cut. */
  async function openFeeds() {
    const state: { isDown: (call: string) => boolean } = { isDown: () => false };
    const calls = await open('acme', '/client/feeds', (call) => (state.isDown(call) ? cutOff() : undefined));
    const atFirst = new Map(calls);
    const since = () => Object.fromEntries([...calls].map(([call, times]) => [call, times - (atFirst.get(call) ?? 0)]));
    const asked = () => Object.entries(since()).filter(([, times]) => times > 0);
    return { asked, setDown: (isDown: (call: string) => boolean) => (state.isDown = isDown) };
  }
  const refresh = () => fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));

  it('is noticed by a call and a check; when it answers again, what failed is asked once', async () => {
    const { asked, setDown } = await openFeeds();
    setDown(() => true);
    refresh();
    await pass(2);
    expect(notice()).not.toBeNull();
    expect(asked()).toEqual([
      [health, 1],
      [feeds, 3],
    ]);
    setDown(() => false);
    await pass(10);
    expect(notice()).toBeNull();
    expect(alerts()).toEqual([]);
    expect(asked()).toEqual([
      [health, 2],
      [feeds, 4],
    ]);
  });

  it('does not start a call again and again that fails once others are answered', async () => {
    const { asked, setDown } = await openFeeds();
    setDown(() => true);
    refresh();
    await pass(2);
    setDown((call) => call === feeds);
    await pass(20);
    expect(notice()).toBeNull();
    expect(alerts()).toEqual([expect.stringContaining('Failed to load feeds. Please try again.')]);
    expect(Object.fromEntries(asked())[feeds]).toBe(6);
  });

  it('is noticed at once if the browser says so, and so is its return', async () => {
    const { asked, setDown } = await openFeeds();
    setDown(() => true);
    act(() => void fireEvent.offline(window));
    expect(notice()).not.toBeNull();
    setDown(() => false);
    act(() => void fireEvent.online(window));
    await settle();
    expect(notice()).toBeNull();
    expect(asked().map(([call]) => call)).toEqual([health]);
  });

  it.each([
    ['is not noticed by a change alone', 'answers a check', false],
    ['is noticed by a change and a check', 'answers nothing', true],
  ])('%s: it %s', async (_name, _what, isDown) => {
    let isSent = false;
    const calls = await open('visitor', '/login', (call) => {
      isSent ||= call.startsWith('POST');
      return call.startsWith('POST') || (isSent && isDown) ? cutOff() : undefined;
    });
    fireEvent.change(screen.getByLabelText('Username or email'), { target: { value: 'acme' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'grt-demo-2026' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await pass(2);
    expect(alerts().join()).toContain('The server could not be reached.');
    expect([...calls].find(([call]) => call.startsWith('POST'))?.[1]).toBe(3);
    expect([calls.get(health), notice() !== null]).toEqual([2, isDown]);
  });
});

it('follows changes again after growing pauses, and asks nothing else more often', async () => {
  const live = 'GET /admin/live?follow=true';
  const calls = await open('admin', '/admin/clients', cut(live));
  await pass(70);
  expect(calls.get(live)).toBeLessThanOrEqual(7);
  // Without being told what changes, the counts are read every 30 seconds.
  const others = [...calls].filter(([call, times]) => call !== live && times > 1);
  expect(others).toEqual([['GET /admin/work', 3]]);
});
