import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';

import { createAdaptorServer } from '@hono/node-server';

import type { HttpApp } from './http-env.ts';
import { lingerAfterReply } from './lingering.ts';

export interface ListenOptions {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
}

/** A listening server. */
export interface Listening {
  readonly port: number;
  readonly server: Server;
  /** Stops accepting connections, lets running requests finish, and aborts whatever is still running after `graceMs`.
   * Calling it again waits for the same end. */
  close(graceMs: number): Promise<void>;
}

/** A slow sender may take its time as long as it keeps sending: that timeout is in body-source.ts. */
const serverOptions = {
  headersTimeout: 20_000,
  requestTimeout: 60 * 60_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16_384,
};
const idleCheckMs = 50;

/** Starts listening.
 * @throws Error with the code EADDRINUSE, EACCES or EADDRNOTAVAIL if the address is unavailable. */
export async function listen(app: Pick<HttpApp, 'fetch'>, { host, port }: ListenOptions): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions, autoCleanupIncoming: false }) as Server;
  let closing: Promise<void> | undefined;
  const replies = new Set<ServerResponse>();
  server.on('request', (incoming, outgoing) => {
    lingerAfterReply(incoming, outgoing);
    if (closing) outgoing.setHeader('Connection', 'close');
    replies.add(outgoing);
    outgoing.once('close', () => replies.delete(outgoing));
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    server,
    close: (graceMs) => (closing ??= close(server, replies, graceMs)),
  };
}

async function close(server: Server, replies: ReadonlySet<ServerResponse>, graceMs: number): Promise<void> {
  // A client that keeps its connection open would send its next request to a server that is gone.
  for (const reply of replies) if (!reply.headersSent) reply.setHeader('Connection', 'close');
  const closed = once(server, 'close');
  server.close();
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  const sweep = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  await closed;
  clearTimeout(cut);
  clearInterval(sweep);
}
