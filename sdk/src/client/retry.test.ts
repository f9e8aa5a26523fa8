import * as fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createGrt } from './client.ts';
import { RateLimitedError, ServerError } from './errors.ts';
import type { RetryEvent } from './hooks.ts';
import { callPolicy } from './retry-policies.ts';
import { parseRetryAfterMs, retryDelayMs } from './retry.ts';
import { memoryTokenStore } from './session.ts';
import { fakeClock } from './testing/fake-clock.ts';
import { systemClock } from './clock.ts';

/** A server that returns each status in turn, and 200 afterward. */
function anApp(
  statuses: readonly (409 | 429 | 500 | 502 | 503 | 504)[],
  headers: Record<string, string> = {},
  code = 'later',
) {
  const app = new Hono();
  const keys: (string | undefined)[] = [];
  app.all('/api/*', (c) => {
    const status = statuses[keys.length];
    keys.push(c.req.header('idempotency-key'));
    if (status === undefined) return c.json({ success: true, data: { done: true } });
    return c.json({ success: false, message: 'Later.', code, request_id: 'r' }, status, headers);
  });
  return { app, keys };
}

function clientOf(app: Hono) {
  const clock = fakeClock();
  const retries: RetryEvent[] = [];
  const tokenStore = memoryTokenStore();
  const grt = createGrt({
    fetch: app.request,
    clock,
    random: () => 1,
    tokenStore,
    onRetry: (event) => retries.push(event),
  });
  return { grt, clock, retries };
}

describe('a call that fails temporarily', () => {
  it('is retried with growing waits, each of which is reported', async () => {
    const { app, keys } = anApp([503, 502]);
    const { grt, clock, retries } = clientOf(app);

    expect(await grt.system.health()).toEqual({ done: true });

    expect(keys).toHaveLength(3);
    expect(clock.waits).toEqual([300, 600]);
    expect(retries.map(({ attempt, delayMs }) => [attempt, delayMs])).toEqual([
      [1, 300],
      [2, 600],
    ]);
  });

  it('is sent at most three times, and then fails with the last response', async () => {
    const { app, keys } = anApp([503, 503, 503, 503]);

    await expect(clientOf(app).grt.system.health()).rejects.toMatchObject({ status: 503 });
    expect(keys).toHaveLength(3);
  });

  it('is not retried after an error that a retry would not change', async () => {
    const { app, keys } = anApp([500]);

    await expect(clientOf(app).grt.system.health()).rejects.toThrow(ServerError);
    expect(keys).toHaveLength(1);
  });

  it('is retried as PUT and DELETE, which have the same effect twice', async () => {
    const put = anApp([504]);
    const remove = anApp([504]);

    await clientOf(put.app).grt.users.update({ id: 1, first_name: 'Ada' });
    await clientOf(remove.app).grt.tokens.revoke({ id: 1 });

    expect([put.keys.length, remove.keys.length]).toEqual([2, 2]);
  });

  it('is retried as POST with a key of its own, the same on every attempt', async () => {
    const { app, keys } = anApp([504, 502]);
    const { grt } = clientOf(app);

    await grt.registrations.approve({ id: 1 });
    await grt.registrations.approve({ id: 1 });

    const [first, second, third, next] = keys;
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect([second, third]).toEqual([first, first]);
    expect(next).not.toBe(first);
  });

  it('is retried as POST after a broken connection, but not without retries, and then has no key', async () => {
    const keys: unknown[] = [];
    const grt = createGrt({
      tokenStore: memoryTokenStore(),
      clock: fakeClock(),
      fetch: (_url, init) => {
        keys.push(new Headers(init.headers).get('idempotency-key'));
        return Promise.reject(new TypeError('reset'));
      },
    });

    await expect(grt.registrations.approve({ id: 1 })).rejects.toMatchObject({ name: 'NetworkError' });
    expect([keys.length, new Set(keys).size, keys[0]]).toEqual([3, 1, expect.any(String)]);
    await expect(grt.registrations.approve({ id: 1 }, { retries: 0 })).rejects.toMatchObject({ name: 'NetworkError' });
    expect(keys.slice(3)).toEqual([null]);
  });

  it('waits for the first attempt when that is still being worked on', async () => {
    const { app, keys } = anApp([409], { 'retry-after': '2' }, 'still_running');
    const { grt, clock } = clientOf(app);

    await grt.registrations.approve({ id: 1 });

    expect(keys).toHaveLength(2);
    expect(clock.waits).toEqual([2000]);
  });

  it('is retried as POST with a key, the same on every attempt', async () => {
    const { app, keys } = anApp([504, 502]);

    await clientOf(app).grt.registrations.approve({ id: 1 }, { idempotencyKey: 'approve-1' });

    expect(keys).toEqual(['approve-1', 'approve-1', 'approve-1']);
  });

  it('asks a function for its policy each time, and has the usual one without an answer', async () => {
    const { app, keys } = anApp([503, 503, 503, 503, 503, 503, 503]);
    const policies = [callPolicy(3, 0), undefined];
    const tokenStore = memoryTokenStore();
    const grt = createGrt({ fetch: app.request, clock: fakeClock(), tokenStore, retry: () => policies.shift() });

    await expect(grt.system.health()).rejects.toMatchObject({ status: 503 });
    expect(keys).toHaveLength(4);
    await expect(grt.system.health()).rejects.toMatchObject({ status: 503 });
    expect(keys).toHaveLength(4 + 3);
  });

  it('waits as long as the server asks', async () => {
    const { app } = anApp([429], { 'retry-after': '7' });
    const { grt, clock } = clientOf(app);

    await grt.system.health();

    expect(clock.waits).toEqual([7000]);
  });

  it('fails immediately with the wait when the server asks for more than 30 seconds', async () => {
    const { app, keys } = anApp([429], { 'retry-after': '31' });
    const { grt, clock } = clientOf(app);

    const result = await grt.system.health().safe();

    expect(result).toMatchObject({ ok: false, error: { retryAfterMs: 31_000 } });
    expect(result.ok ? undefined : result.error).toBeInstanceOf(RateLimitedError);
    expect([keys.length, clock.waits]).toEqual([1, []]);
  });

  it.each([
    ['just before', (abort: () => void) => abort()],
    ['while', (abort: () => void) => queueMicrotask(abort)],
  ])('can be canceled %s it waits, and then stops at once', async (_, then) => {
    const { app, keys } = anApp([503], { 'retry-after': '20' });
    const stop = new AbortController();
    const reason = new Error('The screen was left.');
    const grt = createGrt({
      fetch: app.request,
      clock: systemClock,
      tokenStore: memoryTokenStore(),
      onRetry: () => then(() => stop.abort(reason)),
    });

    const result = await grt.system.health({}, { signal: stop.signal }).safe();

    expect(result).toMatchObject({ ok: false, error: { name: 'AbortedError', cause: reason } });
    expect(keys).toHaveLength(1);
  });
});

it('is not retried with a body that cannot be sent twice', async () => {
  const { app, keys } = anApp([503]);
  const once = { name: 'a.csv', replayable: false, stream: () => new Blob(['a']).stream() };
  const upload = clientOf(app).grt.clientFeeds.create({ file: once, feed_name: 'A', domain_id: 1 });

  await expect(upload).rejects.toMatchObject({ status: 503 });
  expect(keys).toHaveLength(1);
});

it('waits between half a step and a full step, and under 5 seconds', () => {
  const error = new ServerError('', { operation: 'a.b', status: 503, code: '', body: '' });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, chance) => {
      const delayMs = retryDelayMs(callPolicy(40, 0), { error, attempt, random: () => chance }) ?? 0;
      const step = Math.min(5000, 300 * 2 ** (attempt - 1));
      expect(delayMs).toBeGreaterThanOrEqual(step / 2);
      expect(delayMs).toBeLessThanOrEqual(step);
    }),
  );
});

describe('parseRetryAfterMs', () => {
  const nowMs = Date.UTC(2026, 10, 21, 12, 0, 0);

  it.each([
    ['5', 5000],
    [' 0 ', 0],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads %j', (header, expected) => {
    expect(parseRetryAfterMs(header, nowMs)).toBe(expected);
  });
});
