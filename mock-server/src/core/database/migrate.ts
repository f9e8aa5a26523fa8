import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

/** Written by `npm run migration -w mock-server` from the tables in the source. */
export const migrationsDirectory = fileURLToPath(new URL('./migrations', import.meta.url));

/** An arbitrary lock number, unique in this database. */
const LOCK_KEY = 4_715_062_017;

/** Runs pending migrations. Servers that start at the same time wait for one another.
 * All pending files run in one transaction: nothing is left half done. */
export async function runMigrations(pool: pg.Pool, directory: string = migrationsDirectory): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
    try {
      await migrate(drizzle(client), { migrationsFolder: directory });
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [LOCK_KEY]);
    }
  } finally {
    client.release();
  }
}
