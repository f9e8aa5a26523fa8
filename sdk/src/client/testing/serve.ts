import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { onTestFinished } from 'vitest';

/** Serves an app on a free local port until the test ends.
 * @returns the base for `createGrt` */
export async function serve(app: Hono): Promise<string> {
  const answer = getRequestListener(app.fetch);
  return await listen((request, response) => void answer(request, response));
}

/** The same for a plain listener of node:http. */
export async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => close(server));
  return `http://127.0.0.1:${String(portOf(server.address()))}/api`;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
}
