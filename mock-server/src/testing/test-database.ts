import { Client } from 'pg';
import { fixedClock, type Clock } from '../core/clock.ts';
import { openDatabase, type Database } from '../core/database/database.ts';
import { prepareTemplate } from '../core/database/embedded/template.ts';
import type { Log } from '../core/log.ts';
import { randomUuid, systemRandom } from '../core/ids.ts';
import { lendEngine } from './engine-lending.ts';

export { clearDatabase } from './clear-database.ts';

/** The time on the clock of tests by default. */
export const testStart = '2026-11-02T09:00:00.000Z';

/** The database on the test PostgreSQL server that every test's database is copied from. */
export const templateName = 'grt_template';

export interface TestDatabaseOptions {
  clock?: Clock;
  log?: Log;
}

/** An empty in-memory database with all tables, on an engine that serves another test once this one closes it. */
export async function openMemoryDatabase(options: TestDatabaseOptions = {}): Promise<Database> {
  const engine = await lendEngine(await prepareTemplate());
  return openDatabase({ clock: fixedClock(testStart), ...options, dataDir: 'memory', engine });
}

/** An empty database with all tables on the test run's PostgreSQL server; closing it drops it.
 * @param serverUrl - of the server, with the right to create databases; see postgres-server.ts. */
export async function openPostgresDatabase(
  serverUrl: string,
  options: TestDatabaseOptions = {},
): Promise<Database & { url: string }> {
  const name = `grt_test_${randomUuid(systemRandom).replaceAll('-', '')}`;
  // Copying its files takes half the processor time of writing its pages to the log.
  await administer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${templateName} STRATEGY FILE_COPY`);
  const url = databaseUrl(serverUrl, name);
  const database = await openDatabase({
    clock: fixedClock(testStart),
    ...options,
    dataDir: 'memory',
    databaseUrl: url,
    maxConnections: 5,
  });
  let closing: Promise<void> | undefined;
  return {
    ...database,
    url,
    close: () => {
      closing ??= database.close().then(() => administer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`));
      return closing;
    },
  };
}

/** The URL of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement in the server's own database. */
export async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
