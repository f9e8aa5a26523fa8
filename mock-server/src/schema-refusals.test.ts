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

  it.each(cases)('%s does not start, and says why', async (name, statement, reason) => {
    const places = [{ GRT_DATA_DIR: join(folder, name) }];
    await placeDatabase(join(folder, name));
    const onPostgres = { ...places[0], DATABASE_URL: databaseUrl(serverUrl || 'postgres://x/', 'schema_refusals') };
    for (const environment of serverUrl === '' ? places : [...places, onPostgres]) {
      const { GRT_DATA_DIR: dataDir = '', DATABASE_URL: url } = { DATABASE_URL: undefined, ...environment };
      const options = { dataDir, databaseUrl: url, clock: systemClock };
      const database = await openDatabase(options);
      await database.pool.query(statement);
      await database.close();
      const refused = await runToEnd('main', { environment: { ...environment, PORT: '0' } });
      expect(refused.code).toBe(1);
      expect(refused.err).toMatch(reason);
      expect(refused.err).toContain('Nothing was changed in it.');
      expect(refused.err).not.toContain('    at ');
      if (url !== undefined) {
        await administer(serverUrl, 'DROP DATABASE schema_refusals');
        await administer(serverUrl, 'CREATE DATABASE schema_refusals');
      }
    }
  });
});
