import { afterEach } from 'vitest';
import type { TestServer } from '../testing.ts';
import type { StartServer } from './servers.ts';

/** Starts servers that end with the test that started them. The next test then gets the emptied database of the last one
 * instead of a new one, which takes seconds of processor time and 200 MB until the whole suite is done.
 * @see docs/decisions/0011-tests.md */
export function closingAfterEach(start: StartServer): StartServer {
  const started: TestServer[] = [];
  afterEach(async () => {
    for (const server of started.splice(0)) await server.close();
  });
  return async (options) => {
    const server = await start(options);
    started.push(server);
    return server;
  };
}
