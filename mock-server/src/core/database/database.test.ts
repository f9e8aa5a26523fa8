import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { recordQueries } from '../../testing/sent-queries.ts';
import { clearDatabase, testStart } from '../../testing/test-database.ts';
import { fixedClock } from '../clock.ts';
import { createLog } from '../log.ts';
import { cronJobs } from '../queue/queue.tables.ts';
import { byName } from './columns.ts';
import { openDatabase, type Database } from './database.ts';
import { misfitOf } from './postgres.ts';
import { unnest } from './unnest.ts';

describeOnEveryDatabase('the database', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  const rowsOf = async (text: string, values: unknown[] = []) =>
    (await database.pool.query<Record<string, unknown>>(text, values)).rows;

  it('returns values of the same types on every database', async () => {
    const [row] = await rowsOf(
      `SELECT 9007199254740993::int8 AS big, 1.50::numeric AS exact, 7::int AS small, true AS yes, NULL AS nothing,
              '{"a": [1, null]}'::jsonb AS json, ARRAY['a', NULL, 'b"c'] AS list, '\\x00ff'::bytea AS bytes,
              '2026-11-02T09:00:00.123Z'::timestamptz AS moment, $1::text AS text`,
      ['Grüße 🎬'],
    );
    expect(row).toEqual({
      big: '9007199254740993',
      exact: '1.50',
      small: 7,
      yes: true,
      nothing: null,
      json: { a: [1, null] },
      list: ['a', null, 'b"c'],
      bytes: Buffer.from([0, 255]),
      moment: new Date('2026-11-02T09:00:00.123Z'),
      text: 'Grüße 🎬',
    });
  });

  it('uses UTC', async () => {
    expect(await rowsOf(`SELECT current_setting('TimeZone') AS zone`)).toEqual([{ zone: 'UTC' }]);
  });

  it('answers fifty queries at once, each with its own reply', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, (_, index) => rowsOf('SELECT $1::int AS n', [index])));
    expect(replies.map(([row]) => row?.['n'])).toEqual(Array.from({ length: 50 }, (_, index) => index));
  });

  it('continues after a failed statement', async () => {
    await expect(rowsOf('SELECT nonsense')).rejects.toMatchObject({ code: '42703' });
    await expect(rowsOf('SELECT 1/$1::int', [0])).rejects.toMatchObject({ code: '22012' });
    expect(await rowsOf('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('transfers more than a megabyte in both directions', async () => {
    const text = 'ä'.repeat(1_500_000);
    expect(await rowsOf('SELECT $1::text AS text', [text])).toEqual([{ text }]);
  });

  it("remembers a connection's prepared statements, and forgets them when it closes", async () => {
    const named = { name: 'answer', text: 'SELECT $1::int AS n', values: [42] };
    const client = await database.pool.connect();
    await client.query(named);
    await client.query(named);
    await client.query('BEGIN');
    await client.query(`SET application_name = 'left behind'`);
    client.release(true); // closes the connection in the middle of its transaction
    expect((await database.pool.query(named)).rows).toEqual([{ n: 42 }]);
    expect(await rowsOf(`SELECT current_setting('application_name') <> 'left behind' AS fresh`)).toEqual([
      { fresh: true },
    ]);
  });

  it('writes thousands of rows in one statement, with quotes, gaps and nested values', async () => {
    await clearDatabase(database);
    const rows = Array.from({ length: 3_000 }, (_, index) => ({
      command: `command "${String(index)}", {\\}'`,
      output: index % 2 === 0 ? null : `näme ${String(index)}`,
      at: new Date(Date.UTC(2026, 0, 1, 0, 0, index)),
      ms: index,
      details: { tags: ['a', `"${String(index)}"`] },
    }));
    const source = unnest(rows, {
      command: ['text', (row) => row.command],
      output: ['text', (row) => row.output],
      at: ['timestamptz', (row) => row.at],
      ms: ['integer', (row) => row.ms],
      details: ['jsonb', (row) => row.details],
    });
    await database.current().execute(
      sql`insert into cron_jobs (command, schedule, timezone, next_run, last_ms, last_output)
          select command, details -> 'tags' ->> 1, 'UTC', at, ms, output from ${source}`,
    );
    const kept = await database.current().select().from(cronJobs).orderBy(cronJobs.id);
    expect(kept).toHaveLength(3_000);
    expect(kept[1]).toMatchObject({
      command: rows[1]?.command,
      schedule: '"1"',
      nextRun: rows[1]?.at,
      lastMs: 1,
      lastOutput: 'näme 1',
    });
    expect(kept[2]?.lastOutput).toBeNull();
  });

  it('sorts names the same everywhere: regardless of case, by bytes', async () => {
    await clearDatabase(database);
    const names = ['b', 'B2', 'a', 'Ä', 'z', 'C', '_x'];
    for (const command of names) {
      const nextRun = new Date(testStart);
      await database.current().insert(cronJobs).values({ command, schedule: '', timezone: '', nextRun });
    }
    const sorted = await database.current().select().from(cronJobs).orderBy(byName(cronJobs.command), cronJobs.id);
    expect(sorted.map(({ command }) => command)).toEqual(['_x', 'a', 'b', 'B2', 'C', 'z', 'Ä']);
  });

  it('restarts ids at 1 when it is cleared, even after a rolled-back insert', async () => {
    const add = async () => {
      const nextRun = new Date(testStart);
      const values = { command: 'one', schedule: '', timezone: '', nextRun };
      return (await database.current().insert(cronJobs).values(values).returning({ id: cronJobs.id }))[0]?.id;
    };
    await clearDatabase(database);
    const attempt = database.transaction(async () => {
      await add();
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    await clearDatabase(database);
    expect(await add()).toBe(1);
  });

  it('maintains itself and reports its size', async () => {
    const { done, sizeBytes } = await database.maintain();
    expect(done.length).toBeGreaterThan(0);
    expect(sizeBytes).toBeGreaterThan(1_000_000);
  });

  it('updates statistics only of a table that has changed by more than a tenth and 50 rows since the last time', async () => {
    await rowsOf(`CREATE TABLE counted (n int, details jsonb DEFAULT '{}')`);
    const add = (count: number) => rowsOf('INSERT INTO counted SELECT n FROM generate_series(1, $1::int) n', [count]);
    const known = async () => {
      await database.analyzeChanged();
      return (await rowsOf(`SELECT reltuples AS rows FROM pg_class WHERE relname = 'counted'`))[0]?.['rows'];
    };
    await add(50);
    expect(await known()).toBe(-1);
    await add(50);
    expect(await known()).toBe(100);
    await add(40);
    await rowsOf('UPDATE counted SET n = 0 WHERE n > 40'); // 20 rows
    expect(await known()).toBe(100);
    await add(1);
    expect(await known()).toBe(141);
    await add(64);
    expect(await known()).toBe(141);
    const { queries, stop } = recordQueries(Client);
    await database.analyzeChanged();
    stop();
    expect(queries).toHaveLength(2);
    await add(1);
    expect(await known()).toBe(206);
    await rowsOf('DELETE FROM counted WHERE n <> 0');
    await database.maintain();
    expect(await known()).toBe(20);
    await add(52);
    expect(await known()).toBe(20);
    // Wide columns take long, and no statement searches by them.
    const columns = (await rowsOf(`SELECT attname FROM pg_stats WHERE tablename = 'counted'`)).length;
    expect(columns).toBe(database.kind === 'embedded' ? 1 : 2);
    await rowsOf('DROP TABLE counted');
  });

  it('logs that statistics could not be updated, and does not fail what was written before', async () => {
    const lines: string[] = [];
    const other = await open({ log: createLog({ clock: fixedClock(testStart), sinks: [(line) => lines.push(line)] }) });
    await other.close();
    await other.analyzeChanged();
    expect(lines).toEqual([expect.stringContaining('"level":"warn","message":"Statistics were not updated"')]);
  });

  it('can be closed twice, and answers nothing afterward', async () => {
    const other = await open();
    await Promise.all([other.close(), other.close()]);
    await expect(other.pool.query('SELECT 1')).rejects.toThrow('after calling end');
    expect(await rowsOf('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('keeps two databases in one process separate', async () => {
    const other = await open();
    await clearDatabase(database);
    const values = { command: 'here', schedule: '', timezone: '', nextRun: new Date(testStart) };
    await database.transaction(async () => {
      await database.current().insert(cronJobs).values(values);
      expect(await other.current().select().from(cronJobs)).toEqual([]);
    });
    expect(await other.current().select().from(cronJobs)).toEqual([]);
    await other.close();
  });
});

describe('a PostgreSQL server', () => {
  it('must be version 15 or later, with UTF-8', () => {
    expect(misfitOf({ version: 150_000, encoding: 'UTF8' })).toBeUndefined();
    expect(misfitOf({ version: 180_003, encoding: 'UTF8' })).toBeUndefined();
    expect(misfitOf({ version: 149_999, encoding: 'UTF8' })).toBe(
      'DATABASE_URL points to PostgreSQL 14; version 15 or later is required.',
    );
    expect(misfitOf({ version: 150_000, encoding: 'SQL_ASCII' })).toContain('SQL_ASCII');
  });

  it('is named without its password when it cannot be reached', async () => {
    const databaseUrl = 'postgresql://grt:hunter2@127.0.0.1:1/grt';
    const attempt = openDatabase({ dataDir: 'memory', databaseUrl, clock: fixedClock(testStart) });
    const error: unknown = await attempt.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: expect.stringContaining('127.0.0.1:1/grt (DATABASE_URL)') as string });
    expect(String(error)).not.toContain('hunter2');
  });
});
