import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createGrt, type GrtOptions } from './client.ts';
import { ForbiddenError, NetworkError, NotSignedInError, ServerError } from './errors.ts';
import { browserTokenStore, fixedTokenStore, memoryTokenStore, type TokenStore } from './session.ts';
import { fakeClock } from './testing/fake-clock.ts';
import { aSignIn, aUser } from './testing/samples.ts';

const refused = { success: false, message: 'Please sign in.', code: 'unauthenticated', request_id: 'r' };

/** A server that accepts the tokens `fresh` and `grt_api`, and exchanges `old` for `fresh`. */
function anApp({ refresh = 200 }: { refresh?: 200 | 401 | 503 | 429 } = {}) {
  const app = new Hono();
  const seen = { refreshes: 0, calls: 0, logouts: new Array<string | undefined>() };
  app.post('/api/auth/refresh', (c) => {
    seen.refreshes += 1;
    if (refresh !== 200) return c.json(refused, refresh);
    return c.req.header('authorization') === 'Bearer old' ? c.json(aSignIn('fresh')) : c.json(refused, 401);
  });
  app.post('/api/auth/logout', (c) => {
    seen.logouts.push(c.req.header('authorization'));
    return c.json({ success: true });
  });
  app.get('/api/client/dashboard', (c) => {
    seen.calls += 1;
    const isKnown = ['Bearer fresh', 'Bearer grt_api'].includes(c.req.header('authorization') ?? '');
    return isKnown ? c.json({ success: true, data: { seen: true } }) : c.json(refused, 401);
  });
  return { app, seen };
}

function clientOf(app: Hono, options: GrtOptions & { tokenStore: TokenStore }) {
  let lost = 0;
  const grt = createGrt({
    fetch: app.request,
    clock: fakeClock(),
    retries: 0,
    onAuthLost: () => {
      lost += 1;
    },
    ...options,
  });
  return { grt, store: options.tokenStore, timesLost: () => lost };
}

describe('a 401', () => {
  it('on 20 parallel calls causes exactly one refresh, and each call is repeated once', async () => {
    const { app, seen } = anApp();
    const { grt, store, timesLost } = clientOf(app, { tokenStore: memoryTokenStore({ token: 'old', user: aUser() }) });

    const results = await Promise.all(Array.from({ length: 20 }, () => grt.client.dashboard()));

    expect(results).toHaveLength(20);
    expect(seen).toMatchObject({ refreshes: 1, calls: 40 });
    expect(await store.read()).toMatchObject({ token: 'fresh', refresh_until: '2026-12-04T10:00:00.000Z' });
    expect(timesLost()).toBe(0);
  });

  it('empties the store and is reported once when the refresh is refused, however many calls there are', async () => {
    const { app, seen } = anApp({ refresh: 401 });
    const { grt, store, timesLost } = clientOf(app, { tokenStore: memoryTokenStore({ token: 'old' }) });

    const results = await Promise.allSettled(Array.from({ length: 20 }, () => grt.client.dashboard()));

    expect(results.every((result) => result.status === 'rejected' && result.reason instanceof NotSignedInError)).toBe(
      true,
    );
    expect(seen.refreshes).toBe(1);
    expect(await store.read()).toBeUndefined();
    expect(timesLost()).toBe(1);
  });

  it.each([
    [7, 'goes on with', 'fulfilled'],
    [8, 'does not touch', 'rejected'],
  ] as const)('waits for a new sign-in; of user %d it %s the session', async (id, _, status) => {
    const { app, seen } = anApp({ refresh: 401 });
    const store = memoryTokenStore({ token: 'old', user: { ...aUser(), id: 7 } });
    const signIn = async () => await store.write({ token: 'fresh', user: { ...aUser(), id } });
    const { grt } = clientOf(app, { tokenStore: store, onAuthLost: signIn });

    const calls = await Promise.allSettled(Array.from({ length: 5 }, () => grt.client.dashboard()));

    expect(calls.map((call) => call.status)).toEqual(Array.from({ length: 5 }, () => status));
    expect(seen.refreshes).toBe(1);
  });

  it.each([503, 429] as const)(
    'keeps the session when the refresh fails with %d, which says nothing about it',
    async (status) => {
      const { app } = anApp({ refresh: status });
      const { grt, store, timesLost } = clientOf(app, { tokenStore: memoryTokenStore({ token: 'old' }) });

      await expect(grt.client.dashboard()).rejects.toMatchObject({ status, operation: 'auth.refresh' });

      expect(await store.read()).toEqual({ token: 'old' });
      expect(timesLost()).toBe(0);
    },
  );

  it('that recurs with the new token is returned and does not cause another refresh', async () => {
    let refreshes = 0;
    const renewing: GrtOptions['fetch'] = (url) => {
      if (!url.endsWith('/auth/refresh')) return Response.json(refused, { status: 401 });
      refreshes += 1;
      return Response.json(aSignIn(`fresh-${String(refreshes)}`));
    };
    const { grt, store, timesLost } = clientOf(new Hono(), {
      fetch: renewing,
      tokenStore: memoryTokenStore({ token: 'old' }),
    });

    await expect(grt.client.dashboard()).rejects.toThrow(NotSignedInError);

    expect(refreshes).toBe(1);
    expect(await store.read()).toMatchObject({ token: 'fresh-1' });
    expect(timesLost()).toBe(0);
  });

  it('keeps the session when the server cannot be reached for the refresh', async () => {
    const { app } = anApp();
    const broken: GrtOptions['fetch'] = (url, init) =>
      url.endsWith('/auth/refresh') ? Promise.reject(new TypeError('offline')) : app.request(url, init);
    const { grt, store } = clientOf(app, { fetch: broken, tokenStore: memoryTokenStore({ token: 'old' }) });

    await expect(grt.client.dashboard()).rejects.toThrow(NetworkError);

    expect(await store.read()).toEqual({ token: 'old' });
  });

  it('uses the token that another tab has obtained meanwhile, without its own refresh', async () => {
    const { app, seen } = anApp();
    const tokenStore = memoryTokenStore({ token: 'old' });
    const behind: GrtOptions['fetch'] = async (url, init) => {
      const response = await app.request(url, init);
      await tokenStore.write({ token: 'fresh' });
      return response;
    };
    const { grt } = clientOf(app, { fetch: behind, tokenStore });

    await grt.client.dashboard();

    expect(seen).toMatchObject({ refreshes: 0, calls: 2 });
  });

  it('does not restore a session that was signed out during the refresh', async () => {
    const { app } = anApp();
    const tokenStore = memoryTokenStore({ token: 'old' });
    const signingOut: GrtOptions['fetch'] = async (url, init) => {
      if (url.endsWith('/auth/refresh')) await tokenStore.clear();
      return await app.request(url, init);
    };
    const { grt, timesLost } = clientOf(app, { fetch: signingOut, tokenStore });

    await grt.client.dashboard();

    expect(await tokenStore.read()).toBeUndefined();
    expect(timesLost()).toBe(0);
  });

  it('for an API token, or without a session, never causes a refresh', async () => {
    const { app, seen } = anApp();
    const withToken = clientOf(app, { tokenStore: fixedTokenStore('revoked') });
    const without = clientOf(app, { tokenStore: memoryTokenStore() });

    await expect(withToken.grt.client.dashboard()).rejects.toThrow(NotSignedInError);
    await expect(without.grt.client.dashboard()).rejects.toThrow(NotSignedInError);

    expect(seen.refreshes).toBe(0);
    expect([withToken.timesLost(), without.timesLost()]).toEqual([0, 0]);
  });

  it('is refreshed under the lock that the store shares with other tabs', async () => {
    const { app, seen } = anApp();
    const order: string[] = [];
    const shared = memoryTokenStore({ token: 'old' });
    let queue: Promise<unknown> = Promise.resolve();
    const tokenStore: TokenStore = {
      ...shared,
      exclusively<T>(work: () => Promise<T>): Promise<T> {
        const turn = queue.then(async () => {
          order.push('in');
          const result = await work();
          order.push('out');
          return result;
        });
        queue = turn;
        return turn;
      },
    };

    await Promise.all(
      [clientOf(app, { tokenStore }), clientOf(app, { tokenStore })].map(({ grt }) => grt.client.dashboard()),
    );

    expect(order).toEqual(['in', 'out', 'in', 'out']);
    expect(seen.refreshes).toBe(1);
  });
});

describe('signIn', () => {
  /** Responds to the administrators' and the clients' login with a given status each. */
  function loginApp(admin: 200 | 401 | 403 | 429, client: 200 | 401) {
    const app = new Hono();
    const asked: (string | undefined)[] = [];
    app.post('/api/auth/:who/login', (c) => {
      asked.push(c.req.param('who'), c.req.header('authorization'));
      const status = c.req.param('who') === 'admin' ? admin : client;
      return status === 200
        ? c.json(aSignIn('fresh', aUser({ type: c.req.param('who') === 'admin' ? 'admin' : 'client' })))
        : c.json(refused, status);
    });
    return { app, asked };
  }

  it("tries the administrators' login first and keeps the session", async () => {
    const { app, asked } = loginApp(200, 401);
    const { grt, store } = clientOf(app, { tokenStore: memoryTokenStore({ token: 'old' }) });

    const reply = await grt.signIn({ username: 'admin', password: 'secret' });

    expect(reply).toMatchObject({ token: 'fresh', user: { type: 'admin' } });
    expect(asked).toEqual(['admin', undefined]);
    expect(await store.read()).toMatchObject({ token: 'fresh', user: { type: 'admin' } });
  });

  it("tries the clients' login after a 401", async () => {
    const { app, asked } = loginApp(401, 200);
    const { grt } = clientOf(app, { tokenStore: memoryTokenStore() });

    expect(await grt.signIn({ username: 'acme', password: 'secret' })).toMatchObject({ user: { type: 'client' } });
    expect(asked).toEqual(['admin', undefined, 'client', undefined]);
  });

  it.each([
    [403, ForbiddenError],
    [429, ServerError],
  ] as const)('stops at %d without asking for a client', async (status, expected) => {
    const { app, asked } = loginApp(status, 200);
    const { grt, store } = clientOf(app, { tokenStore: memoryTokenStore() });

    await expect(grt.signIn({ username: 'acme', password: 'secret' })).rejects.toThrow(expected);
    expect(asked).toEqual(['admin', undefined]);
    expect(await store.read()).toBeUndefined();
  });

  it('keeps the current session when the credentials are wrong', async () => {
    const { app } = loginApp(401, 401);
    const { grt, store, timesLost } = clientOf(app, { tokenStore: memoryTokenStore({ token: 'fresh' }) });

    await expect(grt.signIn({ username: 'acme', password: 'wrong' })).rejects.toThrow('Please sign in.');
    expect(await store.read()).toEqual({ token: 'fresh' });
    expect(timesLost()).toBe(0);
  });
});

describe('signOut', () => {
  it('ends the session here and on the server', async () => {
    const { app, seen } = anApp();
    const { grt, store } = clientOf(app, { tokenStore: memoryTokenStore({ token: 'fresh' }) });

    expect(await grt.signOut()).toEqual({ ended: true });
    expect(seen.logouts).toEqual(['Bearer fresh']);
    expect(await store.read()).toBeUndefined();
  });

  it('forgets the session even when the server cannot be reached, and says so', async () => {
    const { grt, store } = clientOf(new Hono(), {
      fetch: () => Promise.reject(new TypeError('offline')),
      tokenStore: memoryTokenStore({ token: 'fresh' }),
    });

    expect(await grt.signOut()).toMatchObject({ ended: false, error: { name: 'NetworkError' } });
    expect(await store.read()).toBeUndefined();
  });
});

describe('browserTokenStore', () => {
  function storage(entries: Record<string, string> = {}): Storage {
    const kept = new Map(Object.entries(entries));
    return {
      get length() {
        return kept.size;
      },
      clear: () => kept.clear(),
      key: (index) => [...kept.keys()][index] ?? null,
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    };
  }

  it('keeps token and user under the names of the specification', async () => {
    const kept = storage();
    const store = browserTokenStore(kept);

    await store.write({ token: 'fresh', user: aUser(), expires_at: '2026-11-20T11:00:00.000Z' });

    expect(kept.getItem('grt_token')).toBe('fresh');
    expect(JSON.parse(kept.getItem('grt_user') ?? '')).toEqual(aUser());
    expect(await store.read()).toEqual({ token: 'fresh', user: aUser() });
    await store.clear();
    expect(kept.length).toBe(0);
  });

  it.each(['{', '[]', '"acme"', '{"id":"3"}'])('ignores a user that was edited to %s', async (user) => {
    expect(await browserTokenStore(storage({ grt_token: 'fresh', grt_user: user })).read()).toEqual({ token: 'fresh' });
  });

  it('has no session without a token', async () => {
    expect(await browserTokenStore(storage({ grt_user: JSON.stringify(aUser()) })).read()).toBeUndefined();
  });
});
