import { afterAll } from 'vitest';
import { createTestServer, type TestServer, type TestServerOptions } from '../testing.ts';
import {
  describeOnDatabase,
  describeOnEveryDatabase,
  describeOnOldestDatabase,
  type OpenDatabase,
} from './databases.ts';

export type StartServer = (options?: Omit<TestServerOptions, 'database'>) => Promise<TestServer>;

/** Runs the same tests against the whole server on the embedded database and, where it is installed, on PostgreSQL: for
 * what depends on locks, plans, the dialect, or crashes. Servers and their databases are closed when the tests in the
 * `describe` are done; a test that starts its own server closes it. */
export function describeOnEveryServer(name: string, tests: (start: StartServer) => void): void {
  describeOnEveryDatabase(name, (open) => {
    tests(startingOn(open));
  });
}

/** The same on PostgreSQL where it is installed, and else on the embedded database: for what other suites show on that
 * already. */
export function describeOnOldestServer(name: string, tests: (start: StartServer) => void): void {
  describeOnOldestDatabase(name, (open) => {
    tests(startingOn(open));
  });
}

/** The same for all other tests: on the embedded database, and in the full run on PostgreSQL as well. */
export function describeOnServer(name: string, tests: (start: StartServer) => void): void {
  describeOnDatabase(name, (open) => {
    tests(startingOn(open));
  });
}

function startingOn(open: OpenDatabase): StartServer {
  const started: TestServer[] = [];
  afterAll(async () => {
    for (const server of started) await server.close();
  });
  return async (options) => {
    const database = await open();
    const server = await createTestServer({ ...options, database });
    let closing: Promise<void> | undefined;
    const close = () => (closing ??= server.close().then(() => database.close()));
    started.push({ ...server, close });
    return { ...server, close };
  };
}
