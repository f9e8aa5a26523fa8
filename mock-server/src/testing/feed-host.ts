import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/** A host of this machine that feeds can be fetched from in a test. */
export interface Host {
  readonly port: number;
  /** Such as 127.0.0.1:40123, as GRT_FEED_FETCH_ALLOW takes it. */
  readonly name: string;
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** A web server that answers as it is told. */
export function aHost(answer: RequestListener): Promise<Host> {
  return listening(createServer(answer));
}

/** A server that speaks no HTTP. */
export function aSocketHost(onConnection: (socket: Socket) => void): Promise<Host> {
  return listening(createSocketServer(onConnection));
}

async function listening(server: Server): Promise<Host> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined); // the fetcher leaves when it has seen enough
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const name = `127.0.0.1:${String(port)}`;
  return {
    port,
    name,
    url: `http://${name}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
