import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { lingerAfterReply } from './lingering.ts';
import { listen } from './listen.ts';
import { smallApp } from './testing/small-app.ts';
import type { SmallApp } from './testing/small-app.ts';

const sockets: Socket[] = [];
let small: SmallApp | undefined;

async function socketTo(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await small?.close();
  small = undefined;
});

describe('a listening server', () => {
  it('lets a running request finish, accepts no new one, and then closes at once', async () => {
    let finish = () => {};
    let isRunning = () => {};
    const running = new Promise<void>((resolve) => (isRunning = resolve));
    const finished = new Promise<void>((resolve) => (finish = resolve));
    small = await smallApp({
      handlers: {
        'open.enter': async () => {
          isRunning();
          await finished;
          return { body: { success: true } };
        },
      },
    });
    const listening = await listen(small.app, { host: '127.0.0.1', port: 0 });
    const url = `http://127.0.0.1:${String(listening.port)}/api/enter`;
    const reply = fetch(url, { method: 'POST' });
    await running;
    const closed = listening.close(20_000);
    await expect(fetch(url, { method: 'POST' })).rejects.toThrow('fetch failed');
    finish();
    const { status, headers } = await reply;
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
    await closed;
  });

  it('aborts what is still running when the grace period is over', async () => {
    small = await smallApp({ handlers: { 'open.enter': () => new Promise(() => undefined) } });
    const listening = await listen(small.app, { host: '127.0.0.1', port: 0 });
    const reply = fetch(`http://127.0.0.1:${String(listening.port)}/api/enter`, { method: 'POST' }).catch(
      (error: unknown) => error,
    );
    await expect.poll(() => small?.seen.length).toBe(1);
    await listening.close(10);
    expect(await reply).toBeInstanceOf(TypeError);
  });

  it('names the address that is in use', async () => {
    small = await smallApp();
    const listening = await listen(small.app, { host: '127.0.0.1', port: 0 });
    await expect(listen(small.app, { host: '127.0.0.1', port: listening.port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    await listening.close(0);
  });

  it('refuses TRACE and broken requests', async () => {
    small = await smallApp();
    const listening = await listen(small.app, { host: '127.0.0.1', port: 0 });
    for (const [request, status] of [
      ['TRACE /api/things/7 HTTP/1.1\r\nHost: x\r\n\r\n', '405'],
      ['GET /api/things/7 HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', '400'],
      ['nonsense\r\n\r\n', '400'],
    ]) {
      const socket = await socketTo(listening.port);
      socket.write(request ?? '');
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status ?? ''} `));
    }
    await listening.close(0);
  });
});

describe('lingering after a reply', () => {
  /** A server that answers at once, whatever is still being sent. */
  async function hastyServer(limits: {
    maxBytes: number;
    maxMs: number;
    idleMs: number;
  }): Promise<{ server: Server; port: number }> {
    const server = createServer((incoming, outgoing) => {
      lingerAfterReply(incoming, outgoing, limits);
      outgoing.end('done');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { server, port: (server.address() as AddressInfo).port };
  }
  const post = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n';
  const generous = { maxBytes: 1e9, maxMs: 60_000, idleMs: 60_000 };

  it.each([
    ['too much is sent', { ...generous, maxBytes: 1_000_000 }, true],
    ['it takes too long', { ...generous, maxMs: 500 }, true],
    ['nothing comes any more', { ...generous, idleMs: 500 }, false],
  ])('ends when %s', async (_when, limits, keepsSending) => {
    const { server, port } = await hastyServer(limits);
    const socket = await socketTo(port);
    socket.on('error', () => undefined); // cut off, as expected
    socket.write(post);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
    const sending = keepsSending ? setInterval(() => socket.write(Buffer.alloc(100_000)), 20) : undefined;
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(sending);
    server.close();
  });
});
