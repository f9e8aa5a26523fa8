import { afterAll } from 'vitest';
import { createTestServer, type TestServer, type TestServerOptions } from '../testing.ts';
import { describeOnEveryDatabase } from './databases.ts';

export type StartServer = (options?: Omit<TestServerOptions, 'database'>) => Promise<TestServer>;

/** Runs the same tests against the whole server on the embedded database and, where it is installed, on PostgreSQL. Servers
 * are closed when the tests of the `describe` are done. */
export function describeOnEveryServer(name: string, tests: (start: StartServer) => void): void {
  describeOnEveryDatabase(name, (open) => {
    const started: TestServer[] = [];
    afterAll(async () => {
      for (const server of started) await server.close();
    });
    tests(async (options) => {
      const server = await createTestServer({ ...options, database: await open() });
      started.push(server);
      return server;
    });
  });
}
