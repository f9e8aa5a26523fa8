import { describe, expect, it } from 'vitest';
import { ConflictError, NetworkError, ServerError, TimeoutError } from '@grt/sdk';
import { createPatience } from './patience.ts';

const operation = 'domains.approve';
const status = (code: number, retryAfterMs?: number) =>
  new ServerError('', { operation, status: code, code: '', retryAfterMs });

/** Waits pass at once. */
function passing() {
  const waits: number[] = [];
  let nowMs = 0;
  const context = {
    now: () => nowMs,
    sleep: async (ms: number) => {
      await Promise.resolve();
      nowMs += ms;
    },
    signal: new AbortController().signal,
  };
  return { patience: createPatience(context, (waitMs) => void waits.push(waitMs)), waits, now: context.now };
}

describe('a call of a run', () => {
  it.each<readonly [string, Error, number]>([
    ['refused, or cut', new NetworkError('', { operation }), 8],
    ['hung', new TimeoutError('', { operation }), 8],
    ['408', status(408), 8],
    ['409 still_running', new ConflictError('', { operation, status: 409, code: 'still_running' }), 12],
    ['429 with Retry-After of 20 s', status(429, 20_000), 12],
    ['429 with Retry-After of 5 min', status(429, 300_000), 12],
    ['429 with a longer one', status(429, 300_001), 1],
    ['500', status(500), 8],
    ['502', status(502), 8],
    ['503', status(503), 12],
    ['504', status(504), 8],
    ['422', status(422), 1],
  ])('after %s', async (_, error, attempts) => {
    const { patience, waits, now } = passing();
    let sent = 0;
    const work = () => {
      sent += 1;
      return Promise.reject(error);
    };

    await expect(patience.patiently(work)).rejects.toBe(error);

    expect([sent, waits.length]).toEqual([attempts, attempts - 1]);
    const asked = error instanceof ServerError ? (error.retryAfterMs ?? 0) : 0;
    expect(now()).toBeGreaterThanOrEqual(asked * (attempts - 1));
    expect(Math.max(0, ...waits)).toBeLessThanOrEqual(Math.max(15_000, asked));
  });

  it('waits while another one does', async () => {
    const { patience, now } = passing();
    let failures = 1;
    const busy = patience.patiently(() => {
      failures -= 1;
      return failures >= 0 ? Promise.reject(status(429, 7000)) : Promise.resolve(now());
    });
    await new Promise(setImmediate);

    expect(await Promise.all([busy, patience.patiently(() => Promise.resolve(now()))])).toEqual([7000, 7000]);
  });
});
