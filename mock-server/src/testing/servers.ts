import { afterAll } from 'vitest';
import { createTestServer, type TestServer, type TestServerOptions } from '../testing.ts';
import { describeOnEveryDatabase } from './databases.ts';

export type StartServer = (options?: Omit<TestServerOptions, 'database'>) => Promise<TestServer>;

/** Runs the same tests against the whole server on the embedded database and, where it is installed, on PostgreSQL.
 * Servers and their databases are closed when the tests in the `describe` are done; a test that starts its own server
 * closes it. */
export function describeOnEveryServer(name: string, tests: (start: StartServer) => void): void {
  describeOnEveryDatabase(name, (open) => {
    const started: TestServer[] = [];
    afterAll(async () => {
      for (const server of started) await server.close();
    });
    tests(async (options) => {
      const database = await open();
      const server = await createTestServer({ ...options, database });
      let closing: Promise<void> | undefined;
      const close = () => (closing ??= server.close().then(() => database.close()));
      started.push({ ...server, close });
      return { ...server, close };
    });
  });
}
