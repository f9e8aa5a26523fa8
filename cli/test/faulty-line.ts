import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A connection to a server that breaks: after a number of replies nothing gets through anymore, and the reply in
 * transit is lost. */
export interface FaultyLine {
  /** The server's address through this line. */
  readonly apiUrl: string;
  /** Breaks the connection now. */
  break(): void;
  /** Lets everything through again. */
  mend(): void;
  close(): Promise<void>;
}

/** @param answers - at which successful reply it breaks
 * @param from - part of a request: replies count from the first such request on. By default, all count. */
export async function openFaultyLine(apiUrl: string, answers: number, from = ''): Promise<FaultyLine> {
  const target = new URL(apiUrl);
  const sockets = new Set<Socket>();
  let left = answers;
  let counts = false;
  const line = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (chunk: Buffer) => {
      counts ||= chunk.toString('latin1').includes(from);
    });
    near.pipe(far);
    far.on('data', (chunk: Buffer) => {
      if (counts) left -= chunk.toString('latin1').split('HTTP/1.1 200').length - 1;
      if (left > 0) near.write(chunk);
      else for (const socket of sockets) socket.destroy();
    });
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const address = line.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port');
  return {
    apiUrl: `http://127.0.0.1:${String(address.port)}${target.pathname}`,
    break: () => {
      left = 0;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      left = Number.POSITIVE_INFINITY;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      line.close();
      await once(line, 'close');
    },
  };
}
