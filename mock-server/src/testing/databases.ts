import { afterAll, describe, inject } from 'vitest';
import type { Database } from '../core/database/database.ts';
import { openMemoryDatabase, openPostgresDatabase, type TestDatabaseOptions } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the test run's PostgreSQL server; empty if there is none. See postgres-setup.ts. */
    postgresUrl: string;
    /** The value of GRT_TEST_DATABASES. */
    testDatabases: 'all' | 'pglite' | 'postgres';
  }
}

/** Opens an empty database with all tables. It is closed when the tests in the file's `describe` are done. */
export type OpenDatabase = (options?: TestDatabaseOptions) => Promise<Database>;

/** Runs the same tests on the embedded database and, where version 15 or later is installed, on PostgreSQL.
 * GRT_TEST_DATABASES=pglite|postgres|all chooses.
 * @example
 * describeOnEveryDatabase('the client store', (open) => {
 *   let database: Database;
 *   beforeAll(async () => { database = await open(); });
 *   beforeEach(() => clearDatabase(database));
 *   it('keeps ...', ...);
 * }); */
export function describeOnEveryDatabase(name: string, tests: (open: OpenDatabase) => void): void {
  const chosen = inject('testDatabases') ?? 'pglite';
  const postgresUrl = inject('postgresUrl') ?? '';

  describe.skipIf(chosen === 'postgres')(`${name} (PGlite)`, () => {
    tests(closingAfterwards(openMemoryDatabase));
  });
  describe.skipIf(postgresUrl === '')(`${name} (PostgreSQL)`, () => {
    tests(closingAfterwards((options) => openPostgresDatabase(postgresUrl, options)));
  });
}

function closingAfterwards(open: OpenDatabase): OpenDatabase {
  const opened: Database[] = [];
  afterAll(async () => {
    for (const database of opened) await database.close();
  });
  return async (options) => {
    const database = await open(options);
    opened.push(database);
    return database;
  };
}
