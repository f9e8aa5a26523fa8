import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { administer, databaseUrl } from '../../testing/test-database.ts';
import { migrationsDirectory, readMigrations } from './migration-files.ts';
import { runMigrations } from './migrate.ts';

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

  it('replaces the snapshot of the one before it', () => {
    const newest = readMigrations().at(-1)?.name.slice(0, 4) ?? '';
    expect(readdirSync(join(migrationsDirectory, 'meta')).sort()).toEqual([`${newest}_snapshot.json`, '_journal.json']);
  });
});

describeOnEveryDatabase('a rule that drizzle-kit has no words for', (open) => {
  it('is kept: no two days of a domain overlap', async () => {
    const { pool } = await open();
    await pool.query(`insert into clients (company_name, status, timezone, created_at, updated_at)
      values ('Acme', 'active', 'America/New_York', now(), now())`);
    await pool.query(`insert into domains (client_id, domain_name, dmca_compliance_url, content_removal_email, status, bid_micros,
      budget_micros, bidding_status, created_at, updated_at)
      select 1, name, '', '', 'approved', 0, 0, 'active', now(), now() from unnest(array['one.example', 'two.example']) as name`);
    const insert = (domainId: number, start: string, end: string) =>
      pool.query(
        `insert into bidding_days (domain_id, day_start, day_end, timezone, spent_micros, clicks, repeats, peak_budget_micros,
          opportunities, servable_opportunities, advanced_to) values ($1, $2, $3, 'Europe/Paris', 0, 0, 0, 0, 0, 0, $2)`,
        [domainId, start, end],
      );
    await insert(1, '2026-11-20T05:00:00Z', '2026-11-21T05:00:00Z');
    await expect(insert(1, '2026-11-21T04:59:59Z', '2026-11-22T05:00:00Z')).rejects.toMatchObject({
      code: '23P01',
      constraint: 'bidding_days_apart',
    });
    await insert(1, '2026-11-21T05:00:00Z', '2026-11-22T05:00:00Z');
    await insert(2, '2026-11-20T23:00:00Z', '2026-11-21T23:00:00Z');
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
