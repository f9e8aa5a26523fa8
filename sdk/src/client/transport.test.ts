import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createGrt, type GrtOptions } from './client.ts';
import { AbortedError, TimeoutError } from './errors.ts';
import { memoryTokenStore } from './session.ts';
import { fakeClock } from './testing/fake-clock.ts';
import { listen } from './testing/serve.ts';

function clientOf(options: GrtOptions) {
  return createGrt({ clock: fakeClock(), tokenStore: memoryTokenStore(), ...options });
}

/** From now on, time limits pass only by `vi.advanceTimersByTime`, so that nothing has to happen within them. */
function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

describe('the time limit', () => {
  it('covers a server that never responds, and is not retried', async () => {
    holdTime();
    let calls = 0;
    const baseUrl = await listen(() => {
      calls += 1;
      vi.advanceTimersByTime(500);
    });

    const result = await clientOf({ baseUrl, timeoutMs: 500 }).system.health().safe();

    expect(result).toMatchObject({
      ok: false,
      error: {
        message: `No complete response from ${new URL(baseUrl).host} within 0.5 s.`,
        operation: 'system.health',
      },
    });
    expect(result.ok ? undefined : result.error).toBeInstanceOf(TimeoutError);
    expect(calls).toBe(1);
  });

  it('covers a body that stalls after its headers', async () => {
    const baseUrl = await listen((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"success":');
    });

    await expect(clientOf({ baseUrl, timeoutMs: 500 }).system.health()).rejects.toThrow(TimeoutError);
  });

  it('covers a body that arrives byte by byte, although data is moving', async () => {
    const baseUrl = await listen((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(drip));
    });

    await expect(clientOf({ baseUrl }).system.health({}, { timeoutMs: 500 })).rejects.toThrow(TimeoutError);
  });

  it('ends an in-process call, too, where nothing listens to the signal', async () => {
    const never = (): Promise<Response> => new Promise(() => undefined);

    await expect(clientOf({ fetch: never, timeoutMs: 20 }).system.health()).rejects.toThrow(TimeoutError);
  });

  it('for a file counts from the last byte, and only while someone is reading', async () => {
    holdTime();
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const server = writable.getWriter();
    const fetch = (): Response => new Response(readable, { headers: { 'content-type': 'text/csv' } });
    const file = await clientOf({ fetch }).clients.export({}, { timeoutMs: 700 });

    const reader = file.stream.getReader();
    let text = '';
    for (let row = 0; row < 6; row += 1) {
      vi.advanceTimersByTime(10_000); // no one is reading
      const read = reader.read();
      await pause(0);
      vi.advanceTimersByTime(699);
      void server.write(new TextEncoder().encode('row\n'));
      text += new TextDecoder().decode((await read).value);
      await pause(0);
    }
    expect(text).toBe('row\n'.repeat(6));

    const stalled = reader.read().catch((error: unknown) => error);
    await pause(0);
    vi.advanceTimersByTime(700);
    expect(await stalled).toMatchObject({ name: 'TimeoutError', message: 'No data was transferred for 0.7 s.' });
  });

  it('for a file ends a stalled download', async () => {
    holdTime();
    const baseUrl = await listen((_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv' });
      response.write('row\n');
    });
    const file = await clientOf({ baseUrl }).clients.export({}, { timeoutMs: 500 });

    const reader = file.stream.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('row\n');
    const stalled = reader.read();
    await pause(0);
    vi.advanceTimersByTime(500);
    await expect(stalled).rejects.toThrow(`No data was transferred to or from ${new URL(baseUrl).host} for 0.5 s.`);
  });
});

describe('a signal', () => {
  it('ends a call on the server, too, and keeps the caller’s reason', async () => {
    const stop = new AbortController();
    const reason = new Error('The screen was left.');
    let closed: Promise<unknown> = Promise.resolve();
    const baseUrl = await listen((_, response) => {
      closed = new Promise((resolve) => {
        response.on('close', resolve);
      });
      stop.abort(reason);
    });

    const result = await clientOf({ baseUrl }).system.health({}, { signal: stop.signal }).safe();
    await closed;

    expect(result).toMatchObject({ ok: false, error: { name: 'AbortedError', cause: reason } });
  });

  it('that was aborted before the call sends nothing', async () => {
    let calls = 0;
    const fetch = (): Response => {
      calls += 1;
      return new Response();
    };

    await expect(clientOf({ fetch }).system.health({}, { signal: AbortSignal.abort() })).rejects.toThrow(AbortedError);
    expect(calls).toBe(0);
  });

  it('ends the wait for a refresh that other calls continue to wait for', async () => {
    const stop = new AbortController();
    const fetch: GrtOptions['fetch'] = (url) => {
      if (!url.endsWith('/auth/refresh')) return Response.json({ success: false }, { status: 401 });
      stop.abort();
      return new Promise(() => undefined);
    };
    const grt = clientOf({ fetch, tokenStore: memoryTokenStore({ token: 'old' }) });

    await expect(grt.client.dashboard({}, { signal: stop.signal })).rejects.toThrow(AbortedError);
  });

  it('is released after the call, so that a long-lived one does not accumulate listeners', async () => {
    const { signal } = new AbortController();
    let listeners = 0;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (...parameters: Parameters<typeof add>) => {
      listeners += 1;
      add(...parameters);
    };
    signal.removeEventListener = (...parameters: Parameters<typeof remove>) => {
      listeners -= 1;
      remove(...parameters);
    };
    const grt = clientOf({ fetch: () => Response.json({ success: true, data: {} }) });

    await grt.system.health({}, { signal });

    expect(listeners).toBe(0);
  });
});

describe('a broken connection', () => {
  it('in the middle of a response is a network error', async () => {
    const baseUrl = await listen((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"success":', () => response.destroy());
    });

    await expect(clientOf({ baseUrl }).system.health({}, { retries: 0 })).rejects.toMatchObject({
      name: 'NetworkError',
      message: expect.stringContaining(
        `The connection to ${new URL(baseUrl).host} was lost before the response was complete: `,
      ) as string,
    });
  });

  it('never puts a secret of the URL into an error', async () => {
    const grt = clientOf({ baseUrl: 'http://127.0.0.1:9/api', retries: 0 });

    const result = await grt.registrations.list({ search: 'token=SECRET' }).safe();

    const error = result.ok ? undefined : result.error;
    expect(
      [error?.message, String(error?.cause), String((error?.cause as Error | undefined)?.cause)].join(),
    ).not.toContain('SECRET');
  });
});

describe('hooks', () => {
  it('see each request and response, and may add headers', async () => {
    const app = new Hono();
    const traces: (string | undefined)[] = [];
    app.get('/api/health', (c) => {
      traces.push(c.req.header('x-trace'));
      return traces.length === 1
        ? c.json({ success: false, message: 'Later.', code: 'busy', request_id: 'r' }, 503)
        : c.json({ success: true, data: {} }, 200, { 'x-request-id': 'req_5' });
    });
    const seen: unknown[] = [];
    const grt = clientOf({
      fetch: app.request,
      onRequest: (event) => {
        event.headers['x-trace'] = `attempt-${String(event.attempt)}`;
        seen.push([event.operation, event.method, event.url]);
      },
      onResponse: ({ status, attempt, requestId }) => void seen.push([status, attempt, requestId]),
    });

    await grt.system.health();

    expect(traces).toEqual(['attempt-1', 'attempt-2']);
    expect(seen).toEqual([
      ['system.health', 'GET', '/api/health'],
      [503, 1, undefined],
      ['system.health', 'GET', '/api/health'],
      [200, 2, 'req_5'],
    ]);
  });

  it('see an attempt without a complete response, whether or not it is repeated', async () => {
    holdTime();
    let calls = 0;
    const baseUrl = await listen((_, response) => {
      calls += 1;
      if (calls === 1) response.destroy();
      else
        response.writeHead(200, { 'content-type': 'application/json' }).write('{', () => vi.advanceTimersByTime(500));
    });
    const seen: string[] = [];
    const grt = clientOf({
      baseUrl,
      onResponse: ({ status }) => void seen.push(String(status)),
      onFailure: ({ operation, attempt, error, durationMs }) =>
        void seen.push(`${operation} ${String(attempt)} ${String(error)} ${String(durationMs >= 0)}`),
      onRetry: ({ attempt }) => void seen.push(`again after ${String(attempt)}`),
    });

    await expect(grt.system.health({}, { timeoutMs: 500 })).rejects.toThrow(TimeoutError);

    expect(seen).toEqual([
      expect.stringContaining(
        `system.health 1 NetworkError: The server at ${new URL(baseUrl).host} could not be reached: `,
      ) as string,
      'again after 1',
      `system.health 2 TimeoutError: No complete response from ${new URL(baseUrl).host} within 0.5 s. true`,
    ]);
  });

  it('see a call that its caller ends, and a hook that throws ends the call', async () => {
    const stop = new AbortController();
    const fetch = async (): Promise<Response> => {
      stop.abort();
      return await new Promise(() => undefined);
    };
    const seen: unknown[] = [];
    const grt = clientOf({ fetch, onFailure: ({ error }) => void seen.push(error) });
    const result = await grt.system.health({}, { signal: stop.signal }).safe();
    expect(seen).toEqual([result.ok ? undefined : result.error]);

    const onFailure = (): never => {
      throw new RangeError('no');
    };
    const failing = clientOf({ fetch: () => Promise.reject(new TypeError('refused')), onFailure });
    await expect(failing.system.health()).rejects.toThrow(new RangeError('no'));
  });
});

it('warns of nothing when one signal ends a hundred calls', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error): void => void warnings.push(warning);
  process.on('warning', note);
  const stop = new AbortController();
  const fetch = (): Promise<Response> => new Promise(() => undefined);
  const grt = clientOf({ fetch });
  const calls = Array.from({ length: 100 }, () => grt.system.health({}, { signal: stop.signal }).safe());
  await pause(0);
  stop.abort();
  const results = await Promise.all(calls);
  await pause(0);
  process.off('warning', note);

  expect(results.every((result) => !result.ok && result.error instanceof AbortedError)).toBe(true);
  expect(warnings).toEqual([]);
});
