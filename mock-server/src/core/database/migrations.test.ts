import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { administer, databaseUrl } from '../../testing/test-database.ts';
import { startEngine } from './embedded/engine.ts';
import { prepareTemplate } from './embedded/template.ts';
import { poolOptions } from './embedded/wire-stream.ts';
import { migrationsDirectory, runMigrations } from './migrate.ts';

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

describe('the rows of an older version', () => {
  /** A database after only the first `count` migrations. */
  async function migratedUpTo(count: number, pool: Pool): Promise<void> {
    const copy = mkdtempSync(join(tmpdir(), 'grt-migrations-'));
    cpSync(migrationsDirectory, copy, { recursive: true });
    const path = join(copy, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: unknown[] };
    writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await runMigrations(pool, copy);
    rmSync(copy, { recursive: true, force: true });
  }

  it('count as simulated in the ledger, since there were no others', async () => {
    const engine = await startEngine({ template: await prepareTemplate() });
    const pool = new Pool(poolOptions(engine));
    await migratedUpTo(1, pool);
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
