import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/** A local host that feeds can be fetched from in a test. */
export interface Host {
  readonly port: number;
  /** For example 127.0.0.1:40123, as in GRT_FEED_FETCH_ALLOW. */
  readonly name: string;
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** A web server with the given request listener. */
export function aHost(answer: RequestListener): Promise<Host> {
  return listening(createServer(answer));
}

/** A server that does not speak HTTP. */
export function aSocketHost(onConnection: (socket: Socket) => void): Promise<Host> {
  return listening(createSocketServer(onConnection));
}

/** A server of any kind, on a free local port. */
export async function listening(server: Server): Promise<Host> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined); // the fetcher disconnects once it has seen enough
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
