import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { systemClock } from './core/clock.ts';
import { openDatabase } from './core/database/database.ts';
import { placeDatabase } from './testing/places.ts';
import { runToEnd } from './testing/processes.ts';
import { administer, databaseUrl } from './testing/test-database.ts';

const serverUrl = inject('postgresUrl') ?? '';

/** What is done to the database between two starts, and what the second start says about it. */
const cases = [
  [
    'is from a build that was never released',
    `update drizzle.__drizzle_migrations set hash = 'other' where id = 1`,
    /^The database is from a build of GRT that was never released, .+\nThis version needs an empty one: set GRT_DATA_DIR to/,
  ],
  [
    'was upgraded by a newer version',
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000)`,
    /^The database was upgraded by a newer version of GRT: .+\nStart that version or a later one\./,
  ],
] as const;

describe('a server whose database', { timeout: 120_000 }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grt-schema-'));
    if (serverUrl !== '') await administer(serverUrl, 'CREATE DATABASE schema_refusals');
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    if (serverUrl !== '') await administer(serverUrl, 'DROP DATABASE schema_refusals');
  });

  // What is refused is the same on both kinds of database: each refuses one of the two where both are installed.
  it.each(cases)('%s does not start, and says why', async (name, statement, reason) => {
    const dataDir = join(folder, name);
    const onPostgres = serverUrl !== '' && statement !== cases[0][1];
    const url = onPostgres ? databaseUrl(serverUrl, 'schema_refusals') : undefined;
    if (!onPostgres) await placeDatabase(dataDir);
    const database = await openDatabase({ dataDir, databaseUrl: url, clock: systemClock });
    await database.pool.query(statement);
    await database.close();
    const environment = { GRT_DATA_DIR: dataDir, PORT: '0', ...(url === undefined ? {} : { DATABASE_URL: url }) };
    const refused = await runToEnd('main', { environment });
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(reason);
    expect(refused.err).toContain('Nothing was changed in it.');
    expect(refused.err).not.toContain('    at ');
  });
});
