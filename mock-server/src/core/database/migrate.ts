import type pg from 'pg';
import { readMigrations, type Migration } from './migration-files.ts';
import { pendingMigrations, type AppliedMigration } from './schema-history.ts';

/** An arbitrary lock number, unique in this database. */
const LOCK_KEY = 4_715_062_017;

/** Runs pending migrations. Servers that start at the same time wait for one another.
 * All pending files run in one transaction: nothing is left half done.
 * @returns how many were run.
 * @throws SchemaError if the database does not fit these migrations; nothing is changed then. */
export async function runMigrations(
  pool: pg.Pool,
  migrations: readonly Migration[] = readMigrations(),
): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
    try {
      const pending = pendingMigrations(migrations, await readApplied(client));
      if (pending.length > 0) await inTransaction(client, () => applyMigrations(client, pending));
      return pending.length;
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [LOCK_KEY]);
    }
  } finally {
    client.release();
  }
}

/** The migrations that a database has, oldest first. */
export async function readApplied(client: Pick<pg.ClientBase, 'query'>): Promise<readonly AppliedMigration[]> {
  const { rows: found } = await client.query<{ is_there: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS is_there`,
  );
  if (found[0]?.is_there !== true) return [];
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'SELECT hash, created_at FROM drizzle.__drizzle_migrations ORDER BY created_at',
  );
  return rows.map(({ hash, created_at }) => ({ hash, atMs: Number(created_at) }));
}

/** Applies migrations in the caller's transaction, and notes them in the table that Drizzle's own migrator uses. */
export async function applyMigrations(
  client: Pick<pg.ClientBase, 'query'>,
  migrations: readonly Migration[],
): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
  await client.query(`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (
    id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
  for (const { statements, hash, atMs } of migrations) {
    for (const statement of statements) await client.query(statement);
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [hash, atMs]);
  }
}

async function inTransaction(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
