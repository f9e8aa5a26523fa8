import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is lost when a connection breaks: the COMMIT itself, or its response. */
type Fate = 'lose the question' | 'lose the answer';

/** A proxy to a PostgreSQL server that breaks connections at the worst moment. */
export interface CuttingProxy {
  /** The server's address through the proxy. */
  readonly url: string;
  /** Breaks each of the next `count` connections (1) that send a COMMIT. @param isFinal - no connection gets through
   * afterward. */
  cut(fate: Fate, options?: { count?: number; isFinal?: boolean }): void;
  close(): Promise<void>;
}

/** @param url - of a server on a Unix socket, as startPostgres returns it. */
export async function startCuttingProxy(url: string): Promise<CuttingProxy> {
  const target = new URL(url);
  const socketName = '.s.PGSQL.5432';
  const path = join(target.searchParams.get('host') ?? '', socketName);
  const folder = mkdtempSync(join(tmpdir(), 'grt-proxy-'));
  const open = new Set<Socket>();
  const plan: { fate: Fate; left: number; isFinal: boolean } = { fate: 'lose the question', left: 0, isFinal: false };
  let isShut = false;

  const server = createServer((client) => {
    const upstream = connect(path);
    const end = (): void => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', end).on('close', end);
    }
    if (isShut) return end();
    client.on('data', (bytes) => {
      if (plan.left === 0 || !bytes.includes('COMMIT\0')) return void upstream.write(bytes);
      plan.left -= 1;
      isShut = plan.isFinal;
      if (plan.fate === 'lose the question') return end();
      upstream.removeAllListeners('data').once('data', end);
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => client.write(bytes));
  });
  server.listen(join(folder, socketName));
  await once(server, 'listening');
  target.searchParams.set('host', folder);
  return {
    url: target.href,
    cut(fate, { count = 1, isFinal = false } = {}) {
      Object.assign(plan, { fate, left: count, isFinal });
    },
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
