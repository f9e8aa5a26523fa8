import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of a request. What is cut has reached the server; a number is the status of the proxy's own page. */
export type Fault = 'refused' | 'hung' | 'cut before the reply' | 'cut in the reply' | 429 | 500 | 502 | 503;

/** An HTTP proxy to a server, which fails on demand. */
export interface FaultyProxy {
  /** The server's address through this proxy. */
  readonly apiUrl: string;
  /** From now on, each request fails like this; without a fault, it gets through. */
  fail(fault?: Fault): Promise<void>;
  close(): Promise<void>;
}

/** @param onHung - called for each request that will not be answered */
export async function openFaultyProxy(apiUrl: string, onHung: () => void): Promise<FaultyProxy> {
  let current: Fault | undefined;
  const server = createServer((incoming, outgoing) => {
    if (current === 'hung') onHung();
    else if (typeof current === 'number') {
      // All bytes are read first: otherwise, the connection may break before the page is.
      incoming.resume().on('end', () => outgoing.writeHead(Number(current), pageHeaders).end('<h1>Gateway</h1>'));
    } else passOn(new URL(incoming.url ?? '/', apiUrl), { incoming, outgoing, cut: current });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    server.close().closeAllConnections();
    await once(server, 'close');
  };
  return {
    apiUrl: `http://127.0.0.1:${String(port)}${new URL(apiUrl).pathname}`,
    fail: async (fault) => {
      current = fault;
      if (fault === 'refused' && server.listening) await stop();
      if (fault !== 'refused' && !server.listening) await once(server.listen(port, '127.0.0.1'), 'listening');
    },
    close: stop,
  };
}

const pageHeaders = { 'content-type': 'text/html', 'retry-after': '20' };

interface Passed {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly cut: Fault | undefined;
}

function passOn(target: URL, { incoming, outgoing, cut }: Passed): void {
  const passed = request(target, { method: incoming.method, headers: { ...incoming.headers, host: target.host } });
  passed.on('error', () => outgoing.destroy());
  outgoing.on('close', () => passed.destroy());
  passed.on('response', (reply) => {
    if (cut !== 'cut before the reply') outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    if (cut === undefined) reply.pipe(outgoing);
    else if (cut === 'cut before the reply') outgoing.destroy();
    else
      reply.once('data', (chunk: Buffer) =>
        outgoing.write(chunk.subarray(0, chunk.length / 2), () => outgoing.destroy()),
      );
  });
  incoming.pipe(passed);
}
