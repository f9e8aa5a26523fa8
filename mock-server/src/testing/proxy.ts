import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer, request as requestOverTls } from 'node:https';
import type { AddressInfo } from 'node:net';
import { siteCertificate } from './site-certificate.ts';

/** A proxy in front of several servers. */
export interface Proxy {
  /** Base URL of the API behind it, for `call`. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

interface ProxyOptions {
  /** Speaks TLS as `site.test`, and tells the servers so, as the proxy of compose.yaml does. */
  readonly tls?: boolean;
}

/** Sends each request to the next of the servers, in turn, as a load balancer without sticky sessions does.
 * @param baseUrls - where their APIs are */
export async function startProxy(baseUrls: readonly string[], { tls = false }: ProxyOptions = {}): Promise<Proxy> {
  let turn = 0;
  return startServer(tls, (incoming, outgoing) => {
    const base = baseUrls[turn++ % baseUrls.length] ?? '';
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': incoming.socket.remoteAddress,
      ...(tls ? { 'x-forwarded-proto': 'https' } : {}),
    };
    passOn(incoming, outgoing, request(new URL(incoming.url ?? '/', base), { method: incoming.method, headers }));
  });
}

/** How a client reaches a proxy that speaks TLS: what is asked here goes to it encrypted, for `site.test`, if it shows the
 * certificate of that host. */
export async function startTunnel(proxy: Proxy): Promise<Proxy> {
  return startServer(false, (incoming, outgoing) => {
    const { method } = incoming;
    const headers = { ...incoming.headers, host: 'site.test' };
    const options = { method, headers, ca: siteCertificate.cert, servername: 'site.test' };
    passOn(incoming, outgoing, requestOverTls(new URL(incoming.url ?? '/', proxy.baseUrl), options));
  });
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, passedOn: ReturnType<typeof request>): void {
  passedOn.on('response', (reply) => {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(outgoing);
  });
  passedOn.on('error', () => outgoing.destroy());
  incoming.pipe(passedOn);
}

async function startServer(
  tls: boolean,
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
): Promise<Proxy> {
  const server = tls ? createTlsServer(siteCertificate, handle) : createServer(handle);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `${tls ? 'https' : 'http'}://127.0.0.1:${String(port)}/api`,
    fetch: globalThis.fetch,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
