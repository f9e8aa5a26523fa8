import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkpointEveryBytes } from './embedded/checkpoints.ts';
import { startEngine } from './embedded/engine.ts';
import { prepareTemplate } from './embedded/template.ts';
import { poolOptions } from './embedded/wire-stream.ts';
import { GuardedPool } from './guarded-pool.ts';
import { createMaintenance } from './maintenance.ts';

vi.setConfig({ testTimeout: 120_000 }); // It writes or reads many thousands of rows.

const leftT = 'Left dead rows for a time when nobody uses the server: t';

let deadRows: string; // a database with one table, whose rows were all deleted
let directory: string;
beforeAll(async () => {
  deadRows = mkdtempSync(join(tmpdir(), 'grt-maintenance-'));
  const engine = await startEngine({ directory: join(deadRows, 'database'), template: await prepareTemplate() });
  const pool = new GuardedPool(poolOptions(engine), () => true);
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await pool.query('CREATE TABLE t (n int PRIMARY KEY, text text)');
  await pool.query(`INSERT INTO t SELECT n, repeat('x', 200) FROM generate_series(1, 60000) n`);
  await pool.query('DELETE FROM t');
  await pool.end();
  await engine.close();
});
afterAll(() => rmSync(deadRows, { recursive: true }));
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'grt-maintenance-'));
  cpSync(deadRows, directory, { recursive: true });
});
afterEach(() => rmSync(directory, { recursive: true }));

/** None of the table's pages is in memory yet. */
async function open() {
  const engine = await startEngine({ directory: join(directory, 'database'), durable: true });
  const pool = new GuardedPool(poolOptions(engine), () => true);
  const numberOf = async (text: string) => Number((await pool.query<{ n: string }>(`SELECT ${text} AS n`)).rows[0]?.n);
  return {
    engine,
    pool,
    sizeOfT: () => numberOf(`pg_relation_size('t')`),
    unsavedBytes: () =>
      numberOf('pg_wal_lsn_diff(pg_current_wal_lsn(), (SELECT redo_lsn FROM pg_control_checkpoint()))'),
    close: async () => {
      await pool.end();
      await engine.close();
    },
  };
}

describe('maintenance of the embedded database', () => {
  it('ends a vacuum as soon as somebody needs the database, leaves it for later, and does it in the end', async () => {
    const { pool, engine, sizeOfT, close } = await open();
    const { maintain } = createMaintenance({ pool, engine, mostLeft: 2 });
    const asked: Promise<unknown>[] = [];
    // One asks once the next statement is on its way.
    const quiet = async () => void setImmediate(() => asked.push(pool.query('SELECT 1')));
    const busy = { quiet, areThere: () => true };
    for (let run = 0; run < 2; run += 1) {
      expect((await maintain(busy)).done).toContain(leftT);
      expect(await sizeOfT()).toBeGreaterThan(10_000_000);
    }
    expect((await maintain(busy)).done).not.toContain(leftT);
    expect(await sizeOfT()).toBe(0);
    expect(await Promise.all(asked)).not.toHaveLength(0);
    await close();
  });

  it.each([
    ['only jobs ask', { areThere: () => false }],
    ['nobody has to be let go before', undefined],
  ])('vacuums while %s', async (_, callers) => {
    const { pool, engine, sizeOfT, close } = await open();
    const asked: Promise<unknown>[] = [];
    const quiet = async () => void setImmediate(() => asked.push(pool.query('SELECT 1')));
    const maintained = createMaintenance({ pool, engine }).maintain(callers && { ...callers, quiet });
    await quiet();
    expect((await maintained).done).not.toContain(leftT);
    expect(await sizeOfT()).toBe(0);
    await Promise.all(asked);
    await close();
  });
});

describe('the log of the embedded database', () => {
  it('is released by checkpoints between transactions, without maintenance, also after an interruption of nothing but what was to be interrupted', async () => {
    const { pool, engine, unsavedBytes, close } = await open();
    engine.interrupt(true);
    await expect(pool.query('SELECT count(*) FROM t')).rejects.toMatchObject({ code: '57014' });
    engine.interrupt(false);
    expect((await pool.query('SELECT count(*)::int AS n FROM t')).rows).toEqual([{ n: 0 }]);
    await pool.query('CREATE TABLE log (text text)');
    let most = 0;
    let last = 0;
    // How much is written meanwhile is up to the disk, which is synced first.
    for (let megabytes = 0; last >= most && megabytes < (16 * checkpointEveryBytes) / 1_000_000; megabytes += 1) {
      await pool.query(`INSERT INTO log SELECT repeat('x', 1000) FROM generate_series(1, 1000)`);
      most = last;
      last = await unsavedBytes();
    }
    expect(last).toBeLessThan(most);
    await close();
  });
});
