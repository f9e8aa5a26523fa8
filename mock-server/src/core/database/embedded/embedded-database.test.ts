import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeDatabase } from '../../../testing/places.ts';
import { openMemoryDatabase, testStart } from '../../../testing/test-database.ts';
import { fixedClock } from '../../clock.ts';
import { openDatabase, openDatabaseAsIs, type Database } from '../database.ts';
import { runMigrations } from '../migrate.ts';
import type { TransactionOptions } from '../transactions.ts';
import { engineMajor } from './embedded-database.ts';
import { startEngine } from './engine.ts';
import { prepareTemplate } from './template.ts';

vi.setConfig({ testTimeout: 120_000 }); // It opens databases in folders.

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'grt-embedded-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const open = (onFatal?: (error: Error) => void) =>
  openDatabase({ dataDir: directory, clock: fixedClock(testStart), ...(onFatal ? { onFatal } : {}) });
const openEmpty = async (onFatal?: (error: Error) => void) => {
  await placeDatabase(directory);
  return open(onFatal);
};
const add = (database: Database, count: number) =>
  database.pool.query(
    `INSERT INTO outbox (recipient, sender, subject, text, links, delivery_status, created_at)
     SELECT 'a', 'b', 'c', 'd', '[]', 'stored', $1 FROM generate_series(1, $2)`,
    [new Date(testStart), count],
  );
const countOf = async (database: Database) =>
  (await database.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM outbox')).rows[0]?.n;
/** The bytes of the table, and those of the log that would be recovered. */
async function spaceOf(database: Database): Promise<{ readonly used: number; readonly unsaved: number }> {
  const { rows } = await database.pool.query<{ used: number; unsaved: number }>(
    `SELECT pg_relation_size('outbox')::int AS used,
            pg_wal_lsn_diff(pg_current_wal_lsn(), (SELECT redo_lsn FROM pg_control_checkpoint()))::int AS unsaved`,
  );
  return rows[0] ?? { used: 0, unsaved: 0 };
}

describe('the embedded database', () => {
  // A start takes a second of processor time.
  it('leaves a folder with other contents alone, keeps a second one out, reclaims the space of deleted rows and leaves little to recover after maintenance, and finds everything again after being closed', async () => {
    mkdirSync(join(directory, 'database'));
    writeFileSync(join(directory, 'database', 'holiday.txt'), 'x');
    await expect(open()).rejects.toThrow('contains something other than a database');
    expect(existsSync(join(directory, 'database', 'holiday.txt'))).toBe(true);
    rmSync(join(directory, 'database'), { recursive: true });

    const first = await openEmpty();
    expect(first.kind).toBe('embedded');
    await expect(open()).rejects.toThrow(`is in use by process ${String(process.pid)}`);
    const facts = () => spaceOf(first);
    await add(first, 5_000);
    await first.pool.query('DELETE FROM outbox');
    const before = await facts();
    expect(before.used).toBeGreaterThan(300_000);
    expect(before.unsaved).toBeGreaterThan(1_000_000);
    await first.maintain();
    const after = await facts();
    expect(after.used).toBe(0);
    expect(after.unsaved).toBeLessThan(10_000);
    await add(first, 3);
    await first.close();
    const second = await open();
    expect(await countOf(second)).toBe(3);
    await second.close();
    expect(existsSync(join(directory, 'database.lock'))).toBe(false);
  });

  it.each(['a folder where a server was killed meanwhile', 'memory'])(
    'has its tables when it is created in %s, and writes nothing for that',
    async (place) => {
      mkdirSync(join(directory, 'database.new'));
      writeFileSync(join(directory, 'database.new', 'PG_VERSION'), engineMajor);
      const cacheDirectory = join(directory, 'templates');
      const template = await prepareTemplate();
      mkdirSync(cacheDirectory);
      copyFileSync(template, join(cacheDirectory, basename(template)));
      const dataDir = place === 'memory' ? place : directory;
      const database = await openDatabaseAsIs({ dataDir, cacheDirectory, clock: fixedClock(testStart) });
      expect(await runMigrations(database.pool)).toBe(0);
      expect(await countOf(database)).toBe(0);
      await database.close();
      expect(readdirSync(cacheDirectory)).toEqual([basename(template)]);
    },
  );

  it('says which version wrote a directory it cannot read', async () => {
    mkdirSync(join(directory, 'database'));
    writeFileSync(join(directory, 'database', 'PG_VERSION'), '17\n');
    await expect(open()).rejects.toThrow(`written by PostgreSQL 17; this server embeds ${engineMajor}`);
  });
});

describe('a database whose disk fails', () => {
  it('fails what is running, says why, and ends instead of carrying on', async () => {
    const fatal: Error[] = [];
    const database = await openEmpty((error) => void fatal.push(error));
    await add(database, 1);
    rmSync(join(directory, 'database', 'pg_wal'), { recursive: true });
    // The open log segment is said to be full, so that a new one is needed.
    const written = database.pool.query('SELECT pg_switch_wal()').then(() => add(database, 1));
    await expect(written).rejects.toThrow('The embedded database failed:');
    expect(fatal).toHaveLength(1);
    expect(String(fatal[0])).toContain('PANIC');
    await expect(add(database, 1)).rejects.toThrow('The embedded database failed:');
    await database.close();
    expect(existsSync(join(directory, 'database.lock'))).toBe(false);
  });
});

describe('the engine', () => {
  const emptyFiles = async () => {
    await placeDatabase(directory);
    return { directory: join(directory, 'database'), durable: true };
  };

  it('syncs every commit to disk when it is durable, and lets steps that can be repeated wait for the next one', async () => {
    const engine = await startEngine(await emptyFiles());
    const database = await openDatabase({ dataDir: directory, clock: fixedClock(testStart), engine });
    const syncsDuring = async (work: () => Promise<unknown>) => {
      const before = await engine.syncCount();
      await work();
      return (await engine.syncCount()) - before;
    };
    const insert = (options?: TransactionOptions) =>
      database.transaction((queries) => queries.execute(`INSERT INTO steps VALUES (1)`), options);
    const { pool } = database;
    expect((await pool.query('SHOW fsync')).rows).toEqual([{ fsync: 'on' }]);
    await pool.query('CREATE TABLE steps (n int)');
    const commits = async () => {
      for (let n = 0; n < 30; n += 1) await pool.query('INSERT INTO steps VALUES ($1)', [n]);
    };
    expect(await syncsDuring(commits)).toBeGreaterThanOrEqual(30);
    await pool.query('DELETE FROM steps');
    const steps = async () => {
      for (let step = 0; step < 30; step += 1) await insert({ canBeRepeated: true });
    };
    expect(await syncsDuring(steps)).toBe(0);
    expect(await syncsDuring(insert)).toBeGreaterThanOrEqual(1);
    expect(await syncsDuring(() => database.transaction(() => insert({ canBeRepeated: true })))).toBeGreaterThanOrEqual(
      1,
    );
    const { rows } = await database.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM steps');
    expect(rows).toEqual([{ n: 32 }]);
    await database.close();
  });

  it('has the version that directories are checked against, only one database, trigram search, and byte order', async () => {
    const database = await openMemoryDatabase();
    const { rows } = await database.pool.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS version, (SELECT count(*)::int FROM pg_database) AS databases`,
    );
    expect(rows).toEqual([{ version: Number(engineMajor), databases: 1 }]);
    const { rows: compared } = await database.pool.query(
      `SELECT similarity('clips', 'clip') > 0.5 AS alike, 'B' < 'a' AS by_bytes`,
    );
    expect(compared).toEqual([{ alike: true, by_bytes: true }]);
    await database.close();
  });
});

it('the engine refuses what it cannot handle, and carries on with a new connection', async () => {
  const database = await openMemoryDatabase();
  const client = await database.pool.connect();
  client.on('error', () => undefined);
  await expect(client.query('copy outbox (subject) from stdin')).rejects.toThrow('use unnest');
  client.release(true);
  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await database.close();
});
