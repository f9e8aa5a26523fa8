import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createGrt } from '../client.ts';
import { AbortedError, ForbiddenError, GoneError, NetworkError } from '../errors.ts';
import { memoryTokenStore } from '../session.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { signInByBrowser } from './sign-in-by-browser.ts';

const codes = {
  device_code: 'grt_d_1',
  user_code: '7K2F-9MXR',
  verification_uri: 'https://grt.example/device',
  verification_uri_complete: 'https://grt.example/device?code=7K2F-9MXR',
  expires_in: 600,
  interval: 5,
};
const reply = { success: true, token: 'grt_s_1', user: { id: 1, type: 'client', username: 'acme' } };

type Answer = 'signed in' | 'offline' | { readonly status: 403 | 409 | 410 | 502 | 503; readonly code: string };
const pending: Answer = { status: 409, code: 'authorization_pending' };
const slow: Answer = { status: 409, code: 'slow_down' };

/** A client of a server that answers so, in turn, and then always as the last time. */
function against(...answers: readonly Answer[]) {
  const app = new Hono();
  const left = [...answers];
  app.post('/api/auth/device', (c) => c.json({ success: true, data: codes }));
  app.post('/api/auth/device/token', async (c) => {
    expect(await c.req.json()).toEqual({ device_code: 'grt_d_1' });
    const answer = (left.length > 1 ? left.shift() : left[0]) ?? pending;
    if (answer === 'offline') throw new TypeError('reset');
    if (answer === 'signed in') return c.json(reply);
    return c.json({ success: false, message: answer.code, code: answer.code, request_id: 'r' }, answer.status);
  });
  app.onError((error) => {
    throw error;
  });
  const clock = fakeClock();
  const fetch = async (url: string | URL | Request, init?: RequestInit) => app.request(new Request(url, init));
  const baseUrl = 'http://grt.test/api';
  const grt = createGrt({ baseUrl, fetch, tokenStore: memoryTokenStore(), clock, random: () => 1 });
  const shown: string[] = [];
  const signIn = (signal?: AbortSignal, onCode?: () => void) =>
    signInByBrowser(grt.devices, {
      onCode: ({ user_code }) => {
        shown.push(user_code);
        onCode?.();
      },
      clock,
      signal,
    });
  return { clock, shown, signIn };
}

it('shows the code once, asks at the interval, and returns the session', async () => {
  const { signIn, clock, shown } = against(pending, pending, 'signed in');
  expect(await signIn()).toMatchObject({ token: 'grt_s_1' });
  expect(clock.waits).toEqual([5000, 5000, 5000]);
  expect(shown).toEqual(['7K2F-9MXR']);
});

it('waits 5 seconds longer each time that the server says so', async () => {
  const { signIn, clock } = against(slow, pending, slow, 'signed in');
  await signIn();
  expect(clock.waits).toEqual([5000, 10_000, 10_000, 15_000]);
});

it.each([
  [{ status: 403, code: 'access_denied' }, ForbiddenError],
  [{ status: 403, code: 'account_suspended' }, ForbiddenError],
  [{ status: 410, code: 'expired_token' }, GoneError],
] as const)('ends with %j', async (answer, failure) => {
  const { signIn } = against(pending, answer);
  const error: unknown = await signIn().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(failure);
  expect(error).toMatchObject({ code: answer.code });
});

it('ends with a conflict of another kind', async () => {
  await expect(against({ status: 409, code: 'conflict' }).signIn()).rejects.toMatchObject({ code: 'conflict' });
});

it('continues while the server cannot be reached or is busy, for as long as the code lives', async () => {
  const gateway = { status: 502, code: '' } as const;
  const busy = { status: 503, code: 'overloaded' } as const;
  const working = { status: 409, code: 'still_running' } as const;
  const { signIn } = against('offline', gateway, busy, working, 'signed in');
  expect(await signIn()).toMatchObject({ token: 'grt_s_1' });
  const gone = against('offline');
  await expect(gone.signIn()).rejects.toBeInstanceOf(NetworkError);
  expect(gone.clock.now()).toBe(600_000);
});

it('ends when it is aborted, without asking again', async () => {
  const stop = new AbortController();
  const { signIn, clock } = against('signed in');
  await expect(signIn(stop.signal, () => stop.abort())).rejects.toBeInstanceOf(AbortedError);
  expect(clock.waits).toHaveLength(1);
});
