import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of several servers. */
export interface Proxy {
  /** Base URL of the API behind it, for `call`. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

/** Sends each request to the next of the servers, in turn, as a load balancer without sticky sessions does.
 * @param baseUrls - where their APIs are */
export async function startProxy(baseUrls: readonly string[]): Promise<Proxy> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const base = baseUrls[turn++ % baseUrls.length] ?? '';
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress };
    const passedOn = request(new URL(incoming.url ?? '/', base), { method: incoming.method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    passedOn.on('error', () => outgoing.destroy());
    incoming.pipe(passedOn);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${String(port)}/api`,
    fetch: globalThis.fetch,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
