import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { administer, databaseUrl } from '../../testing/test-database.ts';
import type { Database } from './database.ts';
import { startEngine } from './embedded/engine.ts';
import { prepareTemplate } from './embedded/template.ts';
import { poolOptions } from './embedded/wire-stream.ts';
import { migrationsDirectory, readMigrations } from './migration-files.ts';
import { runMigrations } from './migrate.ts';
import { SchemaError } from './schema-history.ts';

const packageDirectory = fileURLToPath(new URL('../../../', import.meta.url));

it('has a migration for everything in the tables', () => {
  // Within the package, because drizzle-kit takes relative paths only.
  const copy = mkdtempSync(join(packageDirectory, '.migrations-'));
  try {
    cpSync(migrationsDirectory, copy, { recursive: true });
    const config = join(copy, 'drizzle.config.ts');
    const out = `./${copy.slice(packageDirectory.length)}`;
    writeFileSync(
      config,
      `import config from '../drizzle.config.ts';\nexport default { ...config, out: ${JSON.stringify(out)} };\n`,
    );
    const command = join(packageDirectory, '../node_modules/.bin/drizzle-kit');
    execFileSync(command, ['generate', '--config', config], {
      cwd: packageDirectory,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const sqlFiles = (directory: string) => readdirSync(directory).filter((name) => name.endsWith('.sql'));
    expect(sqlFiles(copy)).toEqual(sqlFiles(migrationsDirectory));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

describe('a migration', () => {
  const namesOf = (ending: string) =>
    readdirSync(migrationsDirectory)
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length));

  it('is frozen: its text is the one that was noted when it was added', () => {
    // A new migration: npm run migration:freeze -w mock-server. One that is on the main branch is never edited: add another.
    const noted = namesOf('.sha256').map((name) => readFileSync(join(migrationsDirectory, `${name}.sha256`), 'utf8'));
    expect(noted).toEqual(readMigrations().map(({ name, hash }) => `${hash}  ${name}.sql\n`));
    expect(namesOf('.sql')).toEqual(readMigrations().map(({ name }) => name));
  });

  it('is newer than the ones before it', () => {
    const times = readMigrations().map(({ atMs }) => atMs);
    expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
  });
});

describeOnEveryDatabase('a database that was used with other migrations', (open) => {
  const known = readMigrations();
  const tables = (database: Database) =>
    database.pool.query(`select count(*)::int as count from pg_tables where schemaname = 'public'`);
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it('is refused by an older version, and left as it is', async () => {
    const before = await tables(database);
    const refused = runMigrations(database.pool, known.slice(0, -1));
    await expect(refused).rejects.toThrow(SchemaError);
    await expect(refused).rejects.toThrow('upgraded by a newer version of GRT: it has a change that');
    expect((await tables(database)).rows).toEqual(before.rows);
    await runMigrations(database.pool);
  });

  it('is refused when a migration was edited after it was applied', async () => {
    const edited = known.map((migration, index) => (index === 2 ? { ...migration, hash: 'f00d' } : migration));
    await expect(runMigrations(database.pool, edited)).rejects.toThrow(
      'another text of the migration 0002_click_source, so its tables are not those',
    );
  });

  it('gets a new migration, or nothing of it if it fails', async () => {
    const newest = known.at(-1)?.atMs ?? 0;
    const step = { name: '9999_step', atMs: newest + 1, hash: 'abc', statements: ['create table step (id integer)'] };
    const broken = { ...step, statements: [...step.statements, 'select 1 / 0'] };
    const before = await tables(database);
    await expect(runMigrations(database.pool, [...known, broken])).rejects.toThrow('division by zero');
    expect((await tables(database)).rows).toEqual(before.rows);
    await runMigrations(database.pool, [...known, step]);
    await database.pool.query('drop table step');
    await database.pool.query(`delete from drizzle.__drizzle_migrations where hash = 'abc'`);
    await runMigrations(database.pool);
  });
});

describe('the rows of an older version', () => {
  it('count as simulated in the ledger, since there were no others', async () => {
    const engine = await startEngine({ template: await prepareTemplate() });
    const pool = new Pool(poolOptions(engine));
    await runMigrations(pool, readMigrations().slice(0, 1));
    await pool.query(`insert into clients (company_name, status, timezone, created_at, updated_at)
      values ('Acme', 'active', 'America/New_York', now(), now())`);
    await pool.query(`insert into domains (client_id, domain_name, dmca_compliance_url, content_removal_email, status, bid_micros,
      budget_micros, bidding_status, created_at, updated_at)
      values (1, 'clips.example', '', '', 'approved', 0, 0, 'active', now(), now())`);
    await pool.query(`insert into click_hours (domain_id, starts_at, feed_id, country, client_id, views, clicks, unique_clicks,
      spent_micros) values (1, '2026-11-20T10:00:00Z', 1, 'US', 1, 9, 2, 1, 250000)`);
    await runMigrations(pool);
    const { rows } = await pool.query('select source, views::integer, spent_micros::integer from click_hours');
    expect(rows).toEqual([{ source: 'simulated', views: 9, spent_micros: 250_000 }]);
    await pool.end();
    await engine.close();
  });

  it('are days that no longer overlap: one that the next had begun in ends there', async () => {
    const engine = await startEngine({ template: await prepareTemplate() });
    const pool = new Pool(poolOptions(engine));
    await runMigrations(pool, readMigrations().slice(0, 9));
    await pool.query(`insert into clients (company_name, status, timezone, created_at, updated_at)
      values ('Acme', 'active', 'America/New_York', now(), now())`);
    await pool.query(`insert into domains (client_id, domain_name, dmca_compliance_url, content_removal_email, status, bid_micros,
      budget_micros, bidding_status, created_at, updated_at)
      values (1, 'clips.example', '', '', 'approved', 0, 0, 'active', now(), now())`);
    for (const [start, end] of [
      ['2026-11-20T05:00:00Z', '2026-11-21T05:00:00Z'],
      ['2026-11-20T23:00:00Z', '2026-11-21T23:00:00Z'],
      ['2026-11-21T23:00:00Z', '2026-11-22T23:00:00Z'],
    ])
      await pool.query(
        `insert into bidding_days (domain_id, day_start, day_end, timezone, spent_micros, clicks, repeats, peak_budget_micros,
          opportunities, servable_opportunities, advanced_to) values (1, $1, $2, 'Europe/Paris', 0, 0, 0, 0, 0, 0, $1)`,
        [start, end],
      );
    await runMigrations(pool);
    const { rows } = await pool.query<{ day_end: Date }>('select day_end from bidding_days order by day_start');
    expect(rows.map(({ day_end: end }) => end.toISOString())).toEqual([
      '2026-11-20T23:00:00.000Z',
      '2026-11-21T23:00:00.000Z',
      '2026-11-22T23:00:00.000Z',
    ]);
    await pool.end();
    await engine.close();
  });
});

describe('the log level of an older version', () => {
  const known = readMigrations();
  const levelAfter = async (level: string, changes: readonly object[]) => {
    const engine = await startEngine({ template: await prepareTemplate() });
    const pool = new Pool(poolOptions(engine));
    await runMigrations(
      pool,
      known.slice(
        0,
        known.findIndex(({ name }) => name.endsWith('_log_level')),
      ),
    );
    await pool.query(
      `insert into platform_settings (id, support_email, public_name, feed_refresh_min_minutes, hold_bad_rows_percent,
        hold_fewer_rows_percent, registration_open, log_level, updated_at, updated_by)
        values (1, 'help@x.example', 'GRT', 15, 20, 30, true, $1, now(), 'admin')`,
      [level],
    );
    for (const after of changes)
      await pool.query(
        `insert into audit_entries (action, actor, role, subject_type, before, after, created_at)
          values ('settings.update', 'admin', 'admin', 'settings', '{}', $1, now())`,
        [after],
      );
    await runMigrations(pool);
    const { rows } = await pool.query<object>('select log_level, log_level_is_set from platform_settings');
    await pool.end();
    await engine.close();
    return rows;
  };

  it.each([
    ['the default, which saving something else had written', 'info', [{ public_name: 'GRT' }], false],
    ['the default, which someone had gone back to', 'info', [{ log_level: 'debug' }, { log_level: 'info' }], true],
    ['another one', 'warning', [], true],
  ] as const)('is %s: it counts as set by a person only then', async (_, level, changes, isSet) => {
    expect(await levelAfter(level, changes)).toEqual([{ log_level: level, log_level_is_set: isSet }]);
  });
});

const serverUrl = inject('postgresUrl') ?? '';

describe.skipIf(serverUrl === '')('several servers starting at once (PostgreSQL)', () => {
  const pools: Pool[] = [];
  beforeAll(async () => {
    await administer(serverUrl, 'CREATE DATABASE migrate_together');
    const connectionString = databaseUrl(serverUrl, 'migrate_together');
    for (let count = 0; count < 3; count += 1) pools.push(new Pool({ connectionString, max: 1 }));
  });
  afterAll(async () => {
    for (const pool of pools) await pool.end();
    await administer(serverUrl, 'DROP DATABASE migrate_together');
  });

  it('migrate one after another, each file once', async () => {
    await Promise.all(pools.map((pool) => runMigrations(pool)));
    const { rows } = await (pools[0] ?? new Pool()).query<{ hash: string }>(
      'SELECT hash FROM drizzle.__drizzle_migrations',
    );
    expect(rows).toHaveLength(readdirSync(migrationsDirectory).filter((name) => name.endsWith('.sql')).length);
  });
});
