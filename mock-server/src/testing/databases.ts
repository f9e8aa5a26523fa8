import { afterAll, describe, inject } from 'vitest';
import type { Database } from '../core/database/database.ts';
import { openMemoryDatabase, openPostgresDatabase, type TestDatabaseOptions } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the test run's PostgreSQL server; empty if there is none. See postgres-setup.ts. */
    postgresUrl: string;
    testDatabases: TestDatabases;
  }
}

/** The value of GRT_TEST_DATABASES. Without one, suites choose: `describeOnEveryDatabase`, `describeOnDatabase`. */
export const testDatabases = ['as needed', 'all', 'pglite', 'postgres'] as const;
export type TestDatabases = (typeof testDatabases)[number];

/** Opens an empty database with all tables. It is closed when the tests in the file's `describe` are done. */
export type OpenDatabase = (options?: TestDatabaseOptions) => Promise<Database>;

/** Runs the same tests on the embedded database and, where version 15 or later is installed, on PostgreSQL: for what
 * depends on locks, plans, the dialect, or crashes. Other suites use `describeOnDatabase`.
 * GRT_TEST_DATABASES=pglite|postgres|all chooses for all suites.
 * @example
 * describeOnEveryDatabase('the client store', (open) => {
 *   let database: Database;
 *   beforeAll(async () => { database = await open(); });
 *   beforeEach(() => clearDatabase(database));
 *   it('keeps ...', ...);
 * }); */
export function describeOnEveryDatabase(name: string, tests: (open: OpenDatabase) => void): void {
  describeOn(name, { tests, onPostgres: chosen() !== 'pglite' });
}

/** Runs tests on PostgreSQL where it is installed, and else on the embedded database: for what other suites show on that
 * already. The full run has both. */
export function describeOnOldestDatabase(name: string, tests: (open: OpenDatabase) => void): void {
  const onPostgres = chosen() !== 'pglite';
  describeOn(name, { tests, onPostgres, onEmbedded: !onPostgres || chosen() === 'all' || postgresUrl() === '' });
}

/** Runs tests on the embedded database, and with GRT_TEST_DATABASES=all, as in the full run, on PostgreSQL as well. */
export function describeOnDatabase(name: string, tests: (open: OpenDatabase) => void): void {
  describeOn(name, { tests, onPostgres: chosen() === 'all' || chosen() === 'postgres' });
}

function postgresUrl(): string {
  return inject('postgresUrl') ?? '';
}

function chosen(): TestDatabases {
  return inject('testDatabases') ?? 'pglite';
}

function describeOn(
  name: string,
  {
    tests,
    onPostgres,
    onEmbedded = chosen() !== 'postgres',
  }: { readonly tests: (open: OpenDatabase) => void; readonly onPostgres: boolean; readonly onEmbedded?: boolean },
): void {
  const url = postgresUrl();
  describe.skipIf(!onEmbedded)(`${name} (PGlite)`, () => {
    tests(closingAfterwards(openMemoryDatabase));
  });
  describe.skipIf(!onPostgres || url === '')(`${name} (PostgreSQL)`, () => {
    tests(closingAfterwards((options) => openPostgresDatabase(url, options)));
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
