import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { isFull } from '../../testing/sampled.ts';
import { listen } from './listen.ts';
import type { Listening } from './listen.ts';
import { multipartOf, multipartType, streamOf } from './testing/multipart-text.ts';
import type { BigForm } from './testing/multipart-text.ts';
import { smallApp } from './testing/small-app.ts';
import type { SmallApp } from './testing/small-app.ts';

vi.setConfig({ testTimeout: 120_000 }); // It sends files at their limits.

const feedBytes = 52_428_800;
const licenseBytes = 10_485_760;
const feed = (fileBytes: number): BigForm => ({ fields: { feed_name: 'Clips' }, fileField: 'file', fileBytes });
const license = (fileBytes: number): BigForm => ({ fields: { name: 'Ann' }, fileField: 'license', fileBytes });

let small: SmallApp;
let listening: Listening;

beforeEach(async () => {
  small = await smallApp();
  listening = await listen(small.app, { host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  await listening.close(0);
  await small.close();
});

/** Sends a form with fetch, in chunks unless its length is declared. */
async function post(
  path: string,
  form: BigForm,
  declares: boolean,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const { sizeBytes, chunks } = multipartOf(form);
  const response = await fetch(`http://127.0.0.1:${String(listening.port)}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': multipartType, ...(declares ? { 'Content-Length': String(sizeBytes) } : {}) },
    body: streamOf(chunks),
    duplex: 'half',
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function open(): Promise<Socket> {
  const socket = connect(listening.port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

function head(path: string, length: number): string {
  return `POST /api${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${multipartType}\r\nContent-Length: ${String(length)}\r\n\r\n`;
}

/** Reads a socket up to the end of its JSON reply. */
async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    if (text.endsWith('}')) break;
  }
  return text;
}

describe('a file at its limit', () => {
  it.each([true, false])('is accepted whole, and one byte more is refused (length declared: %s)', async (declares) => {
    // The larger limit is counted by the same code.
    if (declares || isFull) {
      expect(await post('/feeds', feed(feedBytes), declares)).toMatchObject({
        status: 201,
        body: { sizes: { file: feedBytes } },
      });
      expect(await post('/feeds', feed(feedBytes + 1), declares)).toMatchObject({
        status: 413,
        body: { message: 'File size must be less than 50MB', code: 'too_large' },
      });
    }
    expect(await post('/licenses', license(licenseBytes), declares)).toMatchObject({
      status: 201,
      body: { sizes: { license: licenseBytes } },
    });
    expect(await post('/licenses', license(licenseBytes + 1), declares)).toMatchObject({
      status: 413,
      body: { message: 'File size must be less than 10MB' },
    });
    expect(await small.storedFiles()).toEqual([]);
  });
});

describe('a body that is too large', () => {
  it('is refused by its declared length, before it is sent', async () => {
    const socket = await open();
    socket.write(head('/feeds', 10 * feedBytes));
    const answer = await answerOf(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('File size must be less than 50MB');
    socket.destroy();
  });

  it('is refused visibly even to a client that sends everything before it reads', async () => {
    const socket = await open();
    const { sizeBytes, chunks } = multipartOf(feed(feedBytes + 8_000_000));
    socket.pause();
    socket.write(head('/feeds', sizeBytes));
    for (const chunk of chunks()) if (!socket.write(chunk)) await once(socket, 'drain');
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  it('leaves the connection usable', async () => {
    const socket = await open();
    const { sizeBytes, chunks } = multipartOf(license(licenseBytes + 2_000_000));
    socket.write(head('/licenses', sizeBytes));
    for (const chunk of chunks()) if (!socket.write(chunk)) await once(socket, 'drain');
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 413 /);
    socket.write('POST /api/enter HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n');
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });

  it('is cut off at the limit when it never ends', async () => {
    const socket = await open();
    socket.on('error', () => undefined); // cut off, as expected
    const { chunks } = multipartOf(feed(Number.MAX_SAFE_INTEGER));
    socket.write(
      `POST /api/feeds HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${multipartType}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    let sentBytes = 0;
    let isDone = false;
    const cutOff = new Promise((resolve) => socket.once('close', resolve));
    const sending = (async () => {
      for (const chunk of chunks()) {
        if (isDone || socket.destroyed) return;
        sentBytes += chunk.length;
        socket.write(`${chunk.length.toString(16)}\r\n`);
        socket.write(chunk);
        if (!socket.write('\r\n'))
          await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), cutOff]);
      }
    })();
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 413 /);
    isDone = true;
    await sending;
    expect(sentBytes).toBeLessThan(2 * feedBytes);
    socket.destroy();
  });
});

describe('a body that is cut short', () => {
  it('leaves no file behind', async () => {
    const socket = await open();
    const { sizeBytes, chunks } = multipartOf(license(1_000_000));
    socket.write(head('/licenses', sizeBytes));
    let count = 0;
    for (const chunk of chunks()) {
      socket.write(chunk);
      count += 1;
      if (count === 5) break;
    }
    await expect.poll(() => small.storedFiles()).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => small.storedFiles()).toEqual([]);
  });

  it.each([
    ['has no end', '--smallBoundary\r\nContent-Disposition: form-data; name="name"\r\n\r\nAnn\r\n'],
    [
      'ends within a file',
      '--smallBoundary\r\nContent-Disposition: form-data; name="license"; filename="a.pdf"\r\n\r\n%PDF-1',
    ],
    ['ends within a header', '--smallBoundary\r\nContent-Dispo'],
    ['is something else', 'name=Ann'],
    [
      'has a part without a name',
      '--smallBoundary\r\nContent-Disposition: form-data\r\n\r\nAnn\r\n--smallBoundary--\r\n',
    ],
    ['is empty', ''],
  ])('is refused with 400 when it %s', async (_what, text) => {
    const { status, body } = await small.call('POST', '/api/licenses', {
      body: text,
      headers: { 'Content-Type': multipartType },
    });
    expect([status, body['message']]).toEqual([
      400,
      'The form cannot be read: its multipart body is malformed or incomplete.',
    ]);
    expect(await small.storedFiles()).toEqual([]);
  });

  it('is refused with 400 when the boundary is missing', async () => {
    const { status } = await small.call('POST', '/api/licenses', {
      body: 'x',
      headers: { 'Content-Type': 'multipart/form-data' },
    });
    expect(status).toBe(400);
  });

  it('is refused when it has more fields than the form', async () => {
    const part = '--smallBoundary\r\nContent-Disposition: form-data; name="name"\r\n\r\nAnn\r\n';
    const { status, body } = await small.call('POST', '/api/licenses', {
      body: `${part.repeat(500)}--smallBoundary--\r\n`,
      headers: { 'Content-Type': multipartType },
    });
    expect([status, body['message']]).toEqual([413, 'The form has too many fields.']);
  });
});
