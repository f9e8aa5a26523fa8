import { createHash, randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, open, rm, truncate } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { UploadProgress } from './call.ts';
import { createGrt } from './client.ts';
import type { FileSource } from '../contract/file-source.ts';
import { TimeoutError } from './errors.ts';
import { fileFromPath, fileFromStream } from './node.ts';
import { memoryTokenStore } from './session.ts';
import { fakeClock } from './testing/fake-clock.ts';
import { listen, serve } from './testing/serve.ts';

const started = { success: true, needs_mapping: false, data: { id: 7 }, import: null };
const feed = { feed_name: 'Trending', domain_id: 3, has_header_row: true } as const;
const megabyte = 1_048_576;

async function temporaryFile(megabytes: number): Promise<{ path: string; sha: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'grt-sdk-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'trending.csv');
  const file = await open(path, 'w');
  const hash = createHash('sha256');
  for (let written = 0; written < megabytes; written += 1) {
    const chunk = randomBytes(megabyte);
    hash.update(chunk);
    await file.write(chunk);
  }
  await file.close();
  return { path, sha: hash.digest('hex') };
}

/** Parses each form with the test platform's own parser. */
function formApp() {
  const app = new Hono();
  const seen: {
    fields: Record<string, unknown>;
    length: string | undefined;
    name: string;
    type: string;
    sha: string;
    size: number;
  }[] = [];
  app.post('/api/client/feeds', async (c) => {
    const form = await c.req.parseBody().catch(() => undefined);
    if (form === undefined)
      return c.json({ success: false, message: 'Broken.', code: 'bad_request', request_id: 'r' }, 400);
    const { file, ...fields } = form;
    if (!(file instanceof File)) throw new Error('There is no file in the form.');
    const sha = createHash('sha256')
      .update(Buffer.from(await file.arrayBuffer()))
      .digest('hex');
    seen.push({
      fields,
      length: c.req.header('content-length'),
      name: file.name,
      type: file.type,
      sha,
      size: file.size,
    });
    return c.json(started, 201);
  });
  return { app, seen };
}

describe('an upload', () => {
  it('sends fields as text and the file with its name, whether from a Blob, a path, or a stream', async () => {
    const { app, seen } = formApp();
    const grt = createGrt({ baseUrl: await serve(app), tokenStore: memoryTokenStore() });
    const { path, sha } = await temporaryFile(1);
    const files: FileSource[] = [
      new File(['id,title\n'], 'Größe "1".csv', { type: 'text/csv' }),
      await fileFromPath(path),
      fileFromStream(new Blob(['a,b\n']).stream(), { name: '-' }),
    ];

    for (const file of files) await grt.clientFeeds.create({ ...feed, file, feed_description: undefined });

    expect(seen.map(({ fields }) => fields)).toEqual(
      Array.from(files, () => ({ feed_name: 'Trending', domain_id: '3', has_header_row: 'true' })),
    );
    expect(seen.map(({ name, type, size, length }) => [name, type, size, length === undefined])).toEqual([
      ['Größe "1".csv', 'text/csv', 9, false],
      ['trending.csv', 'application/octet-stream', megabyte, false],
      ['-', 'application/octet-stream', 4, true],
    ]);
    expect(seen[1]?.sha).toBe(sha);
  });

  it('works in process as well', async () => {
    const { app, seen } = formApp();
    const grt = createGrt({ fetch: app.request, tokenStore: memoryTokenStore() });

    const reply = await grt.clientFeeds.create({ ...feed, file: new Blob(['a,b\n']) });

    expect(reply).toEqual(started);
    expect(seen[0]).toMatchObject({ name: 'blob', size: 4 });
  });

  it('of 50 MB is read as it is sent, declares its length, and reports rising progress up to the total', async () => {
    const { path, sha } = await temporaryFile(50);
    const hash = createHash('sha256');
    let declared: string | undefined;
    let read = 0;
    let received = 0;
    let mostAhead = 0;
    const baseUrl = await listen((request, response) => {
      declared = request.headers['content-length'];
      request.on('data', (chunk: Buffer) => {
        received += chunk.length;
        hash.update(chunk);
      });
      request.on('end', () => {
        response.writeHead(201, { 'content-type': 'application/json' });
        response.end(JSON.stringify(started));
      });
    });
    const progress: UploadProgress[] = [];
    const file = await fileFromPath(path);
    const fileHash = createHash('sha256');
    const watched = {
      ...file,
      stream: () =>
        file.stream().pipeThrough(
          new TransformStream<Uint8Array, Uint8Array>({
            transform(chunk, controller) {
              fileHash.update(chunk);
              read += chunk.length;
              mostAhead = Math.max(mostAhead, read - received);
              controller.enqueue(chunk);
            },
          }),
        ),
    };

    await createGrt({ baseUrl, tokenStore: memoryTokenStore() }).clientFeeds.create(
      { ...feed, file: watched },
      { onProgress: (event) => progress.push(event) },
    );

    expect(declared).toBe(String(received));
    expect(fileHash.digest('hex')).toBe(sha);
    const sent = progress.map(({ sentBytes }) => sentBytes);
    expect(sent).toEqual([...new Set(sent)].sort((one, other) => one - other));
    expect(new Set(progress.map(({ totalBytes }) => totalBytes))).toEqual(new Set([received]));
    expect([sent[0], sent.at(-1)]).toEqual([0, received]);
    expect(progress.length).toBeGreaterThan(50);
    // The rest is in the buffers of the connection.
    expect(mostAhead).toBeLessThan(20 * megabyte);
  });

  it('reports what was sent, not what was read: a slow server shows in the numbers', async () => {
    const { path } = await temporaryFile(40);
    let release: () => void = () => undefined;
    const baseUrl = await listen((request, response) => {
      release = () => {
        request.resume();
        request.on('end', () =>
          response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(started)),
        );
      };
      request.pause();
    });
    let latest: UploadProgress | undefined;
    const upload = createGrt({ baseUrl, tokenStore: memoryTokenStore() }).clientFeeds.create(
      { ...feed, file: await fileFromPath(path) },
      { onProgress: (event) => (latest = event) },
    );
    let before = -1;
    while (before !== latest?.sentBytes) {
      before = latest?.sentBytes ?? -1;
      await pause(150);
    }

    expect(before).toBeLessThan(20 * megabyte);
    release();
    await upload;
    expect(latest?.sentBytes).toBe(latest?.totalBytes);
  });

  it('never reports the total if the server refuses before everything was sent', async () => {
    const { path } = await temporaryFile(30);
    const baseUrl = await listen((request, response) => {
      request.once('data', () => {
        response.writeHead(413, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify({
            success: false,
            message: 'File size must be less than 50MB',
            code: 'too_large',
            request_id: 'r',
          }),
        );
      });
    });
    const progress: UploadProgress[] = [];

    const result = await createGrt({ baseUrl, tokenStore: memoryTokenStore() })
      .clientFeeds.create({ ...feed, file: await fileFromPath(path) }, { onProgress: (event) => progress.push(event) })
      .safe();

    expect(result).toMatchObject({
      ok: false,
      error: { name: 'TooLargeError', reason: 'File size must be less than 50MB' },
    });
    expect(progress.every(({ sentBytes, totalBytes }) => totalBytes !== undefined && sentBytes < totalBytes)).toBe(
      true,
    );
  });

  it('ends when canceled, on the server, too, and closes its file', async () => {
    const stop = new AbortController();
    let gone: Promise<unknown> = Promise.resolve();
    const baseUrl = await listen((request) => {
      gone = new Promise((resolve) => {
        request.on('error', resolve);
      });
      request.once('data', () => stop.abort(new Error('The dialog was closed.')));
      request.on('data', () => undefined);
    });
    let canceled = false;
    const file: FileSource = {
      name: 'endless.csv',
      size: 50 * megabyte,
      stream: () =>
        new ReadableStream({
          async pull(controller) {
            await pause(1);
            controller.enqueue(new Uint8Array(65_536));
          },
          cancel() {
            canceled = true;
          },
        }),
    };

    const upload = createGrt({ baseUrl, tokenStore: memoryTokenStore() }).clientFeeds.create(
      { ...feed, file },
      { signal: stop.signal },
    );

    await expect(upload).rejects.toMatchObject({ name: 'AbortedError', cause: new Error('The dialog was closed.') });
    expect(await gone).toBeInstanceOf(Error);
    expect(canceled).toBe(true);
  });

  it('may take longer than the time limit as long as bytes are moving', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { app, seen } = formApp();
    let rows = 0;
    const file: FileSource = {
      name: 'slow.csv',
      size: 10,
      stream: () =>
        new ReadableStream(
          {
            pull(controller) {
              vi.advanceTimersByTime(799);
              rows += 1;
              controller.enqueue(new Uint8Array([65]));
              if (rows === 10) controller.close();
            },
          },
          { highWaterMark: 0 },
        ),
    };

    await createGrt({ fetch: app.request, tokenStore: memoryTokenStore() }).clientFeeds.create(
      { ...feed, file },
      { timeoutMs: 800 },
    );

    expect(seen[0]?.size).toBe(10);
  });

  it('ends when no byte has moved for the time limit', async () => {
    const { path } = await temporaryFile(20);
    const server = createServer((request) => request.pause());
    const baseUrl = await listen((request, response) => server.emit('request', request, response));

    const upload = createGrt({ baseUrl, tokenStore: memoryTokenStore() }).clientFeeds.create(
      { ...feed, file: await fileFromPath(path) },
      { timeoutMs: 600 },
    );

    await expect(upload).rejects.toThrow(TimeoutError);
  });

  it('is sent again from the start after a refresh and after a 503, except from a one-time stream', async () => {
    const { app, seen } = formApp();
    const statuses = [401, 503, 503];
    const guarded = new Hono();
    guarded.post('/api/auth/refresh', (c) =>
      c.json({ success: true, token: 'fresh', user: { id: 3, type: 'client' } }),
    );
    guarded.all('*', async (c) => {
      const status = statuses.shift();
      if (status === undefined) return await app.fetch(c.req.raw);
      await c.req.arrayBuffer();
      return c.json({ success: false, message: 'No.', code: 'no', request_id: 'r' }, status as 401 | 503);
    });
    const { path, sha } = await temporaryFile(1);
    const grt = createGrt({
      fetch: guarded.request,
      clock: fakeClock(),
      tokenStore: memoryTokenStore({ token: 'old' }),
    });

    await grt.clientFeeds.create({ ...feed, file: await fileFromPath(path) }, { retries: 2 });
    expect(seen.map((form) => form.sha)).toEqual([sha]);

    statuses.push(503, 503);
    const once = fileFromStream(new Blob(['a,b\n']).stream(), { name: '-' });
    await expect(grt.clientFeeds.create({ ...feed, file: once })).rejects.toMatchObject({ status: 503 });
    expect(statuses).toHaveLength(1);
  });

  it.each([
    ['has become shorter', (path: string) => truncate(path, 1000)],
    ['has become longer', (path: string) => appendFile(path, new Uint8Array(5000))],
    ['is gone', (path: string) => rm(path)],
  ])('of a file that %s fails plainly, and is not tried again', async (_, change) => {
    const { app, seen } = formApp();
    const grt = createGrt({ baseUrl: await serve(app), clock: fakeClock(), tokenStore: memoryTokenStore() });
    const { path } = await temporaryFile(1);
    const file = await fileFromPath(path);
    await change(path);
    let opened = 0;
    const counted = {
      ...file,
      stream: () => {
        opened += 1;
        return file.stream();
      },
    };

    const upload = grt.clientFeeds.create({ ...feed, file: counted }, { idempotencyKey: 'upload-1' });

    await expect(upload).rejects.toMatchObject({
      name: 'UnreadableFileError',
      message: 'The file could not be read completely.',
      cause: expect.any(Error),
    });
    expect([seen.length, opened]).toEqual([0, 1]);
  });
});

describe('fileFromPath', () => {
  it('fails for a folder and for a missing file, with the system’s code', async () => {
    await expect(fileFromPath(tmpdir())).rejects.toMatchObject({ code: 'EISDIR' });
    await expect(fileFromPath(join(tmpdir(), 'there-is-no-such-file.csv'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
