import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { createGrt, followChanges, memoryTokenStore, signInByBrowser, waitPolicy, type Grt } from '@grt/sdk';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createPatience } from '../src/core/bulk/patience.ts';
import { openFaultyProxy, type Fault, type FaultyProxy } from './faulty-proxy.ts';

let server: TestServer;
let listening: Awaited<ReturnType<TestServer['listen']>>;
let proxy: FaultyProxy;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  listening = await server.listen();
  // What hung is over when the time limit of its call has passed.
  proxy = await openFaultyProxy(listening.url, () => vi.advanceTimersByTime(45_000));
});
afterAll(async () => {
  await proxy.fail();
  await proxy.close();
  await listening.close();
  await server.close();
});

/** So often a call fails before it would get through. */
const lasts = 6;

/** Everything that retries, by its policy. */
const work = {
  read: ({ grt }) => grt.clients.show({ id: 1 }),
  change: ({ grt, note }) => grt.notes.create(note),
  wait: ({ grt, note }) => grt.notes.create(note, { retry: waitPolicy(600_000) }),
  bulk: ({ grt, note, clock }) => {
    const { signal } = new AbortController();
    const options = { retries: 0, idempotencyKey: note.text };
    const patience = createPatience({ now: clock.now, sleep: clock.sleep, signal }, () => undefined);
    return patience.patiently(() => grt.notes.create(note, options));
  },
  follow: async ({ grt, clock, attempts }) => {
    const ending = new AbortController();
    const onState = (): void => (attempts() > lasts ? ending.abort() : undefined);
    for await (const _ of followChanges(grt.live, { signal: ending.signal, onState, clock, random: () => 1 }));
  },
  'sign-in': ({ grt, clock, direct }) =>
    signInByBrowser(grt.devices, {
      clock,
      onCode: async ({ user_code }) => void (await direct.devices.approve({ user_code })),
    }),
} satisfies Readonly<Record<string, (parts: Parts) => Promise<unknown>>>;

interface Parts {
  /** Through the proxy. */
  readonly grt: Grt;
  readonly direct: Grt;
  readonly note: { readonly subject_type: 'client'; readonly subject_id: 1; readonly text: string };
  readonly clock: ReturnType<typeof aClock>;
  readonly attempts: () => number;
}

/** The server's clock, which the waits move. */
function aClock() {
  const waits: number[] = [];
  return {
    waits,
    now: () => server.clock.now().getTime(),
    sleep: async (ms: number) => {
      waits.push(ms);
      server.clock.advance(ms);
    },
  };
}

/** Does one kind of work behind one fault. */
async function behind(fault: Fault, kind: keyof typeof work) {
  const clock = aClock();
  const tokenStore = memoryTokenStore({ token: await server.signIn('admin') });
  const direct = createGrt({ baseUrl: server.baseUrl, fetch: server.fetch, tokenStore });
  const keys = new Set<string | undefined>();
  let attempts = 0;
  const grt = createGrt({
    baseUrl: proxy.apiUrl,
    tokenStore,
    clock,
    random: () => 1,
    onRequest: async ({ operation, headers }) => {
      if (operation === 'devices.start') return;
      attempts += 1;
      keys.add(headers['idempotency-key']);
      const fails = attempts <= lasts;
      if (fault === 'hung' && fails) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      else vi.useRealTimers();
      await proxy.fail(fails ? fault : undefined);
    },
  });
  const note = {
    subject_type: 'client',
    subject_id: 1,
    text: `${kind}-${String(fault).replaceAll(' ', '-')}`,
  } as const;
  await proxy.fail();
  const result = await work[kind]({ grt, direct, note, clock, attempts: () => attempts }).then(
    () => 'done',
    () => 'failed',
  );
  vi.useRealTimers();
  const notes = await direct.notes
    .list({ subject_type: note.subject_type, subject_id: note.subject_id })
    .toArray({ limit: 200 });
  const made = notes.filter(({ text }) => text === note.text).length;
  return { row: `${String(attempts)} ${result}`, result, made, keys: keys.size, waits: clock.waits };
}

it.each<readonly [Fault, readonly string[]]>([
  ['refused', ['3 failed', '3 failed', '7 done', '7 done', '7 done', '7 done']],
  ['hung', ['1 failed', '1 failed', '7 done', '7 done', '7 done', '7 done']],
  ['cut before the reply', ['3 failed', '3 failed', '7 done', '7 done', '7 done', '7 done']],
  ['cut in the reply', ['3 failed', '3 failed', '7 done', '7 done', '7 done', '7 done']],
  [429, ['3 failed', '3 failed', '7 done', '7 done', '7 done', '7 done']],
  [500, ['1 failed', '1 failed', '7 done', '7 done', '7 done', '7 done']],
  [502, ['3 failed', '3 failed', '7 done', '7 done', '7 done', '7 done']],
  [503, ['3 failed', '3 failed', '7 done', '7 done', '7 done', '7 done']],
])('after %s: reads, changes, waits, bulk, following, and signing in', async (fault, expected) => {
  const rows: string[] = [];
  for (const kind of ['read', 'change', 'wait', 'bulk', 'follow', 'sign-in'] as const) {
    const { row, result, made, keys, waits } = await behind(fault, kind);
    rows.push(row);
    expect(keys).toBe(1);
    // Sent several times, it is done once at most, and what is cut has been done.
    const isDone = result === 'done' || String(fault).startsWith('cut');
    expect(made).toBe(['change', 'wait', 'bulk'].includes(kind) && isDone ? 1 : 0);
    const pauses = kind === 'sign-in' ? waits.slice(1) : waits;
    if (typeof fault === 'number') expect(pauses.every((ms) => ms >= 20_000)).toBe(true);
  }
  expect(rows).toEqual(expected);
});
