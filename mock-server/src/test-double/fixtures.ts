import type { GrtTestServer, TestServerOptions } from './public-api.ts';
import { startTestServer } from './start-test-server.ts';

/** What `test.extend` takes. */
export type ServerFixture = (others: object, use: (server: GrtTestServer) => Promise<void>) => Promise<void>;

/** A fixture for `test.extend` of Vitest and of Playwright alike: a server of its own for each test, or for each worker
 * with `{ scope: 'worker' }`.
 * @example const test = base.extend({ grt: grtServer({ scenario: 'demo' }) }); */
export function grtServer(options: TestServerOptions = {}): ServerFixture {
  // Both read from this pattern that the fixture needs no other one.
  // oxlint-disable-next-line no-empty-pattern
  return async ({}, use) => {
    const server = await startTestServer(options);
    try {
      await use(server);
    } finally {
      await server.close();
    }
  };
}
