import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bodyOf } from './body-source.ts';
import type { HttpEnv } from './http-env.ts';
import { Refusal } from '../refusal.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sends a chunk of so many bytes each time the clock has moved on. @returns the bytes received, or the refusal's status. */
async function sendSlowly({
  bytes,
  everyMs,
  times,
}: {
  bytes: number;
  everyMs: number;
  times: number;
}): Promise<unknown> {
  const app = new Hono<HttpEnv>().post('/', async (c) => {
    let received = 0;
    try {
      for await (const chunk of bodyOf(c)) received += chunk.length;
    } catch (error) {
      if (error instanceof Refusal) return c.json(`refused with ${String(error.status)}`);
      throw error;
    }
    return c.json(received);
  });
  let send: (chunk: Uint8Array) => void = () => undefined;
  let end = () => undefined as void;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (chunk) => controller.enqueue(chunk);
      end = () => controller.close();
    },
  });
  const replied = app.request(new Request('http://grt.test/', { method: 'POST', body, duplex: 'half' }));
  for (let time = 0; time < times; time += 1) {
    await vi.advanceTimersByTimeAsync(everyMs);
    send(new Uint8Array(bytes));
  }
  await vi.advanceTimersByTimeAsync(0);
  end();
  return (await replied).json();
}

it('takes a body that comes slowly, and ends one that only keeps the connection busy', async () => {
  expect(await sendSlowly({ bytes: 1, everyMs: 20_000, times: 2 })).toBe(2);
  expect(await sendSlowly({ bytes: 1, everyMs: 20_000, times: 4 })).toBe('refused with 408');
  expect(await sendSlowly({ bytes: 4096 * 20, everyMs: 20_000, times: 30 })).toBe(4096 * 20 * 30);
  expect(await sendSlowly({ bytes: 4096 * 10, everyMs: 20_000, times: 30 })).toBe('refused with 408');
});

it('ends one that pauses for 30 seconds', async () => {
  expect(await sendSlowly({ bytes: 1_000_000, everyMs: 29_999, times: 3 })).toBe(3_000_000);
  expect(await sendSlowly({ bytes: 1_000_000, everyMs: 30_000, times: 2 })).toBe('refused with 408');
});
