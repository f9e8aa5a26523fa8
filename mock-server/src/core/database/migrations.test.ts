import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { administer, databaseUrl } from '../../testing/test-database.ts';
import { migrationsDirectory, runMigrations } from './migrate.ts';

const packageDirectory = fileURLToPath(new URL('../../../', import.meta.url));

it('has a migration for everything that the tables say', () => {
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

const serverUrl = inject('postgresUrl') ?? '';

describe.skipIf(serverUrl === '')('several servers that start at once (PostgreSQL)', () => {
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

  it('migrate one after the other, each file once', async () => {
    await Promise.all(pools.map((pool) => runMigrations(pool)));
    const { rows } = await (pools[0] ?? new Pool()).query<{ hash: string }>(
      'SELECT hash FROM drizzle.__drizzle_migrations',
    );
    expect(rows).toHaveLength(readdirSync(migrationsDirectory).filter((name) => name.endsWith('.sql')).length);
  });
});
