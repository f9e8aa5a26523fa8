import { describe, expect, it, vi, onTestFinished } from 'vitest';
import type { CallOptions } from './call.ts';
import { createGrt, type GrtOptions } from './client.ts';
import { waitPolicy } from './retry-policies.ts';
import { fixedTokenStore } from './session.ts';
import { fakeClock } from './testing/fake-clock.ts';

/** What a line or a gateway does to a call, again and again. */
const faults: Readonly<Record<string, () => Response | Promise<Response>>> = {
  refused: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })),
  cut: () => new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) })),
  hung: () => new Promise(() => void vi.advanceTimersByTime(10_000)),
  '408': () => new Response('<h1>Request Timeout</h1>', { status: 408 }),
  '429 with Retry-After': () => new Response('', { status: 429, headers: { 'retry-after': '20' } }),
  '500': () => new Response('', { status: 500 }),
  '502': () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
  '503': () => new Response('', { status: 503 }),
  '504': () => new Response('<h1>Gateway Timeout</h1>', { status: 504 }),
  '522': () => new Response('', { status: 522 }),
};

interface Kind {
  readonly send: (grt: ReturnType<typeof createGrt>) => Promise<unknown>;
  readonly options?: GrtOptions;
}

const waiting: CallOptions = { retry: waitPolicy(60_000) };
const kinds = {
  read: { send: (grt) => grt.domains.show({ id: 1 }) },
  change: { send: (grt) => grt.domains.approve({ id: 1 }) },
  'change without a key': { send: (grt) => grt.domains.approve({ id: 1 }), options: { retries: 0 } },
  'waiting read': { send: (grt) => grt.domains.show({ id: 1 }, waiting) },
  'waiting change': { send: (grt) => grt.domains.approve({ id: 1 }, waiting) },
} satisfies Readonly<Record<string, Kind>>;

/** How often it is sent within its time limit of a minute, and how long that takes without the server's own time. */
const untilTheLimit = 'for a minute';
const table: readonly (readonly [string, Readonly<Record<keyof typeof kinds, number | typeof untilTheLimit>>])[] = (
  [
    ['refused', 3, 3, 1, untilTheLimit, untilTheLimit],
    ['cut', 3, 3, 1, untilTheLimit, untilTheLimit],
    ['hung', 1, 1, 1, untilTheLimit, untilTheLimit],
    ['408', 3, 3, 1, untilTheLimit, untilTheLimit],
    ['429 with Retry-After', 3, 3, 1, untilTheLimit, untilTheLimit],
    ['500', 1, 1, 1, untilTheLimit, untilTheLimit],
    ['502', 3, 3, 1, untilTheLimit, untilTheLimit],
    ['503', 3, 3, 1, untilTheLimit, untilTheLimit],
    ['504', 3, 3, 1, untilTheLimit, untilTheLimit],
    ['522', 3, 3, 1, untilTheLimit, untilTheLimit],
  ] as const
).map(([fault, read, change, unkeyed, waitingRead, waitingChange]) => [
  fault,
  {
    read,
    change,
    'change without a key': unkeyed,
    'waiting read': waitingRead,
    'waiting change': waitingChange,
  },
]);

/** Sends a call against one fault that lasts. */
async function sent(fault: string, { send, options = {} }: Kind) {
  const clock = fakeClock();
  const keys: (string | null)[] = [];
  const grt = createGrt({
    baseUrl: 'https://platform.example/api',
    tokenStore: fixedTokenStore('t'),
    clock,
    random: () => 1,
    fetch: (_url, init) => {
      keys.push(new Headers(init.headers).get('idempotency-key'));
      return faults[fault]?.() ?? Response.error();
    },
    ...options,
  });
  const result = await send(grt).then(
    () => 'done',
    () => 'failed',
  );
  return { result, attempts: keys.length, keys: new Set(keys), waits: clock.waits, elapsedMs: clock.now() };
}

describe('what is repeated', () => {
  const cells = table.flatMap(([fault, row]) =>
    Object.entries(row).map(([kind, attempts]) => [fault, kind as keyof typeof kinds, attempts] as const),
  );
  it.each(cells)('after %s, a %s is sent: %s', async (fault, kind, attempts) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());

    const seen = await sent(fault, kinds[kind]);

    expect(seen.result).toBe('failed');
    expect(seen.keys.size).toBe(1);
    expect(seen.elapsedMs).toBeLessThanOrEqual(60_000);
    if (fault.startsWith('429')) expect(new Set(seen.waits)).toEqual(new Set(attempts === 1 ? [] : [20_000]));
    if (attempts !== untilTheLimit) expect(seen.attempts).toBe(attempts);
    // Another wait of up to ten seconds, or what the server asks for, would have been too long.
    else expect(seen.elapsedMs).toBeGreaterThan(60_000 - 20_001);
  });
});
